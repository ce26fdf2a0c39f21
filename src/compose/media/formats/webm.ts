/** WebM: elements in elements (RFC 9559). A Matroska of another kind (MKV) is none. */
import type { ByteRange, BytesAt, Patch } from '../bytes.ts';
import { codecNamed } from '../codecs.ts';
import type { MediaHead } from '../media.ts';
import { countOf, type EbmlElement, elementIn, elementsIn, textOf, viewOf } from './ebml.ts';

const HEAD = 0x1a45dfa3;
const KIND = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const LENGTH = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_KIND = 0x83;
const CODEC = 0x86;
const VIDEO = 0xe0;
const [ENCODINGS, ENCODING, ENCRYPTION] = [0x6d80, 0x6240, 0x5035] as const;
const [TAGS, TAG, SIMPLE_TAG, TAG_NAME] = [0x1254c367, 0x7373, 0x67c8, 0x45a3] as const;
const [CHECKSUM, VOID] = [0xbf, 0xec] as const;
const [PIXELS_WIDE, PIXELS_HIGH, SHOWN_WIDE, SHOWN_HIGH, SHOWN_UNIT] = [
  0xb0, 0xba, 0x54b0, 0x54ba, 0x54b2,
] as const;

/** In bytes. */
const LONGEST_TAG = 100_000;
/** In nanoseconds, if the file does not say it. */
const USUAL_SCALE = 1_000_000;

export async function readWebm(at: BytesAt, size: number): Promise<MediaHead | undefined> {
  const whole = { from: 0, to: size };
  const head = await elementIn(at, whole, HEAD);
  const kind = head && (await elementIn(at, head, KIND));
  if ((await textOf(at, kind)) !== 'webm') return undefined;
  const segment = await elementIn(at, whole, SEGMENT);
  const media: MediaHead = { container: 'webm' };
  if (!segment) return { ...media, isCut: true };
  for await (const element of elementsIn(at, segment)) {
    if (element.id === INFO) Object.assign(media, await lengthIn(at, element));
    if (element.id === TRACKS) Object.assign(media, await tracksIn(at, element));
    if (element.id === TAGS && (await placesIn(at, element)).length > 0) media.saysPlace = true;
    // The film itself. All that says something of it stands before.
    if (element.id === CLUSTER) break;
  }
  const isCut = segment.isCut || !(media.video || media.audio);
  return isCut ? { ...media, isCut } : media;
}

/** The tags that say where the film was taken, which programs take over from an MP4. */
async function placesIn(at: BytesAt, tags: ByteRange): Promise<EbmlElement[]> {
  const found: EbmlElement[] = [];
  for await (const tag of elementsIn(at, tags)) {
    if (tag.id !== TAG) continue;
    for await (const simple of elementsIn(at, tag)) {
      const name = await textOf(at, await elementIn(at, simple, TAG_NAME));
      const isShort = simple.to - simple.start <= LONGEST_TAG;
      if (simple.id === SIMPLE_TAG && isShort && /location|gps/i.test(name)) found.push(simple);
    }
  }
  return found;
}

export async function isWebm(at: BytesAt): Promise<boolean> {
  return (await at(0, 4))?.getUint32(0) === HEAD;
}

/** The tags become void, and so does the checksum of all tags. */
export async function patchesOfTags(at: BytesAt, size: number): Promise<Patch[]> {
  const segment = await elementIn(at, { from: 0, to: size }, SEGMENT);
  const patches: Patch[] = [];
  for await (const element of segment ? elementsIn(at, segment) : []) {
    if (element.id === CLUSTER) break;
    if (element.id !== TAGS) continue;
    const places = await placesIn(at, element);
    const checksum = places.length > 0 ? await elementIn(at, element, CHECKSUM) : undefined;
    for (const each of checksum ? [checksum, ...places] : places) patches.push(voided(each));
  }
  return patches;
}

function voided({ start, to }: EbmlElement): Patch {
  const bytes = new Uint8Array(to - start);
  // Its length is a number like all others, of as many bytes as there is room for.
  const room = Math.min(8, bytes.length - 1);
  let length = bytes.length - 1 - room;
  for (let at = room; at > 0; at -= 1) {
    bytes[at] = length % 256;
    length = Math.floor(length / 256);
  }
  bytes[0] = VOID;
  bytes[1] = 2 ** (8 - room);
  return { at: start, bytes };
}

async function lengthIn(at: BytesAt, info: ByteRange): Promise<Pick<MediaHead, 'seconds'>> {
  const length = await elementIn(at, info, LENGTH);
  const view = length && (await viewOf(at, length));
  if (view?.byteLength !== 4 && view?.byteLength !== 8) return {};
  const units = view.byteLength === 4 ? view.getFloat32(0) : view.getFloat64(0);
  const scale = (await countOf(at, await elementIn(at, info, SCALE))) ?? USUAL_SCALE;
  const seconds = (units * scale) / 1e9;
  return seconds > 0 && seconds < Infinity ? { seconds } : {};
}

/** The first track of each kind is the one that plays. */
async function tracksIn(at: BytesAt, tracks: ByteRange): Promise<Partial<MediaHead>> {
  let found: Partial<MediaHead> = {};
  for await (const track of elementsIn(at, tracks)) {
    if (track.id !== TRACK) continue;
    const kind = await countOf(at, await elementIn(at, track, TRACK_KIND));
    const codec = codecNamed(await textOf(at, await elementIn(at, track, CODEC)));
    const isLocked = (kind === 1 || kind === 2) && (await isEncrypted(at, track));
    if (isLocked) found.isProtected = true;
    // What was found first wins.
    if (kind === 1) {
      const video = await elementIn(at, track, VIDEO);
      const size = video && (await sizeIn(at, video));
      found = { ...(codec && { video: codec }), ...size, ...found };
    }
    if (kind === 2) found = { ...(codec && { audio: codec }), ...found };
  }
  return found;
}

async function isEncrypted(at: BytesAt, track: ByteRange): Promise<boolean> {
  const encodings = await elementIn(at, track, ENCODINGS);
  for await (const encoding of encodings ? elementsIn(at, encodings) : []) {
    const isOne = encoding.id === ENCODING;
    if (isOne && (await elementIn(at, encoding, ENCRYPTION))) return true;
  }
  return false;
}

async function sizeIn(at: BytesAt, video: ByteRange): Promise<Pick<MediaHead, 'width' | 'height'>> {
  const count = async (id: number) => countOf(at, await elementIn(at, video, id));
  const pixels = { width: await count(PIXELS_WIDE), height: await count(PIXELS_HIGH) };
  const shown = { width: await count(SHOWN_WIDE), height: await count(SHOWN_HIGH) };
  // Other units than pixels only tell the shape.
  const isShape = ((await count(SHOWN_UNIT)) ?? 0) > 0;
  const { width = pixels.width, height = pixels.height } = shown;
  if (!width || !height || !pixels.height) return {};
  if (!isShape) return { width, height };
  return { width: Math.round((pixels.height * width) / height), height: pixels.height };
}
