/** MP3: frames, one after another, without a head for the whole. Encoders write how many there are into the first one. */
import { type BytesAt, lettersIn, RANGE } from '../bytes.ts';
import type { MediaHead } from '../media.ts';

type Frame = {
  /** In bytes. */
  length: number;
  samples: number;
  /** Samples a second. */
  rate: number;
  /** Where an encoder's count may stand. */
  side: number;
  /** In bits a second. */
  weight: number;
};

/** In kbit/s, for MPEG 1 and for MPEG 2. */
const WEIGHTS = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;

/** In ranges of a file: how many are looked through to find that all frames are alike, and for the average if they are not. */
const FEW = 16;
const MANY = 200;
const MOST_TAGS = 8;
/** In frames: what an encoder may count too much. */
const TOLERANCE = 2;

/** Where the sound begins behind tags (ID3), which may hold pictures. */
export async function afterTags(at: BytesAt): Promise<number> {
  let place = 0;
  for (let count = 0; count < MOST_TAGS; count += 1) {
    const head = await at(place, 10);
    if (!head || lettersIn(head, 0, 3) !== 'ID3') break;
    // Seven bits in each byte.
    let length = 0;
    for (const index of [6, 7, 8, 9]) length = length * 128 + (head.getUint8(index) & 127);
    const hasEnd = (head.getUint8(5) & 16) !== 0;
    place += 10 + length + (hasEnd ? 10 : 0);
  }
  return place;
}

export async function readMp3(
  at: BytesAt,
  start: number,
  size: number,
): Promise<MediaHead | undefined> {
  const found = await firstFrame(at, start, size);
  if (!found) return undefined;
  const { frame, place } = found;
  const { frames, bytes = 0 } = await counted(at, place, frame);
  const weight = frames ? frame.weight : await weightOf(at, place, size);
  const seconds = frames ? (frames * frame.samples) / frame.rate : ((size - place) * 8) / weight;
  const isCut = place + bytes > size + TOLERANCE * frame.length;
  return { container: 'mp3', audio: 'MP3', seconds, ...(isCut && { isCut }) };
}

/**
 * The average weight of the frames. They are all alike, or each is as heavy as its sound needs. Then no head says how many there are, and
 * the average of many parts is near enough: of an hour it is less than 1 % wrong.
 */
async function weightOf(at: BytesAt, start: number, size: number): Promise<number> {
  const few = await framesOf(at, start, size, FEW);
  const areAlike = few.every(({ weight }) => weight === few[0]?.weight);
  const frames = areAlike ? few : await framesOf(at, start, size, MANY);
  let bits = 0;
  let seconds = 0;
  for (const { length, samples, rate } of frames) {
    bits += length * 8;
    seconds += samples / rate;
  }
  return areAlike ? (few[0]?.weight ?? 0) : bits / seconds;
}

/** The frames in some parts of the file, which lie as far from each other. */
async function framesOf(
  at: BytesAt,
  start: number,
  size: number,
  most: number,
): Promise<Pick<Frame, 'length' | 'samples' | 'rate' | 'weight'>[]> {
  const count = Math.min(most, Math.ceil((size - start) / RANGE));
  const step = Math.floor((size - start) / count);
  const frames = [];
  for (let from = start; from + step <= size; from += step) {
    // No part is read twice, because it would count twice.
    const view = await at(from, Math.min(RANGE, step));
    if (!view) break;
    let place = framesBegin(view);
    while (place !== undefined) {
      const frame = frameIn(view, place);
      if (frame) frames.push(frame);
      const next = frame ? place + frame.length : undefined;
      // Something else, such as the tags at the end, or a part that is lost.
      place =
        next === undefined || frameIn(view, next) || next + 4 > view.byteLength
          ? next
          : framesBegin(view, next);
    }
  }
  return frames;
}

/**
 * The first frame that others follow: some programs leave zeros behind the tags, and what is cut, or recorded from a stream, begins
 * within a frame.
 */
async function firstFrame(at: BytesAt, start: number, size: number) {
  const view = start < size ? await at(start, Math.min(RANGE, size - start)) : undefined;
  const place = view && framesBegin(view);
  const frame = place === undefined ? undefined : view && frameIn(view, place);
  return frame && place !== undefined ? { frame, place: start + place } : undefined;
}

/** Any four bytes may look like a frame, so others have to follow it: one at the beginning, and three where the bytes may be anything. */
function framesBegin(view: DataView, start = 0): number | undefined {
  for (let place = start; place + 4 <= view.byteLength; place += 1) {
    if (view.getUint8(place) !== 0xff) continue;
    if (follow(view, place, place === 0 ? 1 : 3)) return place;
  }
  return undefined;
}

/** Whether so many frames follow a first one, all of the same kind, or the part ends before. */
function follow(view: DataView, start: number, count: number): boolean {
  const first = frameIn(view, start);
  let frame = first;
  let place = start;
  for (let index = 0; first && frame && index < count; index += 1) {
    place += frame.length;
    if (place + 4 > view.byteLength) return index > 0;
    frame = frameIn(view, place);
    if (frame?.rate !== first.rate || frame.samples !== first.samples) return false;
  }
  return first !== undefined;
}

const frameIn = (view: DataView, place: number) =>
  place + 4 <= view.byteLength ? frameOf(view.getUint32(place)) : undefined;

function frameOf(bits: number): Frame | undefined {
  // Eleven ones; then two bits for the version, and two for layer III.
  const version = (bits >>> 19) & 3;
  if (bits >>> 21 !== 0x7ff || version === 1 || ((bits >>> 17) & 3) !== 1) return undefined;
  const isFirst = version === 3;
  const weight = (WEIGHTS[isFirst ? 0 : 1][((bits >>> 12) & 15) - 1] ?? 0) * 1000;
  // MPEG 2 has half of the rates, and MPEG 2.5 a quarter.
  const rate = (RATES[(bits >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (weight === 0 || rate === 0) return undefined;
  const samples = isFirst ? 1152 : 576;
  const length = Math.floor(((samples / 8) * weight) / rate) + ((bits >>> 9) & 1);
  const isMono = ((bits >>> 6) & 3) === 3;
  const side = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { length, samples, rate, side, weight };
}

/** What LAME and most others write (Xing, Info), and the encoder of Fraunhofer (VBRI). */
async function counted(at: BytesAt, place: number, { side }: Frame) {
  const xing = await at(place + 4 + side, 16);
  if (xing && /^(?:Xing|Info)$/.test(lettersIn(xing, 0, 4))) {
    const [hasFrames, hasBytes] = [1, 2].map((bit) => (xing.getUint8(7) & bit) !== 0);
    return {
      ...(hasFrames && { frames: xing.getUint32(8) }),
      ...(hasBytes && { bytes: xing.getUint32(hasFrames ? 12 : 8) }),
    };
  }
  const vbri = await at(place + 36, 18);
  return vbri && lettersIn(vbri, 0, 4) === 'VBRI'
    ? { bytes: vbri.getUint32(10), frames: vbri.getUint32(14) }
    : {};
}
