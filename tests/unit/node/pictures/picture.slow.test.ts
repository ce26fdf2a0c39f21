import { describe, expect, it } from 'vitest';
import { preparePicture } from '../../../../src/node/pictures/picture.ts';
import {
  flat,
  foldersAround,
  folderWith,
  noise,
  photo,
  still,
  temporaryFolder,
} from '../../../support/owners/damaged.ts';

const prepare = (name: string, bytes: Uint8Array, wanted = still) =>
  preparePicture(foldersAround(folderWith({ [name]: bytes }), temporaryFolder()), name, wanted);

describe('a photo', () => {
  it('of 60 megapixels is taken as well', async () => {
    // Grey, because that is written in a third of the time.
    const huge = await flat(10_000, 6000).greyscale().jpeg().toBuffer();
    expect(await prepare('a.jpg', huge)).toMatchObject({ width: 640, height: 360 });
  });

  it('of pure noise still fits', async () => {
    const bytes = await noise(320, 300).blur(0.6).png().toBuffer();
    const picture = await prepare('a.png', bytes, { ...still, budget: 6000 });
    if ('problem' in picture) throw new Error(picture.problem);
    expect(picture.src.length).toBeLessThanOrEqual(6000);
    expect(picture.width).toBeLessThan(320);
  });

  it.each([
    ['in grey', 'a.jpg', photo(320, 300).greyscale().jpeg()],
    ['with transparency', 'a.png', photo(320, 300).greyscale().ensureAlpha(0.5).png()],
    ['in print colours', 'a.jpeg', photo(320, 300).toColourspace('cmyk').jpeg()],
    ['in 16 bits', 'a.tif', photo(320, 300).toColourspace('rgb16').tiff()],
    ['that is progressive', 'A.JPG', photo(320, 300).jpeg({ progressive: true })],
    ['in WebP', 'a.webp', photo(320, 300).webp()],
    ['in AVIF', 'a.avif', photo(320, 300).avif({ effort: 0 })],
  ])('%s is taken as well', async (_, name, image) => {
    const src = expect.stringMatching(/^data:image\/webp;base64,/);
    expect(await prepare(name, await image.toBuffer())).toMatchObject({ src });
  });
});
