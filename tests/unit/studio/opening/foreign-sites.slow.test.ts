/** What others have made of a saved page or its zip. tests/studio/foreign.slow.test.ts gives some of it to the studio. */
import { inflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { pdf } from '../../../support/owners/damaged.ts';
import { film } from '../../../support/sites/page-with-films.ts';
import { type Mutation, mutationsOf } from '../../../support/studio/mutations.ts';
import { otherBlocks } from '../../../support/studio/other-block.ts';
import { fileOf, htmlOf, page, problemOf, read, whole } from './given-site.ts';

const mutations = mutationsOf(page, pdf('Ana'));

function mutationOf(wanted: string): Mutation {
  const mutation = mutations.find(({ what }) => what === wanted);
  if (!mutation) throw new Error(`No change is called ${wanted}.`);
  return mutation;
}

/** What is wrong with each mutation, and the milliseconds that it takes of the processor. Each is read once for all tests. */
const tried = new Map<Mutation, ReturnType<typeof timed>>();
function problemWith(mutation: Mutation) {
  const trying = tried.get(mutation) ?? timed(mutation);
  tried.set(mutation, trying);
  return trying;
}
async function timed({ name, bytes }: Mutation) {
  const start = process.cpuUsage();
  const problem = await problemOf(fileOf(name, bytes));
  const { user, system } = process.cpuUsage(start);
  return { problem, time: (user + system) / 1000 };
}

test.each(['a film', 'a packed film'])('%s in a zip is found, and not read', async (wanted) => {
  const { name, bytes } = mutationOf(wanted);
  const zip = fileOf(name, bytes);
  const ranges: [number, number][] = [];
  const found = await read({
    ...zip,
    read: (from, to) => {
      ranges.push([from, to]);
      return zip.read(from, to);
    },
  });
  const [place, another] = 'reason' in found ? [] : found.mediaFiles;
  if (!place?.packed) throw new Error('The film is not found.');
  const { start, end, packed } = place;
  const inside = bytes.slice(start, end);
  expect(place).toMatchObject({ name: 'harbour.mp4', file: 0 });
  expect(packed.method === 0 ? inside : inflateSync(inside)).toEqual(film);
  expect(packed).toMatchObject({ size: film.length, packedSize: inside.length });
  expect(another).toBeUndefined();
  // The end of a small zip is read at once, with the film in it.
  expect(
    ranges.filter(([from, to]) => from > 0 && from < end && to > start && to !== bytes.length),
  ).toEqual([]);
});

test('a film in another folder of a zip is not found', async () => {
  const { name, bytes } = mutationOf('a film in another folder');
  expect(await read(fileOf(name, bytes))).toMatchObject({ mediaFiles: [] });
});

test('each of more than 300 changes of a page and its zip ends in a site or a sentence', async () => {
  expect(mutations.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const mutation of mutations) {
    const { what, opens } = mutation;
    const { problem, time } = await problemWith(mutation);
    if (time > 5000) wrong.push(`${what} takes ${Math.round(time)} ms`);
    else if (problem !== undefined && (opens || !/^(?:is|holds|was) .*\.?$/.test(problem)))
      wrong.push(`${what} ${problem}`);
  }
  expect(wrong).toEqual([]);
});

test('a zip with another bit is a damaged one, or the same site', async () => {
  const different: string[] = [];
  for (const { what, name, bytes } of mutations.filter(({ what }) => /another bit/.test(what))) {
    const found = await read(fileOf(name, bytes));
    if ('reason' in found) {
      if (found.reason === 'firstVersion') different.push(what);
      continue;
    }
    const isSame =
      JSON.stringify(found.values) === JSON.stringify('values' in whole && whole.values);
    if (!isSame) different.push(what);
  }
  expect(different).toEqual([]);
});

test.each([
  ['locked', /locked with a password/],
  ['Zip64', /cannot be read here/],
  ['a list of Zip64', /cannot be read here/],
  ['a part of several', /cannot be read here/],
  ['packed in another way', /cannot be read here/],
  ['other bytes than its checksum says', /damaged zip/],
  ['more bytes than it holds', /damaged zip/],
  ['zeros that it calls 9 bytes', /damaged zip/],
  ['one name twice', /holds index\.html twice/],
  ['70 MB of zeros', /more than 60 MB/],
  ['a film of another size', /damaged zip/],
  ['a film that is longer than the zip', /damaged zip/],
  ['a film outside of the zip', /damaged zip/],
  ['a locked film', /locked with a password/],
  ['a film that is packed in another way', /cannot be read here/],
  ['a film of Zip64 without its size', /cannot be read here/],
  ['another film of the same name', /holds harbour\.mp4 twice/],
  ['captions twice', /more than one site/],
  ['captions: 30 MB', /more than a site can hold/],
  ['no captions', /is damaged/],
  ['portfolio.projects.0.film: a path', /projects\[0\]\.film/],
  ['media.harbour.mp4.width: a text', /is damaged/],
  ['media.harbour.mp4.seconds: -1', /is damaged/],
  ['media.harbour.mp4.type: another type', /is damaged/],
  ['100,000 files', /more than 2000 files/],
  ['only its end', /damaged zip/],
  ['no file', /holds no index\.html/],
  ['a second block', /more than one site/],
  ['100,000 levels', /more than a site can hold/],
  ['a million values', /more than a site can hold/],
  ['only a version', /is damaged/],
])('%s is told as that', async (wanted, sentence) => {
  expect((await problemWith(mutationOf(wanted))).problem).toMatch(sentence);
});

const { withFields } = otherBlocks(page);

test('a picture that many projects show is read once, and one crop of it is all that it has', async () => {
  const projectsWith = (focus: (index: number) => string) =>
    withFields({
      projects: Array.from({ length: 1000 }, (_, index) => ({
        ...{ title: 'Salt', still: 'still-1', stillFocus: focus(index) },
        pictures: Array.from({ length: 8 }, () => ({ file: 'picture-1' })),
      })),
    });
  expect(await read(htmlOf(projectsWith(() => 'left')))).toMatchObject({
    stills: [{ name: 'still-1', focus: 'left' }],
    pictures: [{ name: 'picture-1' }],
  });
  const many = projectsWith((index) => `${index % 100}.${index}% 0%`);
  expect(await problemOf(htmlOf(many))).toContain('is damaged');
});
