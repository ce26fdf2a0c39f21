import { expect, it } from 'vitest';
import { preparePicture } from '../../../../src/node/pictures/picture.ts';
import {
  flat,
  foldersAround,
  folderWith,
  still,
  temporaryFolder,
} from '../../../support/owners/damaged.ts';

it('a photo of 60 megapixels is taken as well', async () => {
  // Grey, because that is written in a third of the time.
  const huge = await flat(10_000, 6000).greyscale().jpeg().toBuffer();
  const folders = foldersAround(folderWith({ 'a.jpg': huge }), temporaryFolder());
  expect(await preparePicture(folders, 'a.jpg', still)).toMatchObject({ width: 640, height: 360 });
});
