/** Reads the samples of a WAV, in pieces. */
import type { RangedFile } from '../../compose/media/bytes.ts';

type Format = { channels: number; bytes: number; read: (view: DataView, at: number) => number };

/** In samples of all channels. */
const PIECE = 65_536;
const EXTENSIBLE = 0xfffe;

/** Yields nothing if it is encoded in a way that is not known here, such as MP3 in a WAV. */
export async function* samplesOfWav({ size, read }: RangedFile): AsyncGenerator<Float32Array[]> {
  let format: Format | undefined;
  let place = 12;
  while (place + 8 <= size) {
    const head = await read(place, Math.min(place + 48, size));
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const name = new TextDecoder('latin1').decode(head.subarray(0, 4));
    const length = view.getUint32(4, true);
    const start = place + 8;
    if (name === 'fmt ' && view.byteLength >= 24) format = formatOf(view);
    if (name === 'data') {
      if (!format) return;
      const frame = format.bytes * format.channels;
      // If it does not say its length, all that follows is sound.
      const end = length > 0 && start + length <= size ? start + length : size;
      for (let from = start; from + frame <= end; from += PIECE * frame) {
        const bytes = await read(from, Math.min(from + PIECE * frame, end));
        yield channelsIn(bytes, format);
      }
      return;
    }
    place = start + length + (length % 2);
  }
}

function channelsIn(bytes: Uint8Array, { channels, bytes: width, read }: Format): Float32Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const frames = Math.floor(bytes.length / (width * channels));
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (_, frame) =>
      read(view, (frame * channels + channel) * width),
    ),
  );
}

/** The chunk begins with its name and its length. */
function formatOf(chunk: DataView): Format | undefined {
  const number = chunk.getUint16(8, true);
  const codec =
    number === EXTENSIBLE && chunk.byteLength >= 34 ? chunk.getUint16(32, true) : number;
  const bits = chunk.getUint16(22, true);
  const read = READERS.get(`${codec} ${bits}`);
  const channels = chunk.getUint16(10, true);
  return read && channels > 0 ? { channels, bytes: bits / 8, read } : undefined;
}

/** By the number of the codec (RFC 2361) and the bits of a sample. */
const READERS: ReadonlyMap<string, Format['read']> = new Map<string, Format['read']>([
  ['1 8', (view, at) => (view.getUint8(at) - 128) / 2 ** 7],
  ['1 16', (view, at) => view.getInt16(at, true) / 2 ** 15],
  ['1 24', (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 2 ** 23],
  ['1 32', (view, at) => view.getInt32(at, true) / 2 ** 31],
  ['3 32', (view, at) => view.getFloat32(at, true)],
  ['3 64', (view, at) => view.getFloat64(at, true)],
  ['6 8', (view, at) => fromALaw(view.getUint8(at))],
  ['7 8', (view, at) => fromMuLaw(view.getUint8(at))],
]);

/** Both laws (G.711) write a sample as a sign, a power of two and four digits. */
function fromALaw(byte: number): number {
  const bits = byte ^ 0x55;
  const power = (bits >>> 4) & 7;
  const digits = 2 * (bits & 15) + 1;
  const size = power === 0 ? digits : (digits + 32) << (power - 1);
  return (bits & 0x80 ? size : -size) / 2 ** 12;
}

function fromMuLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const size = ((2 * (bits & 15) + 33) << ((bits >>> 4) & 7)) - 33;
  return (bits & 0x80 ? -size : size) / 2 ** 13;
}
