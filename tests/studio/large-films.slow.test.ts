/** A film that is larger than a FAT32 stick can hold is chosen, told about, and saved without being in memory. */
import { copyFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { until } from '../support/drivers/waits.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { howBusy } from '../support/studio/how-busy.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();

declare global {
  /** In bytes: the size of the zip that the browser would have written. */
  var sizeOfZip: number;
  /** In bytes: the most that was read at once. */
  var mostAtOnce: number;
}

test('a film of 4.5 GB', async () => {
  const film = join(scratchFolder('a film of 4.5 GB').path, 'large.mp4');
  copyFileSync(join(root, 'tests/fixtures/cinematographer/public/harbour-at-dawn.mp4'), film);
  // What follows takes no room on the disk.
  truncateSync(film, 4_500_000_000);
  const studio = await studios.open({
    before: () => {
      globalThis.sizeOfZip = 0;
      globalThis.mostAtOnce = 0;
      HTMLAnchorElement.prototype.click = () => {};
      const { arrayBuffer } = Blob.prototype;
      Blob.prototype.arrayBuffer = function () {
        globalThis.mostAtOnce = Math.max(globalThis.mostAtOnce, this.size);
        return arrayBuffer.call(this);
      };
      const { createObjectURL } = URL;
      URL.createObjectURL = (made) => {
        if (made instanceof Blob && made.type === 'application/zip')
          globalThis.sizeOfZip = made.size;
        return createObjectURL(made);
      };
    },
  });
  const { page } = studio;
  const begun = performance.now();
  await studio.give('Film or sound', film, 'Project 1');
  await studio.says('large.mp4 is in its place.');
  expect(performance.now() - begun).toBeLessThan(5000 * howBusy());
  for (const sentence of [
    'large.mp4 · 0:06 · 704 × 396 · 4.5 GB',
    messages.studio.zipSize.largeStick({ size: '4.5 GB' }),
    messages.studio.draft.lacksFilms({ count: 1, files: ['large.mp4'] }),
  ])
    await studio.sees(
      sentence,
      (sentence: string) => document.body.textContent?.includes(sentence),
      sentence,
    );
  await studio.press('Save');
  await studio.sees('how much is saved, which is not spoken', () =>
    document.querySelector('[role=status] [aria-hidden]')?.textContent?.includes(' of 4.5 GB'),
  );
  await until('it is saved', async () => (await studio.told()).startsWith('Saved'));
  expect(await page.evaluate(() => globalThis.sizeOfZip)).toBeGreaterThan(4_500_000_000);
  expect(await page.evaluate(() => globalThis.mostAtOnce)).toBeLessThan(1_000_000);
});
