/**
 * Reads a zip that anybody may have made. The central directory at the end of the zip is read here (APPNOTE 6.3.10, 4.3), because
 * fflate compares no checksum and has no limit.
 */
import { inflate, type Room } from '../../compose/files/inflate.ts';
import { words } from '../words.ts';
import { OpenError } from './open-error.ts';

const { cannotOpen } = words;

export type Entry = { readonly name: string; readonly read: () => Uint8Array<ArrayBuffer> };

const END = 0x06054b50;
const LISTED = 0x02014b50;
const HERE = 0x04034b50;
/** In bytes: the end record without its comment. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The files of a zip. Each is unpacked when it is read. Both throw an OpenError if the zip is damaged. */
export function entriesOf(zip: Uint8Array, room: Room): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  try {
    return [...listed(zip, view, room)];
  } catch (error) {
    // An offset in the zip points outside of it.
    throw error instanceof RangeError ? new OpenError(cannotOpen.noZip) : error;
  }
}

function* listed(zip: Uint8Array, view: DataView, room: Room): Generator<Entry> {
  const end = endOf(view);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  const isSplit = view.getUint16(end + 4, true) !== 0;
  // Zip64 writes the largest number for a size that is too large for this format.
  if (isSplit || start === 0xffffffff || size === 0xffffffff)
    throw new OpenError(cannotOpen.otherZip);
  // Something may stand before a zip, such as a program that unpacks it.
  const before = end - size - start;
  if (before < 0) throw new OpenError(cannotOpen.noZip);
  for (let at = before + start; at < end; ) {
    if (view.getUint32(at, true) !== LISTED) throw new OpenError(cannotOpen.noZip);
    const nameLength = view.getUint16(at + 28, true);
    const about = {
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: before + view.getUint32(at + 42, true),
    };
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    yield { name, read: () => unpack(zip, view, about, room) };
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new OpenError(cannotOpen.noZip);
}

type About = {
  isLocked: boolean;
  method: number;
  checksum: number;
  packed: number;
  size: number;
  at: number;
};

function unpack(zip: Uint8Array, view: DataView, about: About, room: Room) {
  if (about.isLocked) throw new OpenError(cannotOpen.lockedZip);
  if (about.size === 0xffffffff || ![STORED, DEFLATED].includes(about.method))
    throw new OpenError(cannotOpen.otherZip);
  if (about.size > room.left) throw new OpenError(cannotOpen.large);
  const damaged = new OpenError(cannotOpen.noZip);
  if (about.at + 30 > zip.length || view.getUint32(about.at, true) !== HERE) throw damaged;
  const start =
    about.at + 30 + view.getUint16(about.at + 26, true) + view.getUint16(about.at + 28, true);
  const packed = zip.subarray(start, start + about.packed);
  room.left -= about.size;
  const bytes =
    about.method === STORED ? packed.slice() : inflate(packed, 'raw', { left: about.size });
  if (bytes?.length !== about.size || checksumOf(bytes) !== about.checksum) throw damaged;
  return bytes;
}

/** CRC-32 of a byte, for each byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
