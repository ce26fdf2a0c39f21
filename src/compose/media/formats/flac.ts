/** FLAC (RFC 9639): its first block says all, and each frame says which part of the sound it holds. */
import { type BytesAt, lettersIn, RANGE } from '../bytes.ts';
import type { MediaHead } from '../media.ts';

const MOST_BLOCKS = 1000;
/** In bytes. */
const SHORTEST_FRAME = 8;
/** In bytes: what codes of lengths and of rates are followed by. */
const LENGTHS: Readonly<Record<number, number>> = { 6: 1, 7: 2 };
const RATES: Readonly<Record<number, number>> = { 12: 1, 13: 2, 14: 2 };

export async function readFlac(
  at: BytesAt,
  start: number,
  size: number,
): Promise<MediaHead | undefined> {
  const signs = await at(start, 4);
  if (!signs || lettersIn(signs) !== 'fLaC') return undefined;
  // Firefox finds no FLAC behind tags.
  const media: MediaHead = {
    container: 'flac',
    audio: start > 0 ? 'FLAC behind ID3 tags' : 'FLAC',
  };
  // Behind the signs and the block's head: the least and the most samples of a frame, two lengths, then 20 bits for the rate, 8 for
  // other things, 36 for the count of samples.
  const view = await at(start + 8, 18);
  if (!view) return { ...media, isCut: true };
  const most = view.getUint16(2);
  const rate = view.getUint32(10) >>> 12;
  const samples = (view.getUint8(13) & 15) * 2 ** 32 + view.getUint32(14);
  const from = await framesFrom(at, start + 4, size);
  if (from === undefined) return { ...media, isCut: true };
  if (rate === 0) return media;
  const length = Math.min(size - from, RANGE);
  const end = await at(size - length, length);
  const ends = end ? [...framesIn(end)].map((first) => first(most) + most) : [];
  // Who records into a pipe does not know how many there will be. A frame is known by a checksum of eight bits, so one that is found
  // may be none, but not two that follow each other.
  const last = ends.findLast((sample) => ends.includes(sample - most)) ?? 0;
  if (samples === 0) return { ...media, ...(last > 0 && { seconds: last / rate }) };
  const isWhole = ends.some((sample) => sample >= samples);
  const isSearched = ends.length > 0 || length < RANGE;
  return { ...media, seconds: samples / rate, ...(isSearched && !isWhole && { isCut: true }) };
}

/** Where the frames begin behind blocks of other things, such as a cover. Returns nothing if that is not in the file. */
async function framesFrom(at: BytesAt, start: number, size: number): Promise<number | undefined> {
  let place = start;
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    const head = (await at(place, 4))?.getUint32(0);
    if (head === undefined) return undefined;
    // One bit for the last of them, seven for its kind, 24 for its length.
    place += 4 + (head & 0xffffff);
    if (head >>> 31 === 1) break;
  }
  return place < size ? place : undefined;
}

/** The frames in a part of the file: each tells its first sample, or its number among frames of equal length. */
function* framesIn(view: DataView): Generator<(most: number) => number> {
  for (let place = 0; place + SHORTEST_FRAME <= view.byteLength; place += 1) {
    const opening = view.getUint16(place);
    if (opening !== 0xfff8 && opening !== 0xfff9) continue;
    const [lengthCode, rateCode] = [view.getUint8(place + 2) >> 4, view.getUint8(place + 2) & 15];
    // As UTF-8 writes a character, but up to seven bytes long.
    const first = view.getUint8(place + 4);
    const ones = Math.clz32((~first & 255) << 24);
    const bytes = Math.max(1, ones);
    // A length or a rate that has no code of its own follows.
    const end = place + 4 + bytes + (LENGTHS[lengthCode] ?? 0) + (RATES[rateCode] ?? 0);
    if (end >= view.byteLength || checksumOf(view, place, end) !== view.getUint8(end)) continue;
    let number = first & (255 >> (ones + 1));
    for (let index = 1; index < bytes; index += 1)
      number = number * 64 + (view.getUint8(place + 4 + index) & 63);
    yield (most) => (opening === 0xfff8 ? number * most : number);
  }
}

function checksumOf(view: DataView, from: number, to: number): number {
  let sum = 0;
  for (let place = from; place < to; place += 1) {
    sum ^= view.getUint8(place);
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 128 ? 7 : 0)) & 255;
  }
  return sum;
}
