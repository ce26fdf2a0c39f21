/**
 * The parts of a zip in their order (APPNOTE 6.3.10, 4.3). Only headers are made here, so a film is never read: whoever joins the
 * parts takes it from where it lies. No library takes bytes that are packed already, or a checksum that is known already.
 */
import { joined } from '../joined.ts';

/** How the bytes of a file lie in a zip. */
export type Packed = {
  method: typeof STORED | typeof DEFLATED;
  /** In bytes, before packing and after it. */
  size: number;
  packedSize: number;
  /** CRC-32. */
  checksum: number;
};

/** `bytes` are the packed ones. */
export type ZipEntry<Bytes> = Packed & { name: string; bytes: Bytes };

export const STORED = 0;
export const DEFLATED = 8;

/** The beginnings of the parts. */
export const SIGN = {
  file: 0x04034b50,
  listed: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;

/** Where a number has no room, a zip writes the largest one, and the number itself in a field of Zip64. */
export const ELSEWHERE = 0xffffffff;
/** The field of Zip64 beside a name. */
export const FIELD_64 = 1;

/** The version of the format that a program must know. */
const PLAIN = 20;
const ZIP_64 = 45;
/** 1 January 2000, 0:00, for all files, so that the same files give the same bytes. It has no time zone. */
const TIME = 0;
const DATE = (20 << 9) | (1 << 5) | 1;
/** Names are in UTF-8. */
const UTF_8 = 0x0800;
/** Each is a plain file from Unix, because Info-ZIP's unzip reads the names of files from DOS in a code page of DOS. */
const UNIX = 3 << 8;
const ATTRIBUTES = (0o100644 << 16) >>> 0;

type Part = Uint8Array<ArrayBuffer>;

/** The same entries always give the same bytes. */
export function zipParts<Bytes>(entries: readonly ZipEntry<Bytes>[]): (Part | Bytes)[] {
  const files: (Part | Bytes)[] = [];
  const list: Part[] = [];
  let start = 0;
  for (const entry of entries) {
    const header = headerOf(entry);
    files.push(header, entry.bytes);
    list.push(listingOf(entry, start));
    start += header.length + entry.packedSize;
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  return [...files, ...list, endOf(entries.length, start, size)];
}

const isLarge = ({ size, packedSize }: Packed) => Math.max(size, packedSize) >= ELSEWHERE;

function headerOf(entry: Packed & { name: string }): Part {
  const { size, packedSize } = entry;
  const far = isLarge(entry) ? [size, packedSize] : [];
  return written([[SIGN.file, 4], ...about(entry, far)], entry.name, far);
}

function listingOf(entry: Packed & { name: string }, start: number): Part {
  const { size, packedSize } = entry;
  const far = isLarge(entry) || start >= ELSEWHERE ? [size, packedSize, start] : [];
  const fields: ZipField[] = [
    [SIGN.listed, 4],
    [UNIX | (far.length > 0 ? ZIP_64 : PLAIN), 2],
    ...about(entry, far),
    // No comment, and the first disk.
    [0, 4],
    [0, 2],
    [ATTRIBUTES, 4],
    [far.length > 0 ? ELSEWHERE : start, 4],
  ];
  return written(fields, entry.name, far);
}

/** What both headers say of a file. */
function about(entry: Packed & { name: string }, far: readonly number[]): ZipField[] {
  const { method, size, packedSize, checksum, name } = entry;
  const isFar = far.length > 0;
  return [
    [isFar ? ZIP_64 : PLAIN, 2],
    [UTF_8, 2],
    [method, 2],
    [TIME, 2],
    [DATE, 2],
    [checksum, 4],
    [isFar ? ELSEWHERE : packedSize, 4],
    [isFar ? ELSEWHERE : size, 4],
    [new TextEncoder().encode(name).length, 2],
    [isFar ? 4 + 8 * far.length : 0, 2],
  ];
}

function endOf(count: number, start: number, size: number): Part {
  const isFar = start + size >= ELSEWHERE || count >= 0xffff;
  const counts = isFar ? 0xffff : count;
  const end: ZipField[] = [
    [SIGN.end, 4],
    [0, 4],
    [counts, 2],
    [counts, 2],
    [isFar ? ELSEWHERE : size, 4],
    [isFar ? ELSEWHERE : start, 4],
    [0, 2],
  ];
  if (!isFar) return written(end);
  return written([
    [SIGN.end64, 4],
    // The length of what follows in this part.
    [44, 8],
    [UNIX | ZIP_64, 2],
    [ZIP_64, 2],
    [0, 8],
    [count, 8],
    [count, 8],
    [size, 8],
    [start, 8],
    [SIGN.locator64, 4],
    [0, 4],
    [start + size, 8],
    [1, 4],
    ...end,
  ]);
}

type ZipField = [value: number, length: 2 | 4 | 8];

/** Fields, a name, and a field of Zip64 behind it. */
function written(fields: readonly ZipField[], name = '', far: readonly number[] = []): Part {
  const behind: ZipField[] = far.map((value) => [value, 8]);
  if (far.length > 0) behind.unshift([FIELD_64, 2], [8 * far.length, 2]);
  return joined([bytesOf(fields), new TextEncoder().encode(name), bytesOf(behind)]);
}

function bytesOf(fields: readonly ZipField[]): Part {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, length]) => sum + length, 0)));
  let at = 0;
  for (const [value, length] of fields) {
    if (length === 8) view.setBigUint64(at, BigInt(value), true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
    at += length;
  }
  return new Uint8Array(view.buffer);
}
