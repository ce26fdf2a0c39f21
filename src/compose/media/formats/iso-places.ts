/** Where a film or a sound says where it was taken: cameras and phones write that into boxes beside what is shown. */
import { fromLatin1 } from '../../latin1.ts';
import {
  type ByteRange,
  type BytesAt,
  holdsWords,
  lettersAt,
  lettersIn,
  type Patch,
} from '../bytes.ts';
import { type Box, boxesIn, boxIn } from './iso-boxes.ts';

/** Coordinates as Apple, Android and most cameras write them, those of 3GP, and those of Ricoh. */
const PLACE = /^(?:[\xA9@]xyz|loci)$/;
/** The names of values, such as com.apple.quicktime.location.ISO6709, and those in XML (XMP, Sony). */
const IN_NAMES = /location|gps|coordinates/i;
const IN_XML = /latitude|gpscoordinates/i;
/** A box of this kind has a number in place of a name. This one is that of XMP. */
const XMP = '\xBE\x7A\xCF\xCB\x97\xA9\x42\xE8\x9C\x71\x99\x94\x91\xE3\xAF\xAC';

/** In bytes. A box that holds a cover may be large, but one that says to be larger is none. */
const LARGEST = 16_000_000;
/** Tracks that say it for each moment: of GoPro, 360° cameras, Sony, DJI. One of Apple (`mebx`) may, if its description names a place. */
const TRACKS = /^(?:gpmd|camm|rtmd|djmd)$/;

export async function mayTrackPlaces(at: BytesAt, entry: Box): Promise<boolean> {
  if (TRACKS.test(entry.name)) return true;
  return entry.name === 'mebx' && (await holdsWords(at, entry, IN_NAMES));
}

type Boxes = AsyncIterable<Box> | Iterable<Box>;

/** The smallest boxes in these that say it, without which the film is the same. */
export async function boxesWithPlace(at: BytesAt, boxes: Boxes): Promise<Box[]> {
  const found: Box[] = [];
  for await (const box of boxes) {
    if (/^(?:moov|trak|udta)$/.test(box.name))
      for (const inner of await boxesWithPlace(at, boxesIn(at, box))) found.push(inner);
    else if (box.to - box.from <= LARGEST && (await isPlace(at, box))) found.push(box);
  }
  return found;
}

async function isPlace(at: BytesAt, box: Box): Promise<boolean> {
  if (PLACE.test(box.name)) return true;
  if (box.name === 'meta') return isPlaceInMeta(at, box);
  if (box.name === 'XMP_') return holdsWords(at, box, IN_XML);
  if (box.name !== 'uuid') return false;
  const number = await at(box.from, 16);
  return number !== undefined && lettersIn(number) === XMP && holdsWords(at, box, IN_XML);
}

async function isPlaceInMeta(at: BytesAt, { from, to }: ByteRange): Promise<boolean> {
  // In an MP4 four bytes stand before the boxes, in a MOV none.
  const isMov = (await lettersAt(at, from + 4)) === 'hdlr';
  const boxes = { from: isMov ? from : from + 4, to };
  for await (const box of boxesIn(at, boxes)) {
    if (box.name === 'keys' && (await holdsWords(at, box, IN_NAMES))) return true;
    if (box.name === 'xml ' && (await holdsWords(at, box, IN_XML))) return true;
    if (box.name === 'ilst' && (await boxIn(at, box, '\xA9xyz'))) return true;
  }
  return false;
}

/** The boxes become free room of the same length. */
export async function patchesOfBoxes(at: BytesAt, size: number): Promise<Patch[]> {
  const boxes = await boxesWithPlace(at, boxesIn(at, { from: 0, to: size }));
  return boxes.flatMap(({ start, from, to }) => [
    { at: start + 4, bytes: fromLatin1('free') },
    { at: from, bytes: new Uint8Array(to - from) },
  ]);
}
