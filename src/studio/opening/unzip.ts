/**
 * Reads a zip that anybody may have made, in ranges, because it may hold films of gigabytes. The central directory at the end of the
 * zip is read here (APPNOTE 6.3.10, 4.3), because fflate compares no checksum and has no limit.
 */
import { crc32 } from '../../compose/files/zip/crc32.ts';
import { inflate, type Room } from '../../compose/files/zip/inflate.ts';
import {
  DEFLATED,
  ELSEWHERE,
  FIELD_64,
  type Packed,
  SIGN,
  STORED,
} from '../../compose/files/zip/zip-parts.ts';
import type { RangedFile } from '../../compose/media/bytes.ts';
import { OpenError } from './open-error.ts';

/** Where a file lies in another one. If that is a zip, it says how the bytes are packed. */
export type ZipLocation = { start: number; end: number; packed?: Packed };

export type Entry = {
  /** A path whose folders end with '/'. */
  readonly name: string;
  /** In bytes, unpacked. */
  readonly size: number;
  /** CRC-32, which only a zip has. */
  readonly checksum?: number;
  /** Reads the whole file, if there is room for it. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Tells where the file lies, without reading it. */
  readonly find: () => Promise<ZipLocation>;
};

/** The system that made an entry. Only there a name may hold a backslash; Windows PowerShell divides folders with it. */
const UNIX = 3;
/** In bytes: the end record without its comment, the header of a file without its name, and what Zip64 has before the end record. */
const END = 22;
const LONGEST_COMMENT = 0xffff;
const HEADER = 30;
const LISTING = 46;
const END_64 = 56;
const LOCATOR_64 = 20;

export const isZip = async ({ size, read }: RangedFile) => {
  const [p, k] = size > 1 ? await read(0, 2) : [];
  return p === 0x50 && k === 0x4b;
};

/** The files of a zip. All functions throw an OpenError if the zip is damaged. */
export async function entriesOf(zip: RangedFile, room: Room): Promise<Entry[]> {
  const { start, size, before } = await findList(zip);
  if (size > room.left) throw new OpenError('large');
  room.left -= size;
  const list = await rangeOf(zip, before + start, size);
  const entries: Entry[] = [];
  for (let at = 0; at < size; ) {
    const [about, length] = listingAt(list, at);
    entries.push(entryOf(zip, { ...about, at: before + about.at }, room));
    at += length;
  }
  return entries;
}

/** Where the list of files lies. Something may stand `before` a zip, such as a program that unpacks it. */
async function findList(zip: RangedFile) {
  const from = Math.max(0, zip.size - END - LONGEST_COMMENT);
  const tail = await rangeOf(zip, from, zip.size - from);
  const end = endIn(tail);
  const isSplit = tail.getUint16(end + 4, true) !== 0;
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (isSplit) throw new OpenError('otherZip');
  if (start === ELSEWHERE || size === ELSEWHERE) return findFarList(zip, from + end);
  const before = from + end - size - start;
  if (before < 0) throw new OpenError('noZip');
  return { start, size, before };
}

function endIn(tail: DataView): number {
  for (let at = tail.byteLength - END; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === SIGN.end) return at;
  throw new OpenError('noZip');
}

async function findFarList(zip: RangedFile, end: number) {
  if (end < LOCATOR_64) throw new OpenError('otherZip');
  const locator = await rangeOf(zip, end - LOCATOR_64, LOCATOR_64);
  if (locator.getUint32(0, true) !== SIGN.locator64) throw new OpenError('otherZip');
  const at = farNumber(locator, 8);
  const record = await rangeOf(zip, at, END_64);
  const [size, start] = [farNumber(record, 40), farNumber(record, 48)];
  if (record.getUint32(0, true) !== SIGN.end64 || start + size > at) throw new OpenError('noZip');
  return { start, size, before: 0 };
}

type About = Packed & { name: string; isLocked: boolean; isKnown: boolean; at: number };

/** An entry of the list, and its length. */
function listingAt(list: DataView, at: number): [About, length: number] {
  const nameLength = sure(list, at, LISTING).getUint16(at + 28, true);
  const extraLength = list.getUint16(at + 30, true);
  const length = LISTING + nameLength + extraLength + list.getUint16(at + 32, true);
  if (list.getUint32(at, true) !== SIGN.listed) throw new OpenError('noZip');
  sure(list, at, length);
  const method = list.getUint16(at + 10, true);
  const far = farField(list, at + LISTING + nameLength, extraLength);
  // The field of Zip64 has only the numbers that have no room here, in this order.
  const number = (place: number) => {
    const near = list.getUint32(at + place, true);
    return near === ELSEWHERE ? (far.shift() ?? Number.NaN) : near;
  };
  const [size, packedSize, place] = [number(24), number(20), number(42)];
  const name = nameIn(bytesIn(list, at + LISTING, nameLength));
  const about = {
    name: list.getUint8(at + 5) === UNIX ? name : name.replaceAll('\\', '/'),
    isLocked: (list.getUint16(at + 8, true) & 1) === 1,
    isKnown: ![size, packedSize, place].includes(Number.NaN) && isMethod(method),
    method: method === DEFLATED ? DEFLATED : STORED,
    checksum: list.getUint32(at + 16, true),
    size,
    packedSize,
    at: place,
  } satisfies About;
  return [about, length];
}

function nameIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => OF_WINDOWS[byte - 0x80] ?? String.fromCharCode(byte)).join(
      '',
    );
  }
}

/** The upper half of code page 850, in which Windows writes names in western Europe. No browser decodes it. */
const OF_WINDOWS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const isMethod = (method: number) => method === STORED || method === DEFLATED;

/** The numbers in the field of Zip64. */
function farField(list: DataView, start: number, length: number): number[] {
  for (let at = start; at + 4 <= start + length; ) {
    const size = list.getUint16(at + 2, true);
    const end = Math.min(at + 4 + size, start + length);
    if (list.getUint16(at, true) !== FIELD_64) at = end;
    else {
      const numbers: number[] = [];
      for (let each = at + 4; each + 8 <= end; each += 8) numbers.push(farNumber(list, each));
      return numbers;
    }
  }
  return [];
}

function entryOf(zip: RangedFile, about: About, room: Room): Entry {
  const { name, method, size, packedSize, checksum } = about;
  const find = async () => {
    if (about.isLocked) throw new OpenError('lockedZip');
    if (!about.isKnown) throw new OpenError('otherZip');
    const header = await rangeOf(zip, about.at, HEADER);
    const start = about.at + HEADER + header.getUint16(26, true) + header.getUint16(28, true);
    const end = start + packedSize;
    const isWhole = method === DEFLATED || size === packedSize;
    if (header.getUint32(0, true) !== SIGN.file || end > zip.size || !isWhole)
      throw new OpenError('noZip');
    return { start, end, packed: { method, size, packedSize, checksum } };
  };
  const read = async () => {
    const { start } = await find();
    if (Math.max(size, packedSize) > room.left) throw new OpenError('large');
    room.left -= size;
    const range = await rangeOf(zip, start, packedSize);
    const packed = bytesIn(range, 0, packedSize);
    const bytes = method === STORED ? packed : inflate(packed, 'raw', { left: size });
    if (bytes?.length !== size || crc32(bytes) !== checksum) throw new OpenError('noZip');
    return bytes;
  };
  return { name, size, checksum, find, read };
}

/** Throws if a place is not in the file, or if the file has become shorter. */
async function rangeOf(file: RangedFile, start: number, length: number): Promise<DataView> {
  if (!(start >= 0 && start + length <= file.size)) throw new OpenError('noZip');
  const bytes = await file.read(start, start + length);
  if (bytes.length !== length) throw new OpenError('gone');
  return new DataView(bytes.buffer, bytes.byteOffset, length);
}

function sure(view: DataView, at: number, length: number): DataView {
  if (at + length > view.byteLength) throw new OpenError('noZip');
  return view;
}

/** A number of 8 bytes. One that is too large for a file is outside of all of them. */
const farNumber = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

const bytesIn = (view: DataView, at: number, length: number) =>
  new Uint8Array(view.buffer, view.byteOffset + at, length) as Uint8Array<ArrayBuffer>;
