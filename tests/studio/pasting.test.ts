/** What is pasted: lists, credits and tables, by real keys and a real clipboard. */
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { clipboards } from '../support/studio/clipboards.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { pasteInto, textsOf } from './pasted-fields.ts';

const studios = setUpStudio();
const { pasted } = messages.studio;

const focused = ({ page }: Studio) => page.evaluate(() => document.activeElement?.id);

async function undo({ page, says }: Studio) {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await says(messages.studio.undone);
}

test('a list, credits and a table that are pasted become entries with one press, and undo takes each back', async () => {
  const studio = await studios.begin();
  const { page, press, says } = studio;

  await press(messages.studio.begin({ part: messages.fields.work.label }));
  const list = '•\tI planned.\n•\tI called.\n•\tI trained.';
  await pasteInto(studio, ['Point 1'], { plain: list });
  await says(pasted.lines);
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual([list]);
  // The next Tab leads to the offer.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    pasted.makeEntries({ count: 3 }),
  );
  await page.keyboard.press('Enter');
  await says('Added: Point 1 – Point 3.');
  const points = ['I planned.', 'I called.', 'I trained.'];
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual(points);
  expect(await focused(studio)).toBe('field-work.jobs[0].points[2]');
  await undo(studio);
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual([list]);

  await press('Add: Project');
  await press('Add: Credit');
  await pasteInto(studio, ['Role', 'Credit 1'], { plain: 'Jane Roe – Director\nAna – Sound' });
  await press(pasted.swap);
  await press(pasted.makeEntries({ count: 2 }));
  await says('Added: Credit 1 – Credit 2.');
  const credits = ['Director', 'Jane Roe', 'Sound', 'Ana'];
  expect(await textsOf(studio, 'projects[0].credits')).toEqual(credits);

  await press('Add: Project');
  const { Excel = { plain: '' } } = clipboards;
  await pasteInto(studio, ['Title', 'Project 2'], Excel);
  await says(pasted.table);
  await press(pasted.makeProjects({ count: 3 }));
  await says('Added: Project 2 – Project 4.');
  expect(await focused(studio)).toBe('field-projects[1].title');
  await studio.shows('Night shift');
  expect(await textsOf(studio, 'projects[2].')).toContain('2021–2022');
  expect(await textsOf(studio, 'projects[0].credits')).toEqual(credits);
  await undo(studio);
  expect(await textsOf(studio, 'projects[2].')).toEqual([]);
  const [title = ''] = await textsOf(studio, 'projects[1].title');
  expect(title).toContain('Harbour at dawn 2024 RTVE');
});
