import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { STORED } from '../../../../../src/compose/files/zip/zip-parts.ts';
import { packMedia } from '../../../../../src/studio/app/save/pack-media.ts';

const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251);

/** A file that has gone since it was opened. */
class Gone extends Blob {
  override slice(): Blob {
    return new Gone([bytes]);
  }
  override arrayBuffer(): Promise<never> {
    return Promise.reject(new Error('gone'));
  }
  override stream(): never {
    throw new Error('gone');
  }
}

test('a film from a disk gets its checksum, one from a zip keeps what the zip says', async () => {
  const blob = new Blob([bytes]);
  const packed = { method: STORED, size: 9, packedSize: blob.size, checksum: 7 } as const;
  const files = { 'a.mp4': { blob }, 'b.mp4': { blob, packed }, 'c.mp4': { blob } };
  const read: (readonly number[])[] = [];
  const note = (...bytes: readonly number[]) => read.push(bytes);
  expect(await packMedia(['b.mp4', 'a.mp4'], files, note)).toEqual({
    packed: [
      { ...packed, name: 'b.mp4', bytes: blob },
      {
        ...{ name: 'a.mp4', method: STORED, size: blob.size, packedSize: blob.size },
        ...{ checksum: crc32(bytes), bytes: blob },
      },
    ],
    missing: [],
  });
  expect(read.at(-1), 'what is read, and of how many bytes').toEqual([blob.size, blob.size]);
});

test('films that are not there or have gone are told', async () => {
  const packed = { method: STORED, size: 9, packedSize: 9, checksum: 7 } as const;
  const files = { 'a.mp4': { blob: new Gone() }, 'b.mp4': { blob: new Gone(), packed } };
  const names = ['a.mp4', 'b.mp4', 'c.mp4', 'constructor'];
  expect(await packMedia(names, files)).toEqual({ packed: [], missing: names });
});
