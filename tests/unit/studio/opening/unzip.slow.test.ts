import { expect, test } from 'vitest';
import { joined } from '../../../../src/compose/files/joined.ts';
import type { PackedFile } from '../../../../src/compose/files/zip/zip.ts';
import { SIGN, STORED, zipParts } from '../../../../src/compose/files/zip/zip-parts.ts';
import { entriesOf } from '../../../../src/studio/opening/unzip.ts';

/** In bytes: both ends of a zip with Zip64, and what stands between them. */
const END_64 = 98;

const emptyFile = (name: string): PackedFile => ({
  name,
  ...{ method: STORED, size: 0, packedSize: 0, checksum: 0, bytes: new Uint8Array() },
});

test('a zip of 65,535 files has them all, and their number where it has room', async () => {
  const names = Array.from({ length: 65_535 }, (_, index) => `${index}.txt`);
  const zip = joined(zipParts(names.map(emptyFile)));
  const file = { size: zip.length, read: async (from: number, to: number) => zip.slice(from, to) };
  const entries = await entriesOf(file, { left: 60_000_000 });
  expect(entries.map(({ name }) => name)).toEqual(names);
  const end = new DataView(zip.buffer, zip.length - END_64);
  expect(end.getUint32(0, true)).toBe(SIGN.end64);
  expect(end.getBigUint64(32, true)).toBe(65_535n);
});
