/** What a file of a site or a kit holds. A large one is never in memory: it is copied from where it lies. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';

export type Original = {
  path: string;
  /** In bytes. */
  size: number;
};
export type Content = Uint8Array | Original;

/** In bytes, of each of two files. */
const PIECE = 1_048_576;

export function isOriginal(content: Content | string): content is Original {
  return typeof content === 'object' && 'path' in content;
}

export function weightOf(content: Content): number {
  return isOriginal(content) ? content.size : content.length;
}

/** Whether two files are alike, byte for byte. It goes by no dates, because a copy or a checkout renews them. */
export function areAlike(path: string, other: string): boolean {
  const { size } = statSync(path);
  if (statSync(other).size !== size) return false;
  const files: number[] = [];
  try {
    for (const each of [path, other]) files.push(openSync(each, 'r'));
    const pieces = files.map((file) => ({ file, bytes: Buffer.alloc(Math.min(PIECE, size)) }));
    for (let place = 0; place < size; place += PIECE) {
      const [one, two] = pieces.map(({ file, bytes }) =>
        bytes.subarray(0, readSync(file, bytes, 0, bytes.length, place)),
      );
      if (!one || !two?.equals(one)) return false;
    }
    return true;
  } finally {
    for (const file of files) closeSync(file);
  }
}
