/** What has no text of its own is edited, and reaches the page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { until } from '../support/drivers/waits.ts';
import { photo } from '../support/owners/damaged.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('chosen').path;

test('a crop, a flag, a film, lists and what is left out reach the page', async () => {
  const studio = await studios.open();
  const { page } = studio;
  const inPreview = (selector: string, count: number) =>
    studio.sees(
      `${count} times ${selector} in the preview`,
      (selector: string, count: number) =>
        [...document.querySelectorAll('iframe')].some(
          (frame) => frame.contentDocument?.querySelectorAll(selector).length === count,
        ),
      selector,
      count,
    );

  const wide = join(folder, 'wide.jpg');
  writeFileSync(wide, await photo(2400, 1000).jpeg().toBuffer());
  // The preview has the pictures that are in view, and leads to that of the field.
  await (await studio.field('Picture', 'Project 1')).focus();
  await studio.give('Picture', wide, 'Project 1');
  await studio.says('wide.jpg is in its place');
  await inPreview('svg > image[id]', 1);
  const crop = () =>
    page.$eval('[alt=""][src^="data:image/webp"]', (image) => image.getAttribute('src'));
  const another = (than: string | null) =>
    until('another crop', async () => {
      const now = await crop();
      return now !== than && now;
    });
  const middle = await crop();
  await studio.type('What must stay in the picture', 'left', 'Project 1');
  const left = await another(middle);
  await studio.type('What must stay in the picture', 'right', 'Project 1');
  await another(left);
  await studio.press(messages.studio.removeStill);
  await studio.says('Removed: Picture. Undo brings it back.');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-projects[0].still');
  expect(
    await page.$('[id="field-projects[0].stillFocus"]'),
    'there is nothing that has to stay in it',
  ).toBeNull();
  await studio.press('Undo');

  await inPreview('a[href^="tel:"]', 0);
  await (await studio.field('WhatsApp')).click();
  await inPreview('a[href^="tel:"]', 2);

  await studio.press('Add: List');
  await page.keyboard.type('Awards');
  await studio.type('Point 1', 'Silver Mic 2023', 'List 1');
  await studio.shows('Silver Mic 2023');

  await studio.press('Begin: Showreel');
  await studio.type('Name', 'Watch my reel', 'Showreel');
  await studio.give('File', join(root, 'tests/fixtures/cinematographer/public/reel.mp4'), 'You');
  await inPreview('a[href="#/Showreel"]', 1);

  for (let project = 5; project > 0; project -= 1) await studio.press(`Remove: Project ${project}`);
  await inPreview('header nav li', 3);
  await inPreview('#project-section', 0);
  const { files } = await studio.save();
  expect(Object.keys(files)).toContain('Watch-my-reel.mp4');
  expect(new TextDecoder().decode(files['README.md'])).toContain('Watch-my-reel.mp4');
});
