import { afterAll, describe, expect, it } from 'vitest';
import { readPictures } from '../../../../src/node/pictures/project-pictures.ts';
import { flat, foldersAround, folderWith, photo } from '../../../support/owners/damaged.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';

const cache = scratchFolder('project-pictures');
afterAll(cache.remove);

const wide = await photo(480, 320).jpeg().toBuffer();
const upright = await flat(320, 480).jpeg().toBuffer();
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>';

function read(
  projects: unknown,
  files: Record<string, Uint8Array | string> = {},
  reel: unknown = undefined,
) {
  const all = { 'stills/wide.jpg': wide, 'stills/upright.jpg': upright, ...files };
  return readPictures(foldersAround(folderWith(all), cache.path), { projects, reel });
}

/** The sizes of pictures, by their keys. */
const sizes = (pictures: ReadonlyMap<string, { width: number; height: number }>) =>
  Object.fromEntries([...pictures].map(([key, { width, height }]) => [key, [width, height]]));

describe('of the projects come', () => {
  it('the stills, cropped, and before a film or a sound the same one whole', async () => {
    const { value, issues } = await read([
      { still: 'wide.jpg', film: 'a.mp4' },
      { still: 'upright.jpg', stillFocus: 'top', film: 'a.mp3' },
      { still: 'upright.jpg' },
      { film: 'b.mp4' },
    ]);
    expect(issues).toEqual([]);
    expect(sizes(value.stills)).toEqual({
      'wide.jpg': [480, 270],
      'upright.jpg top': [320, 180],
      'upright.jpg': [320, 180],
    });
    expect(sizes(value.posters)).toEqual({
      'wide.jpg': [480, 320],
      'upright.jpg top': [320, 480],
    });
    expect(value.pictures.size).toBe(0);
  });

  it('and of the showreel the picture that is seen before it plays, whole', async () => {
    const { value, issues } = await read(undefined, {}, { still: 'upright.jpg' });
    expect(issues).toEqual([]);
    expect(value.stills.size).toBe(0);
    expect(sizes(value.posters)).toEqual({ 'upright.jpg': [320, 480] });
    const lost = await read([{ still: 'wide.jpg' }], {}, { still: 'gone.jpg' });
    expect(lost.issues).toMatchObject([{ file: 'src/content/stills/gone.jpg' }]);
  });

  it('the pictures of the pages, whole, each once', async () => {
    const pictures = [{ file: 'wide.jpg' }, { file: 'upright.jpg', alt: 'A' }];
    const files = { 'stills/a.svg': drawing };
    const { value, issues } = await read(
      [{ pictures }, { pictures: [{ file: 'wide.jpg' }, { file: 'a.svg' }] }],
      files,
    );
    expect(issues).toEqual([]);
    expect(sizes(value.pictures)).toEqual({
      'wide.jpg': [480, 320],
      'upright.jpg': [320, 480],
      'a.svg': [1600, 1200],
    });
    expect(value.pictures.get('a.svg')?.src).toMatch(/^data:image\/svg\+xml,/);
  });

  it('none of what the schema refuses', async () => {
    const wrong = [
      null,
      5,
      'a',
      { still: 5 },
      { pictures: 'a' },
      { pictures: [null, { file: 5 }] },
    ];
    const { value, issues } = await read(wrong);
    expect([value.stills.size, value.pictures.size, value.posters.size, issues]).toEqual([
      0,
      0,
      0,
      [],
    ]);
    expect((await read('none')).issues).toEqual([]);
  });
});

describe('it is told', () => {
  const told = async (projects: unknown, files: Record<string, Uint8Array | string> = {}) => {
    const { issues } = await read(projects, files);
    const lines = issues.map(({ file, problem, expected }) => `${file} ${problem} ${expected}`);
    return [...new Set(lines)];
  };

  it('once of a file that is missing in several places', async () => {
    const project = { still: 'a.jpg', film: 'a.mp4', pictures: [{ file: 'a.jpg' }] };
    expect(await told([project])).toEqual([
      'src/content/stills/a.jpg is not there. Put it there. There are: upright.jpg, wide.jpg.',
    ]);
  });

  it('of all that are missing, together', async () => {
    const project = { still: 'a.jpg', pictures: [{ file: 'b.jpg' }, { file: 'c.jpg' }] };
    expect(await told([project])).toEqual([
      'src/content/stills/ lacks a.jpg, b.jpg, c.jpg. Put them there. There are: upright.jpg, wide.jpg.',
    ]);
  });

  it('of one that is written otherwise', async () => {
    expect(await told([{ pictures: [{ file: 'Wide.JPG' }] }])).toEqual([
      "src/content/stills/Wide.JPG is not there. Write 'wide.jpg' in src/content/portfolio.toml.",
    ]);
  });

  it('of one that is broken or small, as of a still', async () => {
    const files = {
      'stills/broken.jpg': wide.subarray(0, 1000),
      'stills/small.jpg': await flat(900, 200).jpeg().toBuffer(),
      'stills/film.jpg': 'My film',
    };
    const pictures = ['broken.jpg', 'small.jpg', 'film.jpg'].map((file) => ({ file }));
    const project = { still: 'broken.jpg', film: 'a.mp4', pictures };
    expect(await told([project], files)).toEqual([
      expect.stringMatching(/^src\/content\/stills\/broken\.jpg is damaged/),
      expect.stringMatching(/^src\/content\/stills\/small\.jpg is too small: 900 × 200 pixels/),
      expect.stringMatching(/^src\/content\/stills\/film\.jpg is not an image/),
    ]);
  });
});
