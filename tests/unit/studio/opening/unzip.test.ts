import { expect, test } from 'vitest';
import { zipEntry } from '../../../../src/compose/files/zip/zip.ts';
import { STORED, type ZipEntry, zipParts } from '../../../../src/compose/files/zip/zip-parts.ts';
import { entriesOf } from '../../../../src/studio/opening/unzip.ts';

/** Stands for the bytes of a film. */
type Unread = { length: number };

const bytesOf = (text: string) => new TextEncoder().encode(text);

const filmOf = (name: string, size: number): ZipEntry<Unread> => ({
  name,
  ...{ method: STORED, size, packedSize: size, checksum: 7, bytes: { length: size } },
});

/** A zip of any size, of which only headers and small files are there. */
function zipOf(entries: readonly ZipEntry<Uint8Array | Unread>[]) {
  const parts = zipParts(entries);
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const count = { ofFilms: 0 };
  const read = async (from: number, to: number) => {
    const bytes = new Uint8Array(to - from);
    let start = 0;
    for (const part of parts) {
      const [first, last] = [Math.max(from, start), Math.min(to, start + part.length)];
      if (first < last) {
        if (part instanceof Uint8Array)
          bytes.set(part.subarray(first - start, last - start), first - from);
        else count.ofFilms += last - first;
      }
      start += part.length;
    }
    return bytes;
  };
  return { size, read, count };
}

/** In bytes: the end of a zip is read at once, and a film may lie there. */
const END = 66_000;

const GIGABYTE = 1e9;
const LARGE = 70_000;

test.each([
  ['1 GB', [GIGABYTE]],
  ['4.5 GB', [4.5 * GIGABYTE]],
  ['eight films of 1 GB', Array.from({ length: 8 }, () => GIGABYTE)],
])('in a zip with %s all files are found, and no film is read', async (_, sizes) => {
  const text = 'Hello. '.repeat(LARGE);
  const films = sizes.map((size, index) => filmOf(`${index}.mp4`, size));
  const zip = zipOf([
    zipEntry('index.html', bytesOf(text)),
    ...films,
    zipEntry('é.pdf', bytesOf(text)),
  ]);
  const entries = await entriesOf(zip, { left: 2_000_000 });
  const [page, ...others] = entries;
  expect(new TextDecoder().decode(await page?.read())).toBe(text);
  const cv = others.pop();
  expect(cv?.name).toBe('é.pdf');
  expect(new TextDecoder().decode(await cv?.read())).toBe(text);
  const places = await Promise.all(others.map((film) => film.find()));
  expect(places.map(({ start, end }) => end - start)).toEqual(sizes);
  expect(places.map(({ packed }) => packed?.checksum)).toEqual(sizes.map(() => 7));
  expect(zip.count.ofFilms).toBeLessThan(END);
});

test('a film that would not fit into memory is refused if somebody reads it', async () => {
  const zip = zipOf([filmOf('index.html', 5 * GIGABYTE)]);
  const [film] = await entriesOf(zip, { left: 60_000_000 });
  await expect(film?.read()).rejects.toThrow('more than 60 MB');
  expect(zip.count.ofFilms).toBeLessThan(END);
});
