/** How a track of an MP4 or a MOV is encoded, as exactly as it matters: a phone may play one profile of a codec, and not another. */
import { type ByteRange, type BytesAt, lettersAt } from '../bytes.ts';
import { codecNamed } from '../codecs.ts';
import { type Box, boxIn } from './iso-boxes.ts';

/** What stands before the boxes in the description of a picture, and of a sound, in its three versions. In bytes. */
const BEFORE_BOXES = { vide: 78, soun: [28, 44, 64] } as const;

/** The numbers of these profiles (`avcC`). All others are 8 bits in 4:2:0, which every phone can play. */
const H264: ReadonlyMap<number, string> = new Map([
  [110, 'H.264 High 10'],
  [122, 'H.264 High 4:2:2'],
  [244, 'H.264 High 4:4:4'],
  [44, 'H.264 High 4:4:4'],
]);

/** What `mp4a` may be (`esds`). 0x40 is what MPEG-4 has, in one of the types below. */
const OBJECTS: ReadonlyMap<number, string> = new Map([
  [0x66, 'AAC Main'],
  [0x67, 'AAC'],
  [0x68, 'AAC SSR'],
  [0x69, 'MP3'],
  [0x6b, 'MP3'],
  [0xa5, 'Dolby Digital'],
  [0xa6, 'Dolby Digital Plus'],
  [0xa9, 'DTS'],
  [0xdd, 'Vorbis'],
]);
const TYPES: ReadonlyMap<number, string> = new Map([
  [1, 'AAC Main'],
  [2, 'AAC'],
  [3, 'AAC SSR'],
  [4, 'AAC LTP'],
  [5, 'HE-AAC'],
  [23, 'AAC LD'],
  [29, 'HE-AAC'],
  [34, 'MP3'],
  [36, 'MPEG-4 ALS'],
  [39, 'AAC ELD'],
  [42, 'xHE-AAC'],
]);

/** Films that a shop has sold. The real name stands deeper, for those who have the key. */
const PROTECTED = /^(?:enc[av]|drm[ims])$/;

export type Encoding = { codec?: string; isProtected?: true };

/** `entry` is the first of the track's descriptions, and its name the codec. */
export async function encodingOf(at: BytesAt, entry: Box, kind: string): Promise<Encoding> {
  const boxes = { from: entry.from + (await lengthBefore(at, entry, kind)), to: entry.to };
  const isProtected = PROTECTED.test(entry.name);
  const real = isProtected ? await boxIn(at, boxes, 'sinf', 'frma') : undefined;
  const name = real ? await lettersAt(at, real.from) : entry.name;
  const codec = (await exactly(at, boxes, name)) ?? (isProtected && !real ? '' : codecNamed(name));
  return { ...(codec && { codec }), ...(isProtected && { isProtected }) };
}

async function lengthBefore(at: BytesAt, entry: ByteRange, kind: string): Promise<number> {
  if (kind !== 'soun') return BEFORE_BOXES.vide;
  const version = (await at(entry.from + 8, 2))?.getUint16(0) ?? 0;
  return BEFORE_BOXES.soun[version] ?? BEFORE_BOXES.soun[0];
}

async function exactly(at: BytesAt, boxes: ByteRange, name: string): Promise<string | undefined> {
  if (/^avc[13]$/.test(name)) {
    const box = await boxIn(at, boxes, 'avcC');
    const profile = box && (await at(box.from + 1, 1))?.getUint8(0);
    return profile === undefined ? undefined : H264.get(profile);
  }
  if (name !== 'mp4a') return undefined;
  // QuickTime has it in a box of its own.
  const box = (await boxIn(at, boxes, 'esds')) ?? (await boxIn(at, boxes, 'wave', 'esds'));
  return box && objectIn(at, { from: box.from + 4, to: box.to });
}

/** The descriptions in `esds` (ISO/IEC 14496-1) are like boxes, with a number of one byte as the name. */
async function objectIn(at: BytesAt, part: ByteRange): Promise<string | undefined> {
  const stream = await descriptionIn(at, part, 3);
  const flags = stream && (await at(stream.from + 2, 1))?.getUint8(0);
  // Behind a number and the flags, which say what else stands there: all but these two are long out of use.
  if (!stream || flags === undefined || (flags & 0x40) !== 0) return undefined;
  const from = stream.from + 3 + ((flags & 0x80) !== 0 ? 2 : 0) + ((flags & 0x20) !== 0 ? 2 : 0);
  const config = await descriptionIn(at, { from, to: stream.to }, 4);
  const object = config && (await at(config.from, 1))?.getUint8(0);
  if (!config || object === undefined) return undefined;
  if (object !== 0x40) return OBJECTS.get(object) ?? `mp4a.${object.toString(16)}`;
  const info = await descriptionIn(at, { from: config.from + 13, to: config.to }, 5);
  const bits = info && (await at(info.from, 2))?.getUint16(0);
  if (bits === undefined) return undefined;
  // Five bits; if these are all ones, six more count from 32.
  const type = bits >>> 11 === 31 ? 32 + ((bits >>> 5) & 63) : bits >>> 11;
  return TYPES.get(type) ?? `mp4a.40.${type}`;
}

async function descriptionIn(
  at: BytesAt,
  part: ByteRange,
  tag: number,
): Promise<ByteRange | undefined> {
  let place = part.from;
  while (place < part.to) {
    const name = (await at(place, 1))?.getUint8(0);
    let length = 0;
    place += 1;
    // Seven bits in each byte, at most four of them. The first bit says that another follows.
    for (let count = 0; count < 4; count += 1) {
      const byte = (await at(place, 1))?.getUint8(0) ?? 0;
      length = length * 128 + (byte & 127);
      place += 1;
      if (byte < 128) break;
    }
    if (name === undefined) return undefined;
    if (name === tag) return { from: place, to: Math.min(place + length, part.to) };
    place += length;
  }
  return undefined;
}
