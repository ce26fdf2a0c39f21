/** Opens a saved site again: a worker reads the files, the page decodes their pictures. */
import { proxy, transfer } from 'comlink';
import type { Compiled } from '../../compose/compiled.ts';
import type { Picture } from '../../compose/ingredients.ts';
import { LINK_IMAGE } from '../../compose/link-image.ts';
import type { Size } from '../../site/site-content.ts';
import type { EditedSite, HeldMedia, Photo } from '../model/edited-site.ts';
import type { LeftOut } from './languages-among.ts';
import { OpenError, type Refusal } from './open-error.ts';
import type { Choice, FoundFile, SiteRead } from './read-site.ts';
import { withReader } from './reader.ts';

/** In milliseconds. An ordinary site takes a tenth of it. */
const LONGEST = 8000;
/** In milliseconds, for each picture. A site may have four hundred, and an old computer needs 50 for one of them. */
const LONGEST_PICTURE = 100;
/** In pixels, of a photo. A photo of the build has a fifth of it, but a small file may unpack to gigabytes. */
const MOST_PIXELS = 4_000_000;

/** The site, and what was left out of it. Throws an OpenError if the files are no site. */
export async function openSite(
  files: readonly File[],
  { fonts }: Compiled,
  choice?: Choice,
): Promise<{ site: EditedSite; leftOut: LeftOut }> {
  const read = await withReader((reader) =>
    inTime<SiteRead | Refusal>(
      reader.readSite(files.map(headOf), proxy(rangeOf(files)), fonts.measures, choice),
    ),
  );
  if ('reason' in read) throw new OpenError(read.reason, read.what);
  const site = editedSiteOf(read, files);
  return {
    site: await inTime(site, LONGEST + read.pictures.length * LONGEST_PICTURE),
    leftOut: read.leftOut,
  };
}

const headOf = ({ name, size }: File) => ({ name, size });

/** The page reads for the worker, because in WebKit a worker of a page from a disk cannot read blobs. */
const rangeOf = (files: readonly File[]) => async (file: number, from: number, to: number) => {
  const whole = files[file];
  // Chromium says that a file that is gone has no bytes, and reads these from a slice without an error.
  const range = whole && to - from < whole.size ? whole.slice(from, to) : whole;
  const buffer = await range?.arrayBuffer().catch(() => undefined);
  return buffer && transfer(new Uint8Array(buffer), [buffer]);
};

async function editedSiteOf(read: SiteRead, files: readonly File[]): Promise<EditedSite> {
  const { values, further, cv, linkImage, media, captions, beside } = read;
  const portrait = await photoOf(read.portrait);
  const stills: [string, Photo][] = [];
  // One after the other, because all of them at once may take more memory than there is.
  for (const still of read.stills) stills.push([still.name, await photoOf(still)]);
  const pictures: [string, Picture][] = [];
  for (const { name, src } of read.pictures) pictures.push([name, await sureOf(src)]);
  // A film that another page shows, too, is one object, so a draft keeps it once.
  const known = new Map<string, HeldMedia>();
  const filesAt = (found: readonly FoundFile[]) =>
    Object.fromEntries(
      found.flatMap(({ name, file, start, end, packed }): [string, HeldMedia][] => {
        const blob = files[file]?.slice(start, end);
        const each = known.get(`${file} ${start}`) ?? (blob && { blob, ...(packed && { packed }) });
        if (!each) return [];
        known.set(`${file} ${start}`, each);
        return [[name, each]];
      }),
    );
  return {
    values,
    further,
    edited: 0,
    portrait,
    stills: Object.fromEntries(stills),
    projectFiles: { pictures: Object.fromEntries(pictures), media, captions },
    mediaFiles: filesAt(read.mediaFiles),
    ...(cv && { cv }),
    ...(linkImage && (await isLinkImage(linkImage.bytes)) && { linkImage }),
    beside: { ...beside, files: filesAt(beside.files) },
  };
}

/** Rejects if the promise takes too long. */
export function inTime<Value>(
  promise: Promise<Value>,
  longest = LONGEST,
  late = (): Error => new OpenError('slow'),
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), longest);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type PhotoRead = { src: string; focus: string; colour?: unknown; poster?: string };

async function photoOf({ src, focus, colour, poster }: PhotoRead): Promise<Photo> {
  const picture = await sureOf(src, colour);
  return { picture, focus, ...(poster !== undefined && { poster: await sureOf(poster) }) };
}

async function sureOf(src: string, colour?: unknown): Promise<Picture> {
  const picture = await pictureAt(src, colour);
  if (!picture) throw new OpenError('pictures');
  return picture;
}

const COLOUR = /^rgb\(\d{1,3},\d{1,3},\d{1,3}\)$/;

/** Keeps a picture as it is, because encoding it again would make it worse. Returns undefined if the address has no picture. */
export async function pictureAt(src: string, colour: unknown): Promise<Picture | undefined> {
  const size = await sizeOf(src);
  const isColour = typeof colour === 'string' && COLOUR.test(colour);
  return size && { src, ...size, ...(isColour && { colour }) };
}

/** Reads the size before it decodes, because the size needs little memory. Returns undefined if it is no picture, or too large. */
async function sizeOf(src: string): Promise<Size | undefined> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = src;
  try {
    await loaded;
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > MOST_PIXELS) return undefined;
    await image.decode();
    return { width, height };
  } catch {
    return undefined;
  }
}

async function isLinkImage(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
  const size = await sizeOf(address);
  URL.revokeObjectURL(address);
  return size?.width === LINK_IMAGE.width && size.height === LINK_IMAGE.height;
}
