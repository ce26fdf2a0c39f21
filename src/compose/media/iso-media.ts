/** MP4, M4V, M4A and MOV: boxes in boxes (ISO/IEC 14496-12, and QuickTime before it). */
import { type BytesAt, lettersIn } from './bytes.ts';
import { codecNamed } from './codecs.ts';
import type { Media } from './media.ts';

type Part = {
  /** Where its content begins and ends. */
  from: number;
  to: number;
};
type Box = Part & { name: string };

/** Pictures, and films of telephones before 2010. */
const OTHERS = /^(?:hei|hev|mi[af]|msf|avi|crx|jp|mj|3g)/;

export async function readIsoMedia(at: BytesAt, size: number): Promise<Media | undefined> {
  let first: string | undefined;
  let movie: Box | undefined;
  for await (const box of boxesIn(at, { from: 0, to: size })) {
    if (box.name === 'ftyp') first ??= await lettersAt(at, box.from);
    if (box.name !== 'moov') continue;
    movie = box;
    break;
  }
  // An old MOV has no brand.
  const brand = first ?? 'qt  ';
  if (OTHERS.test(brand)) return undefined;
  const isMov = brand === 'qt  ';
  if (!movie) return { container: isMov ? 'mov' : 'mp4' };
  const [picture, sound] = [await trackIn(at, movie, 'vide'), await trackIn(at, movie, 'soun')];
  const seconds = await secondsOf(at, movie);
  const container = isMov ? 'mov' : sound && !picture ? 'm4a' : 'mp4';
  return {
    container,
    ...(seconds && { seconds }),
    ...(picture?.size ?? {}),
    ...(picture?.codec && { video: picture.codec }),
    ...(sound?.codec && { audio: sound.codec }),
  };
}

/** The boxes in a part of the file. One that says it is longer than the part ends with it. */
async function* boxesIn(at: BytesAt, { from, to }: Part): AsyncGenerator<Box> {
  let place = from;
  while (place + 8 <= to) {
    const head = await at(place, 8);
    if (!head) return;
    const said = head.getUint32(0);
    const long = said === 1 ? await at(place + 8, 8) : undefined;
    const length = long ? Number(long.getBigUint64(0)) : said || to - place;
    const start = place + (long ? 16 : 8);
    if (place + length < start || start > to) return;
    const end = Math.min(place + length, to);
    yield { name: lettersIn(head, 4), from: start, to: end };
    place = end;
  }
}

/** The first box of this name, or the one that a path of names leads to. */
async function boxIn(at: BytesAt, part: Part, ...path: string[]): Promise<Box | undefined> {
  const [name, ...rest] = path;
  for await (const box of boxesIn(at, part)) {
    if (box.name === name) return rest.length > 0 ? boxIn(at, box, ...rest) : box;
  }
  return undefined;
}

async function lettersAt(at: BytesAt, place: number): Promise<string> {
  const view = await at(place, 4);
  return view ? lettersIn(view) : '';
}

/** A film in fragments says its length in another place, or nowhere. */
async function secondsOf(at: BytesAt, movie: Part): Promise<number | undefined> {
  const head = await boxIn(at, movie, 'mvhd');
  const view = head && (await at(head.from, 32));
  if (!view) return undefined;
  const isLong = view.getUint8(0) === 1;
  const scale = view.getUint32(isLong ? 20 : 12);
  const units = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  const whole = units || (await unitsOfFragments(at, movie));
  // All ones mean that it is not known.
  const isKnown = scale > 0 && whole < (isLong ? 2 ** 63 : 2 ** 32 - 1);
  return isKnown ? whole / scale : undefined;
}

async function unitsOfFragments(at: BytesAt, movie: Part): Promise<number> {
  const box = await boxIn(at, movie, 'mvex', 'mehd');
  const view = box && (await at(box.from, 12));
  if (!view) return 0;
  return view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
}

/** The track that plays: the first that is enabled, because the pictures of chapters have one that is not. */
async function trackIn(at: BytesAt, movie: Part, kind: string) {
  let first: Awaited<ReturnType<typeof readTrack>> | undefined;
  for await (const box of boxesIn(at, movie)) {
    if (box.name !== 'trak') continue;
    const handler = await boxIn(at, box, 'mdia', 'hdlr');
    if (!handler || (await lettersAt(at, handler.from + 8)) !== kind) continue;
    const track = await readTrack(at, box);
    if (track.isEnabled) return track;
    first ??= track;
  }
  return first;
}

async function readTrack(at: BytesAt, track: Part) {
  const [head, list] = [
    await boxIn(at, track, 'tkhd'),
    await boxIn(at, track, 'mdia', 'minf', 'stbl', 'stsd'),
  ];
  // The first of the descriptions begins with its length and the codec's name.
  const codec = list && codecNamed(await lettersAt(at, list.from + 12));
  const flags = head && (await at(head.from, 4));
  const isLong = flags?.getUint8(0) === 1;
  // The last 44 bytes: a matrix of nine numbers, width and height.
  const shown = head && (await at(head.from + (isLong ? 52 : 40), 44));
  return {
    isEnabled: ((flags?.getUint8(3) ?? 0) & 1) === 1,
    ...(codec && { codec }),
    ...(shown && sizeIn(shown)),
  };
}

function sizeIn(shown: DataView): { size?: { width: number; height: number } } {
  // Numbers have 16 bits behind the point.
  const [wide, high] = [shown.getUint32(36), shown.getUint32(40)].map((n) =>
    Math.round(n / 65_536),
  );
  if (!wide || !high) return {};
  // The first two numbers tell where the upper edge goes: down or up, if the film is turned by a quarter.
  const isTurned = Math.abs(shown.getInt32(4)) > Math.abs(shown.getInt32(0));
  return { size: isTurned ? { width: high, height: wide } : { width: wide, height: high } };
}
