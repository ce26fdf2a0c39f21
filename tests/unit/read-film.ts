import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMedia } from '../../src/compose/media/read-media.ts';
import { root } from '../support/sites/project-copy.ts';

/** A film of the fixtures. */
export const film = (name: string) => readFileSync(join(root, 'tests/fixtures/films', name));

/** What is read of a file, and how much of it. All behind its bytes is zeros. */
export async function reading(bytes: Uint8Array, size = bytes.length) {
  let total = 0;
  const media = await readMedia({
    size,
    async read(from, to) {
      total += to - from;
      const range = new Uint8Array(to - from);
      range.set(bytes.subarray(from, to));
      return range;
    },
  });
  return { media, total };
}

export const read = async (bytes: Uint8Array, size?: number) => (await reading(bytes, size)).media;
