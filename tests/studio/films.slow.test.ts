/** A site with films and sounds is opened by the list of its zip, and saved with all of its files. */
import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { zipEntry } from '../../src/compose/files/zip/zip.ts';
import { STORED, zipParts } from '../../src/compose/files/zip/zip-parts.ts';
import { photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { buildSiteWithFilms } from '../support/studio/site-with-films.ts';

const studios = setUpStudio();
/** Each test opens a site in it, which takes the place of the one before. */
const studio = studios.shared();

const {
  portfolio,
  page,
  files: built,
  zip,
  films,
  changedIn,
} = await buildSiteWithFilms('films in a zip');

describe('a zip with films', () => {
  test('is opened, and saved byte for byte as it is, also a second time', async () => {
    expect(films.length).toBeGreaterThan(3);
    await studio().give('Open a site', zip);
    await studio().says('site.zip is open.');
    const { files, zip: bytes } = await studio().save();
    expect(changedIn(files)).toEqual([]);
    const again = join(scratchFolder('films again').path, 'again.zip');
    writeFileSync(again, bytes);
    await studio().give('Open a site', again);
    await studio().says('again.zip is open.');
    expect((await studio().save()).zip.equals(bytes)).toBe(true);
  });

  test('keeps all of its files when a text changes', async () => {
    await studio().give('Open a site', zip);
    await studio().says('site.zip is open.');
    await studio().type('Greeting', 'Hello, I light rooms.');
    const { files } = await studio().save();
    expect(changedIn(files)).toEqual(['index.html']);
    const [before, after] = [built.get('index.html'), files['index.html']].map((bytes) =>
      Buffer.from(bytes ?? []).toString(),
    );
    const late = (html = '') =>
      html.slice(html.indexOf('<image '), html.indexOf('<!--', html.indexOf('<image ')));
    expect(late(after)).toBe(late(before));
  });

  test('with another picture of a project has that before its film, whole', async () => {
    await studio().give('Open a site', zip);
    await studio().says('site.zip is open.');
    const picture = join(scratchFolder('another picture').path, 'tall.png');
    writeFileSync(picture, await photo(900, 1200).png().toBuffer());
    await studio().give('Picture', picture, 'Project 1');
    await studio().says('tall.png is in its place');
    const { files } = await studio().save();
    expect(changedIn(files)).toEqual(['index.html']);
    const html = Buffer.from(files['index.html'] ?? []).toString();
    const [, width, height] =
      /<image id="poster-1" [^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? [];
    expect([width, height]).toEqual(['900', '1200']);
  });

  test('keeps them when projects are moved, and when one is removed and comes back', async () => {
    await studio().give('Open a site', zip);
    await studio().says('site.zip is open.');
    await studio().press('Move down: Project 1');
    await studio().says('Moved: Project 1, now 2 of');
    await studio().press('Remove: Project 2');
    await studio().says('Removed: Project 2.');
    const [film = ''] = portfolio.projects.flatMap(({ film = [] }) => film);
    expect(Object.keys((await studio().save()).files)).not.toContain(film);
    await studio().press('Undo');
    await studio().press('Undo');
    await studio().says('Undone.');
    expect(changedIn((await studio().save()).files)).toEqual([]);
  });
});

declare global {
  /** The zip that the studio would have made the browser download. */
  var lastZip: Blob | undefined;
  /** In bytes: the most that it has read at once. */
  var mostRead: number;
}

test('a zip with a film of 4.5 GB is opened and saved, and no film is read', async () => {
  const large = join(scratchFolder('a large film').path, 'large.zip');
  writeSparse(large, 4_500_000_000);
  const studio = await studios.open({
    // The browser would write 4.5 GB.
    before: () => {
      HTMLAnchorElement.prototype.click = () => {};
      globalThis.mostRead = 0;
      const { arrayBuffer, stream } = Blob.prototype;
      const note = ({ size }: Blob) => {
        globalThis.mostRead = Math.max(globalThis.mostRead, size);
      };
      Blob.prototype.arrayBuffer = function () {
        note(this);
        return arrayBuffer.call(this);
      };
      Blob.prototype.stream = function () {
        note(this);
        return stream.call(this);
      };
      const { createObjectURL } = URL;
      URL.createObjectURL = (made) => {
        if (made instanceof Blob && made.type === 'application/zip') globalThis.lastZip = made;
        return createObjectURL(made);
      };
    },
  });
  await studio.give('Open a site', large);
  await studio.says('large.zip is open.');
  await studio.press('Save');
  await studio.says('Saved as');
  expect(await studio.told()).not.toContain('does not hold');
  const size = await studio.page.evaluate(() => globalThis.lastZip?.size ?? 0);
  expect(Math.abs(size - statSync(large).size)).toBeLessThan(1000);
  expect(await studio.page.evaluate(() => globalThis.mostRead)).toBeLessThan(2_000_000);
});

/** Writes the zip with another film of this size, which takes no room on the disk. */
function writeSparse(file: string, size: number): void {
  const [name = ''] = films;
  const large = {
    name,
    method: STORED as typeof STORED,
    size,
    packedSize: size,
    checksum: 7,
    bytes: { length: size },
  };
  const others = [...built].filter(([each]) => each !== name);
  const parts = zipParts<Uint8Array | { length: number }>([
    large,
    ...others.map(([each, bytes]) => zipEntry(each, bytes)),
  ]);
  const handle = openSync(file, 'w');
  let at = 0;
  for (const part of parts) {
    if (part instanceof Uint8Array) writeSync(handle, part, 0, part.length, at);
    at += part.length;
  }
  closeSync(handle);
}

test('without its films a site is opened and saved, and both times their names are told', async () => {
  const cv = join(dirname(page), [...built.keys()].find((name) => name.endsWith('.pdf')) ?? '');
  await (await studio().field('Open a site')).uploadFile(page, cv);
  await studio().says('are not there. Open the site together with them, or save it without.');
  for (const film of films) expect(await studio().told()).toContain(film);
  const { files } = await studio().save();
  await studio().says('The zip does not hold');
  expect(Object.keys(files).filter((name) => films.includes(name))).toEqual([]);
  expect(changedIn(files)).toEqual(films.toSorted());
});

test('films that are chosen with the page are saved with it', async () => {
  // The site that is open has none, because of the test before.
  const names = [...built.keys()].filter((name) => !/\.md$/.test(name));
  await (await studio().field('Open a site')).uploadFile(
    ...names.map((name) => join(dirname(page), name)),
  );
  await studio().says('is open.');
  expect(changedIn((await studio().save()).files)).toEqual([]);
});
