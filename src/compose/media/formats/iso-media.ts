/** MP4, M4V, M4A and MOV: boxes in boxes (ISO/IEC 14496-12, and QuickTime before it). */
import { type ByteRange, type BytesAt, lettersAt } from '../bytes.ts';
import type { MediaHead } from '../media.ts';
import { type Box, boxesIn, boxIn } from './iso-boxes.ts';
import { type Encoding, encodingOf } from './iso-codecs.ts';
import { extend, type Scales, scalesOf, secondsReached } from './iso-fragments.ts';
import { boxesWithPlace, mayTrackPlaces } from './iso-places.ts';

type Track = Encoding & {
  kind: string;
  number: number;
  /** How many of its units a second has. */
  scale: number;
  /** The tracks that hold the titles and pictures of its chapters. */
  chapters: readonly number[];
  isEnabled: boolean;
  /** It may say for each moment where that was. */
  isOfPlaces: boolean;
  size?: { width: number; height: number };
};

/** Pictures, and films of telephones before 2010. */
const OTHERS = /^(?:hei|hev|mi[af]|msf|avi|crx|jp|mj|3g)/;
/** In bytes, of a box. */
const LONGEST_HEAD = 16;
/** Sounds and audiobooks. A picture in them is a cover. */
const SOUND = /^M4[AB] /;
const COVERS: ReadonlySet<string | undefined> = new Set(['Motion JPEG', 'png']);

export async function readIsoMedia(at: BytesAt, size: number): Promise<MediaHead | undefined> {
  const whole = { from: 0, to: size };
  let first: string | undefined;
  let movie: Box | undefined;
  for await (const box of boxesIn(at, whole)) {
    if (box.name === 'ftyp') first ??= await lettersAt(at, box.from);
    if (box.name !== 'moov') continue;
    movie = box;
    break;
  }
  // An old MOV has no brand.
  const brand = first ?? 'qt  ';
  if (OTHERS.test(brand)) return undefined;
  const isMov = brand === 'qt  ';
  if (!movie) return { container: isMov ? 'mov' : 'mp4', isCut: true };
  const tracks = await tracksIn(at, movie);
  const sound = trackThatPlays(tracks, 'soun');
  const shown = trackThatPlays(tracks, 'vide');
  const isCover = sound && SOUND.test(brand) && COVERS.has(shown?.codec);
  const picture = isCover ? undefined : shown;
  const said = (await secondsOf(at, movie)) ?? 0;
  const inMovie = await boxesWithPlace(at, [movie]);
  const { others, isCut, reach } = await around(at, whole, await scalesOf(at, movie, tracks));
  const seconds = Math.min(said, reach);
  // It holds subtitles, chapters or other data alone.
  if (!sound && !shown && !isCut) return undefined;
  const places = [...inMovie, ...(await boxesWithPlace(at, others))];
  const container = isMov ? 'mov' : sound && !picture ? 'm4a' : 'mp4';
  return {
    container,
    ...(seconds && { seconds }),
    ...(picture?.size ?? {}),
    ...(picture?.codec && { video: picture.codec }),
    ...(sound?.codec && { audio: sound.codec }),
    ...((sound?.isProtected || picture?.isProtected) && { isProtected: true }),
    ...(places.length > 0 && { saysPlace: true }),
    ...(tracks.some(({ isOfPlaces }) => isOfPlaces) && { tracksPlaces: true }),
    ...(isCut && { isCut }),
  };
}

/**
 * Whether what is shown and heard is not all there, and the boxes beside it that may say a place. Other boxes do not matter, nor do bytes
 * that are no box. It comes last, because it takes all that may be read of a film in a great many fragments.
 */
async function around(at: BytesAt, whole: ByteRange, scales: Scales) {
  const others: Box[] = [];
  /** How far each track reaches with the fragments, as far as these can be read. */
  const reached = new Map<number, number>();
  let isInFragments = false;
  let isRead = true;
  let isCut = false;
  let isEmpty = true;
  let end = 0;
  for await (const box of boxesIn(at, whole)) {
    end = box.to;
    if (/^(?:moov|moof|mdat)$/.test(box.name)) isCut ||= box.isCut;
    else if (/^(?:meta|udta|uuid)$/.test(box.name)) others.push(box);
    if (box.name === 'mdat' && box.to > box.from) isEmpty = false;
    if (box.name === 'moof') {
      isInFragments = true;
      isRead &&= await extend(at, box, scales, reached);
    }
  }
  // Of a film in a great many fragments not all heads are read.
  const isAll = whole.to - end < LONGEST_HEAD;
  const inFragments = isRead && isAll ? secondsReached(reached, scales) : 0;
  return {
    others,
    isCut: isCut || (isEmpty && isAll),
    /** In seconds. What a head says beyond it is wrong. */
    reach: isInFragments ? inFragments : Number.POSITIVE_INFINITY,
  };
}

/** A film in fragments says its length in another place, or nowhere. */
async function secondsOf(at: BytesAt, movie: ByteRange): Promise<number | undefined> {
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

async function unitsOfFragments(at: BytesAt, movie: ByteRange): Promise<number> {
  const box = await boxIn(at, movie, 'mvex', 'mehd');
  const view = box && (await at(box.from, 12));
  if (!view) return 0;
  return view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
}

async function tracksIn(at: BytesAt, movie: ByteRange): Promise<Track[]> {
  const tracks: Track[] = [];
  for await (const box of boxesIn(at, movie))
    if (box.name === 'trak') tracks.push(await readTrack(at, box));
  return tracks;
}

/** The first that is enabled. Those with the pictures of chapters are often not, but some programs enable them. */
function trackThatPlays(tracks: readonly Track[], kind: string): Track | undefined {
  const ofChapters = new Set(tracks.flatMap(({ chapters }) => chapters));
  const ofKind = tracks.filter((track) => track.kind === kind && !ofChapters.has(track.number));
  return ofKind.find(({ isEnabled }) => isEnabled) ?? ofKind[0];
}

async function readTrack(at: BytesAt, track: ByteRange): Promise<Track> {
  const [head, media, handler, list] = [
    await boxIn(at, track, 'tkhd'),
    await boxIn(at, track, 'mdia', 'mdhd'),
    await boxIn(at, track, 'mdia', 'hdlr'),
    await boxIn(at, track, 'mdia', 'minf', 'stbl', 'stsd'),
  ];
  const kind = handler ? await lettersAt(at, handler.from + 8) : '';
  const entry = list && (await firstOf(at, list));
  const times = media && (await at(media.from, 24));
  const start = head && (await at(head.from, 24));
  const isLong = start?.getUint8(0) === 1;
  // The last 44 bytes: a matrix of nine numbers, width and height.
  const shown = head && (await at(head.from + (isLong ? 52 : 40), 44));
  return {
    kind,
    number: start?.getUint32(isLong ? 20 : 12) ?? 0,
    scale: times?.getUint32(times.getUint8(0) === 1 ? 20 : 12) ?? 0,
    chapters: await chaptersOf(at, track),
    isEnabled: ((start?.getUint8(3) ?? 0) & 1) === 1,
    isOfPlaces: entry !== undefined && (await mayTrackPlaces(at, entry)),
    ...(entry && (await encodingOf(at, entry, kind))),
    ...(shown && sizeIn(shown)),
  };
}

/** The first description in the list of those that a track has. Their count stands before them. */
async function firstOf(at: BytesAt, { from, to }: ByteRange): Promise<Box | undefined> {
  for await (const box of boxesIn(at, { from: from + 8, to })) return box;
  return undefined;
}

async function chaptersOf(at: BytesAt, track: ByteRange): Promise<number[]> {
  const list = await boxIn(at, track, 'tref', 'chap');
  const view = list && (await at(list.from, list.to - list.from));
  const count = Math.floor((view?.byteLength ?? 0) / 4);
  return Array.from({ length: count }, (_, index) => view?.getUint32(index * 4) ?? 0);
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
