/**
 * The owner's picture: found, looked at, and made ready for the page (turned, cropped to 4:5, scaled, encoded, and
 * without a trace of where and when it was taken).
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fault, Findings } from '../content/fault.ts';
import { cached } from '../files/cache.ts';
import { type SafeSvg, sanitiseSvg, svgAddress } from './drawing.ts';

const room = import.meta.dirname;

/** Characters of the address in the page: 45 kB in the file. */
const BUDGET = 45_000;
const SHORTEST_SIDE = 600;
/** 16,383 × 16,383; beyond it a small file may unfold to gigabytes. */
const MOST_PIXELS = 0x3fff * 0x3fff;

const READABLE = /^portrait\.(?:jpe?g|png|webp|avif|svg|tiff?)$/i;
const UNREADABLE = /^portrait\.(?:heic|heif|gif|bmp|psd|ai|eps|pdf|raw|dng|cr[23]|nef|arw|docx?)$/i;
const ANY_IMAGE = /\.(?:jpe?g|png|webp|avif|svg|tiff?|heic|heif|gif|bmp)$/i;

const WIDTHS = [800, 720, 640] as const;
/** Only a picture of pure noise gets this far. */
const LAST_WIDTHS = [560, 480, 400, 320] as const;

const QUALITIES = [88, 82, 76, 70, 66, 56, 48, 40, 20];

export type PreparedPortrait = {
  /** A data: address. */
  src: string;
  width: number;
  height: number;
  /** Length of the address: what it weighs in the file. */
  bytes: number;
};

type Picture = { name: string; bytes: Buffer } & (
  | { kind: 'drawing'; drawing: SafeSvg; isSample: boolean }
  | { kind: 'photo' }
);

export async function checkPortrait(contentFolder: string, cacheFolder: string): Promise<Findings> {
  const found = await readPortrait(contentFolder, cacheFolder);
  if ('problem' in found) return { faults: [found], samples: [] };
  if (found.kind === 'photo' || !found.isSample) return { faults: [], samples: [] };
  const sample: Fault = {
    file: `src/content/${found.name}`,
    field: '',
    problem: 'is still the drawing of the sample.',
    expected: `Put your photo there as portrait.jpg and remove ${found.name}.`,
  };
  return { faults: [], samples: [sample] };
}

export async function preparePortrait(
  contentFolder: string,
  cacheFolder: string,
): Promise<PreparedPortrait> {
  const found = await readPortrait(contentFolder, cacheFolder);
  if ('problem' in found) throw new Error(`${found.file} ${found.problem} ${found.expected}`);
  if (found.kind === 'drawing' && !found.drawing.holdsPixels) {
    const src = svgAddress(found.drawing.svg);
    if (src.length <= BUDGET) return { src, width: 800, height: 1000, bytes: src.length };
  }
  // Drawings with photos in them, or too many lines, become pixels, too.
  const bytes = found.kind === 'photo' ? found.bytes : await rasterise(found.drawing.svg);
  return cached(cacheFolder, { kind: 'portrait', room, inputs: [bytes] }, () => encode(bytes));
}

async function readPortrait(contentFolder: string, cacheFolder: string): Promise<Picture | Fault> {
  const names = (await readdir(contentFolder).catch(() => [])).sort();
  const candidates = names.filter((name) => READABLE.test(name));
  const [name, another] = candidates;
  if (name === undefined) return missing(names);
  if (another !== undefined) {
    const expected = `Keep one of ${candidates.join(', ')} and remove the rest.`;
    return fault('', `holds ${candidates.length} portraits.`, expected);
  }
  const bytes = await readFile(join(contentFolder, name)).catch(() => Buffer.alloc(0));
  if (bytes.length === 0)
    return fault(name, 'is empty or cannot be read.', 'Save your photo there again.');
  return looksLikeSvg(bytes)
    ? readDrawing(name, bytes, cacheFolder)
    : readPhoto(name, bytes, cacheFolder);
}

function missing(names: readonly string[]): Fault {
  const wrongKind = names.find((name) => UNREADABLE.test(name));
  if (wrongKind) {
    return fault(
      wrongKind,
      'is of a kind that cannot be used.',
      'Save the photo as JPEG: portrait.jpg.',
    );
  }
  const image = names.find((name) => ANY_IMAGE.test(name));
  const expected = image
    ? `Rename ${image} to portrait${image.slice(image.lastIndexOf('.')).toLowerCase()}.`
    : 'Put your photo there as portrait.jpg (or .png, .webp, .avif, .svg).';
  return fault('', 'holds no portrait.', expected);
}

function fault(name: string, problem: string, expected: string): Fault {
  return { file: `src/content/${name}`, field: '', problem, expected };
}

function looksLikeSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString('utf8');
  return /^\uFEFF?\s*</.test(start) && bytes.includes('<svg');
}

async function readDrawing(
  name: string,
  bytes: Buffer,
  cacheFolder: string,
): Promise<Picture | Fault> {
  const source = bytes.toString('utf8');
  const isSample = /<svg\b[^>]*\sdata-sample\b/.test(source);
  const recipe = { kind: 'drawing', room, inputs: [bytes] };
  try {
    const drawing = await cached(cacheFolder, recipe, async () => sanitiseSvg(source));
    return { kind: 'drawing', name, bytes, drawing, isSample };
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    return fault(
      name,
      `is a damaged drawing (${line}).`,
      'Export it again as plain SVG, or use a photo.',
    );
  }
}

async function readPhoto(
  name: string,
  bytes: Buffer,
  cacheFolder: string,
): Promise<Picture | Fault> {
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!about) {
    return fault(
      name,
      'is not an image that can be read.',
      'Open it in a photo program and save it as JPEG.',
    );
  }
  const { width, height } = about;
  const size = `${width} × ${height} pixels`;
  if (width * height > MOST_PIXELS) {
    return fault(
      name,
      `has ${size}, too many to work on.`,
      'Save it smaller; 4,000 pixels a side are plenty.',
    );
  }
  if (Math.min(width, height) < SHORTEST_SIDE) {
    return fault(
      name,
      `is too small: ${size}.`,
      `Use a photo of at least ${SHORTEST_SIDE} pixels on each side.`,
    );
  }
  const recipe = { kind: 'whole', room, inputs: [bytes] };
  const isWhole = await cached(cacheFolder, recipe, () => decodes(bytes));
  if (!isWhole) {
    return fault(
      name,
      'is damaged: part of the image is missing or broken.',
      'Copy it again from where it came from.',
    );
  }
  return { kind: 'photo', name, bytes };
}

/** Scaled down while it is read, and yet every byte has to make sense. */
function decodes(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { failOn: 'error', sequentialRead: true })
    .resize(64)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(1600, 2000, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** The largest width at which a decent quality fits the budget. WebP: every engine of the last years shows it. */
async function encode(bytes: Buffer): Promise<PreparedPortrait> {
  const master = await crop(bytes);
  const widths = [
    ...new Set([...WIDTHS, ...LAST_WIDTHS].map((width) => Math.min(width, master.width))),
  ];
  for (const width of widths) {
    const best = await encodeAt(master, width, width > 640 ? 62 : width === 640 ? 30 : 10);
    if (best) return best;
  }
  throw new Error('The portrait does not fit into 45 kB: use another photo.');
}

type Master = { pixels: Buffer; width: number; height: number; channels: 3 | 4 };

/** Turned upright, cropped to 4:5 where the eye goes first, in the colours of the web, and nothing but pixels. */
async function crop(bytes: Buffer): Promise<Master> {
  const upright = sharp(bytes, { failOn: 'error', sequentialRead: true }).autoOrient();
  const { autoOrient } = await upright.metadata();
  const width = Math.min(800, autoOrient.width, Math.floor(autoOrient.height * 0.8));
  const { data, info } = await upright
    .resize(width, Math.round(width * 1.25), { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = info.channels === 4 ? 4 : 3;
  return { pixels: data, width: info.width, height: info.height, channels };
}

async function encodeAt(
  master: Master,
  width: number,
  worst: number,
): Promise<PreparedPortrait | undefined> {
  const height = Math.round(width * 1.25);
  const { pixels, ...raw } = master;
  const scaled = sharp(pixels, { raw }).resize(width, height);
  const at = async (quality: number): Promise<PreparedPortrait | undefined> => {
    const webp = await scaled.clone().webp({ quality, effort: 4 }).toBuffer();
    const src = `data:image/webp;base64,${webp.toString('base64')}`;
    return src.length <= BUDGET ? { src, width, height, bytes: src.length } : undefined;
  };
  // The worst first: most widths are settled by it.
  const fitting = await at(worst);
  if (!fitting) return undefined;
  for (const quality of QUALITIES.filter((each) => each > worst)) {
    const better = await at(quality);
    if (better) return better;
  }
  return fitting;
}
