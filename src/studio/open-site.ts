/**
 * Opens a saved site again. The file may be anybody's, so only the data block and the pictures of a page are read, both are
 * checked, and none of its markup is used.
 */
import type { Remote } from 'comlink';
import { unzipSync } from 'fflate';
import { onlyDraws } from '../compose/page/svg-address.ts';
import type { Picture } from '../compose/site-content.ts';
import { readSiteData, VERSION } from '../site/site-data.ts';
import { STATIC } from '../site/take-over/marks.ts';
import type { Composer } from './composer/worker.ts';
import { words } from './words.ts';
import type { Photo, Said, Work } from './work.ts';

/** In bytes. No site has more, but a small zip may unfold to far more. */
const LARGEST = 60_000_000;

const { cannotOpen } = words;

/** Tells why something cannot be opened. Its message goes on a sentence that begins with the name. */
export class Unopened extends Error {}

type Parts = { page?: Uint8Array } & {
  [part in 'pdf' | 'linkPicture']?: Uint8Array<ArrayBuffer>;
};

/** Throws an Unopened. */
export async function openSite(files: readonly File[], composer: Remote<Composer>): Promise<Work> {
  if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST)
    throw new Unopened(cannotOpen.large);
  const given = await Promise.all(
    files.map(async (file) => [file.name, await bytesOf(file)] as const),
  );
  const { page, pdf, linkPicture } = partsIn(
    given.flatMap(([name, bytes]) => unpacked(name, bytes)),
  );
  if (!page) throw new Unopened(cannotOpen.noPage);
  if (page.length === 0) throw new Unopened(cannotOpen.empty);
  const work = await readPage(new TextDecoder().decode(page));
  const fault = await composer.faultOf(work.said);
  if (fault !== undefined) throw new Unopened(cannotOpen.content(fault));
  const shows = linkPicture && (await composer.showsInLinks(work));
  return {
    ...work,
    ...(pdf && { cv: pdf }),
    ...(linkPicture && shows && { linkPicture: { bytes: linkPicture, shows } }),
  };
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

type Named = readonly [name: string, bytes: Uint8Array<ArrayBuffer>];

function unpacked(name: string, bytes: Uint8Array<ArrayBuffer>): Named[] {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return [[name, bytes]];
  let sum = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:html?|pdf|png)$/i.test(name) || /(?:^|\/)(?:__MACOSX|\.)/.test(name))
          return false;
        sum += originalSize;
        if (sum > LARGEST) throw new Unopened(cannotOpen.large);
        return true;
      },
    });
    return Object.entries(files) as Named[];
  } catch (error) {
    throw error instanceof Unopened ? error : new Unopened(cannotOpen.noZip);
  }
}

function partsIn(files: readonly Named[]): Parts {
  const named = (pattern: RegExp) => files.find(([name]) => pattern.test(name))?.[1];
  const page = named(/(?:^|\/)index\.html?$/i) ?? named(/\.html?$/i);
  const pdf = named(/CV\.pdf$/) ?? named(/\.pdf$/i);
  const linkPicture = named(/(?:^|\/)preview\.png$/) ?? named(/(?:^|\/)preview\.[\w-]+\.png$/);
  return {
    ...(page && { page }),
    ...(pdf && { pdf }),
    ...(linkPicture && { linkPicture }),
  };
}

async function readPage(html: string): Promise<Work> {
  // In a document that is only parsed, nothing runs or loads.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const block = page.querySelector('script[type="application/json"]#site-data');
  if (!block) {
    const isOurs = page.querySelector(`#root[${STATIC}]`) !== null;
    throw new Unopened(isOurs ? cannotOpen.firstVersion : cannotOpen.foreign);
  }
  const { portfolio, portrait } = dataOf(page, block);
  const picture = await readPicture(portrait?.src, portrait?.colour);
  const stills: Record<string, Photo> = {};
  for (const image of page.querySelectorAll('svg > image[id]')) {
    const picture = await readPicture(image.getAttribute('href'));
    const project = portfolio.projects?.find(({ still }) => still === image.id);
    stills[image.id] = { picture, focus: `${project?.stillFocus ?? ''}` };
  }
  const said = portfolio as unknown as Said;
  return { said, portrait: { picture, focus: `${said.portraitFocus ?? ''}` }, stills };
}

function dataOf(page: Document, block: Element) {
  let version: unknown;
  try {
    ({ version } = JSON.parse(block.textContent ?? '', refusePrototype));
  } catch {
    throw new Unopened(cannotOpen.damaged);
  }
  if (!Number.isInteger(version) || Number(version) < 1) throw new Unopened(cannotOpen.damaged);
  if (Number(version) > VERSION) throw new Unopened(cannotOpen.newer);
  return readSiteData(page);
}

/** No page of ours has such a key, and an object that has one may behave as the page wants. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Unopened(cannotOpen.damaged);
  return value;
}

const PHOTO = /^data:image\/(?:webp|jpeg);base64,[\w+/]+=*$/;
const DRAWING = /^data:image\/svg\+xml,/;
const COLOUR = /^rgb\(\d{1,3},\d{1,3},\d{1,3}\)$/;

/** Keeps a picture as it is, because a second encoding would harm it. */
export async function readPicture(src: unknown, colour?: unknown): Promise<Picture> {
  const image = new Image();
  try {
    if (typeof src !== 'string') throw new Unopened(cannotOpen.pictures);
    const isDrawing = DRAWING.test(src) && onlyDraws(decodeURIComponent(src.replace(DRAWING, '')));
    if (!isDrawing && !PHOTO.test(src)) throw new Unopened(cannotOpen.pictures);
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const isColour = typeof colour === 'string' && COLOUR.test(colour);
    return { src, width, height, ...(isColour && { colour }) };
  } catch {
    throw new Unopened(cannotOpen.pictures);
  }
}
