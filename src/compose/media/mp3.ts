/** MP3: frames, one after another, without a head for the whole. Encoders write how many there are into the first one. */
import { type BytesAt, lettersIn } from './bytes.ts';
import type { Media } from './media.ts';

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

/** In bytes: how many zeros may stand before the first frame. Some programs leave them behind the tags. */
const FAR = 16_384;
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
): Promise<Media | undefined> {
  const found = await firstFrame(at, start);
  if (!found) return undefined;
  const { frame, place } = found;
  const { frames, bytes = 0 } = await counted(at, place, frame);
  const seconds = frames
    ? (frames * frame.samples) / frame.rate
    : ((size - place) * 8) / frame.weight;
  const isCut = place + bytes > size + TOLERANCE * frame.length;
  return { container: 'mp3', audio: 'MP3', seconds, ...(isCut && { isCut }) };
}

/** Any four bytes may look like a frame, so another has to follow it. */
async function firstFrame(at: BytesAt, start: number) {
  for (let place = start; place < start + FAR; place += 1) {
    const head = await at(place, 4);
    if (!head) return undefined;
    if (head.getUint8(0) === 0) continue;
    const frame = frameOf(head);
    const next = frame && frameOf(await at(place + frame.length, 4));
    return frame && next?.rate === frame.rate ? { frame, place } : undefined;
  }
  return undefined;
}

function frameOf(head: DataView | undefined): Frame | undefined {
  const bits = head?.getUint32(0) ?? 0;
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
