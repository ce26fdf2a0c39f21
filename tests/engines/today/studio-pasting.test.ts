/** Pasting in Firefox and in the oldest Chromium of the studio, with the keys and the clipboard of the browser. tests/studio has today's Chromium. */
import type { Page } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../../src/messages/messages.ts';
import { installedEngines } from '../../support/drivers/engines.ts';
import { openFirefox } from '../../support/drivers/firefox.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { paste } from '../../support/studio/clipboard.ts';
import { clipboards } from '../../support/studio/clipboards.ts';
import { beginStudio } from '../../support/studio/studio.ts';

const { pasted } = messages.studio;

test.for([
  ['Firefox', () => openFirefox()],
  ['Chromium 109', () => openOlderChromium(109)],
] as const)(
  'in %s a list and a table that are pasted become entries',
  async ([name, open], { skip }) => {
    skip(name === 'Firefox' && !installedEngines().includes(name), 'Firefox is not installed');
    const { page, problems, close } = await open();
    onTestFinished(close);
    expect(await entriesMadeIn(page)).toEqual([
      ...['Harbour at dawn', 'Night shift', 'Studio 5'],
      ...['I planned.', 'I called.'],
    ]);
    expect(await problems()).toEqual([]);
  },
);

async function entriesMadeIn(page: Page) {
  const studio = await beginStudio(page);
  await studio.press(messages.studio.begin({ part: messages.fields.work.label }));
  await (await studio.field('Point 1')).focus();
  await paste(page, { plain: '•\tI planned.\n•\tI called.' });
  await studio.says(pasted.lines);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await studio.says('Added: Point 1 – Point 2.');
  await studio.press('Add: Project');
  await (await studio.field('Title', 'Project 1')).focus();
  await paste(page, clipboards.Excel ?? { plain: '' });
  await studio.press(pasted.makeProjects({ count: 3 }));
  await studio.says('Added: Project 1 – Project 3.');
  return page.$$eval('[id^="field-projects"][id$=title], [id*="points["]', (controls) =>
    controls.map((control) => (control as HTMLInputElement).value),
  );
}
