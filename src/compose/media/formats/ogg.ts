/** Ogg, with Opus, Vorbis, FLAC, Speex or Theora in it (RFC 3533): pages, each with a head and packets of one stream. */
import { type BytesAt, lettersIn } from '../bytes.ts';
import type { MediaHead } from '../media.ts';

type Stream = {
  serial: number;
  codec: string;
  /** A film has a size, and no rate. */
  size?: { width: number; height: number };
  /** Samples a second, and how many at the beginning are not heard. */
  rate?: number;
  skipped?: number;
};

/** The head of a page has 27 bytes, and one for each of up to 255 pieces of packets. */
const HEAD = 27;
const LARGEST_PAGE = HEAD + 255 + 255 * 255;
/** What is needed of a stream's first packet. A shorter one has others behind it. */
const LONGEST_START = 40;
const MOST_STREAMS = 16;

export async function readOgg(at: BytesAt, size: number): Promise<MediaHead> {
  const streams = await streamsIn(at);
  const sound = streams.find(({ rate }) => rate !== undefined);
  const picture = streams.find(({ size }) => size !== undefined);
  const end = await at(Math.max(0, size - LARGEST_PAGE), Math.min(size, LARGEST_PAGE));
  const seconds = sound && end && secondsIn(end, sound);
  return {
    container: sound?.codec === 'Opus' && !picture ? 'opus' : 'ogg',
    ...(seconds && { seconds }),
    ...picture?.size,
    ...(picture && { video: picture.codec }),
    ...(sound && { audio: sound.codec }),
    ...(end && isCutIn(end) && { isCut: true }),
  };
}

/** Each stream begins with a page of its own, and all of these come first. */
async function streamsIn(at: BytesAt): Promise<Stream[]> {
  const streams: Stream[] = [];
  let place = 0;
  while (streams.length < MOST_STREAMS) {
    const head = await at(place, HEAD);
    if (!head || lettersIn(head, 0, 4) !== 'OggS' || (head.getUint8(5) & 2) === 0) break;
    const pieces = head.getUint8(26);
    const lengths = await at(place + HEAD, pieces);
    if (!lengths) break;
    let length = 0;
    for (let index = 0; index < pieces; index += 1) length += lengths.getUint8(index);
    const start = place + HEAD + pieces;
    const packet = await at(start, LONGEST_START);
    const stream = packet && streamOf(packet);
    if (stream) streams.push({ serial: head.getUint32(14, true), ...stream });
    place = start + length;
  }
  return streams;
}

function streamOf(packet: DataView): Omit<Stream, 'serial'> | undefined {
  const signs = lettersIn(packet, 0, 8);
  // Opus counts samples at this rate, whatever the recording had.
  if (signs === 'OpusHead') {
    return { codec: 'Opus', rate: 48_000, skipped: packet.getUint16(10, true) };
  }
  if (signs.startsWith('\x01vorbis')) return { codec: 'Vorbis', rate: packet.getUint32(12, true) };
  if (signs.startsWith('\x7FFLAC')) return { codec: 'FLAC', rate: packet.getUint32(27) >>> 12 };
  if (signs === 'Speex   ') return { codec: 'Speex', rate: packet.getUint32(36, true) };
  if (signs.startsWith('\x80theora')) {
    const [width, height] = [packet.getUint32(13) & 0xffffff, packet.getUint32(16) & 0xffffff];
    return { codec: 'Theora', size: { width, height } };
  }
  return undefined;
}

/** The last page of a stream counts all of its samples. */
function secondsIn(end: DataView, { serial, rate = 0, skipped = 0 }: Stream): number | undefined {
  for (const place of pagesFromEnd(end)) {
    if (rate === 0 || end.getUint32(place + 14, true) !== serial) continue;
    const samples = Number(end.getBigInt64(place + 6, true)) - skipped;
    // -1 means that no packet ends in this page.
    if (samples > 0) return samples / rate;
  }
  return undefined;
}

/** Whether the last page is longer than the file. */
function isCutIn(end: DataView): boolean {
  for (const place of pagesFromEnd(end)) {
    const pieces = end.getUint8(place + 26);
    let length = HEAD + pieces;
    for (let index = 0; index < pieces; index += 1) {
      const at = place + HEAD + index;
      length += at < end.byteLength ? end.getUint8(at) : 0;
    }
    return place + length > end.byteLength;
  }
  return false;
}

/** Where the pages begin in the end of a file, the last one first. */
function* pagesFromEnd(end: DataView): Generator<number> {
  for (let place = end.byteLength - HEAD; place >= 0; place -= 1)
    if (end.getUint32(place) === 0x4f676753) yield place;
}
