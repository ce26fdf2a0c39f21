/** Any image that sharp can read, as WebP of a shape and a weight: every engine of the last years shows it. */
import sharp, { type OutputInfo } from 'sharp';
import type { Picture } from '../../compose/site-content.ts';
import type { Focus } from '../../schema/portfolio.ts';

/** What a place in the page asks of its picture. A photo that is smaller, or too heavy, gets fewer pixels of that shape. */
export type Wanted = {
  /** Pixels: the shape, and the largest size. */
  width: number;
  height: number;
  /** The most characters of its address, which is what it weighs in the file. */
  budget: number;
  /** Pixels: a photo with less on a side is refused. */
  shortestSide: number;
  /** What stays of a photo of another shape: where the eye goes first, or around a place in it. */
  position: 'attention' | Focus;
};

/** Upright, in the colours of the web, and nothing but pixels. Throws where the image is broken. */
async function crop(bytes: Buffer, wanted: Wanted) {
  const strict = { failOn: 'error', sequentialRead: true } as const;
  // The crop may leave out what is broken.
  await sharp(bytes, strict).resize(64).raw().toBuffer();
  const upright = sharp(bytes, strict).autoOrient();
  const { autoOrient: whole } = await upright.metadata();
  const frame = {
    width: Math.min(whole.width, Math.floor((whole.height * wanted.width) / wanted.height)),
    height: Math.min(whole.height, heightOf(whole.width, wanted)),
  };
  if (wanted.position !== 'attention') {
    const [x, y] = placeOf(wanted.position);
    const left = startOf(frame.width, x, whole.width);
    const top = startOf(frame.height, y, whole.height);
    upright.extract({ left, top, ...frame });
  }
  const width = Math.min(wanted.width, frame.width);
  return upright
    .resize(width, heightOf(width, wanted), { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [0, 0.5],
  right: [1, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
};

/** In shares of the width and of the height; the middle, if it is none by itself. */
export function placeOf(position: Wanted['position']): readonly [x: number, y: number] {
  const [, x = 50, y = 50] = /^([\d.]+)% ([\d.]+)%$/.exec(position) ?? [];
  return PLACES[position] ?? [Number(x) / 100, Number(y) / 100];
}

/** Where a frame of this length begins, with the place in its middle as far as the whole allows. */
function startOf(frame: number, place: number, whole: number): number {
  return Math.round(Math.min(Math.max(whole * place - frame / 2, 0), whole - frame));
}

/** Shares of the largest width, and the worst quality at each before a smaller one is tried. */
const STEPS = [
  [1, 62],
  [0.9, 62],
  [0.8, 30],
  // Only pictures of pure noise get this far.
  [0.6, 10],
  [0.4, 10],
] as const;

const QUALITIES = [88, 82, 76, 70, 66, 62, 56, 48, 40, 30, 20, 10];

/** At the largest width where a decent quality fits into the budget. Throws where the image is broken. */
export async function encode(bytes: Buffer, wanted: Wanted): Promise<Picture | undefined> {
  const { data, info } = await crop(bytes, wanted);
  const colour = await averageOf(data, info);
  for (const [share, worst] of STEPS) {
    const width = Math.min(Math.round(wanted.width * share), info.width);
    const height = heightOf(width, wanted);
    const scaled = sharp(data, { raw: info }).resize(width, height);
    for (const quality of QUALITIES.filter((each) => each >= worst)) {
      const webp = await scaled.clone().webp({ quality, effort: 4 }).toBuffer();
      const src = `data:image/webp;base64,${webp.toString('base64')}`;
      if (src.length <= wanted.budget) return { src, width, height, ...colour };
    }
  }
  return undefined;
}

async function averageOf(data: Buffer, raw: OutputInfo): Promise<{ colour?: string }> {
  const { channels, isOpaque } = await sharp(data, { raw }).stats();
  if (!isOpaque) return {};
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  return { colour: `rgb(${red},${green ?? red},${blue ?? red})` };
}

function heightOf(width: number, shape: Wanted): number {
  return Math.round((width * shape.height) / shape.width);
}
