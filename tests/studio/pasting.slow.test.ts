/** What is pasted, by real keys and a real clipboard: lists, credits and tables, what stays, what does not fit, and what is too much. */
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { MOST_PASTED } from '../../src/studio/form/text-fields/intended.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../src/studio/sources/pasted/html-table.ts';
import { hugeClipboards } from '../support/studio/changed-clipboards.ts';
import { clipboards } from '../support/studio/clipboards.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { issuesOfAccess } from './issues-of-access.ts';
import { offersIn, pasteInto, textsOf } from './pasted-fields.ts';

const studios = setUpStudio();
const { pasted, languages } = messages.studio;

const TWO = { plain: 'One\nTwo' };

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

test('Enter, typing, undo and a press leave what is pasted as it is', async () => {
  const studio = await studios.begin();
  const { page, press, says } = studio;
  await press(messages.studio.begin({ part: messages.fields.work.label }));
  for (const key of ['Enter', 'x'] as const) {
    await pasteInto(studio, ['Point 1'], TWO);
    await says(pasted.lines);
    await page.keyboard.press(key);
    expect(await offersIn(studio)).toBe(0);
  }
  const text = 'One\nTwoOne\nTwox';
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual([text]);
  await pasteInto(studio, ['Point 1'], TWO);
  await press(messages.studio.undo);
  await says(messages.studio.undone);
  expect(await offersIn(studio)).toBe(0);
  await pasteInto(studio, ['Point 1'], TWO);
  await press(pasted.keep);
  expect(await offersIn(studio)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(
    'field-work.jobs[0].points[0]',
  );
});

test('what stood in the field becomes an entry, too, and too many are named', async () => {
  const studio = await studios.begin();
  await studio.press(messages.studio.begin({ part: messages.fields.work.label }));
  await studio.type('Point 1', 'Zero');
  const more = Array.from({ length: 7 }, (_, index) => `Line ${index + 1}`);
  await pasteInto(studio, ['Point 1'], { plain: `\n${more.join('\n')}` });
  await studio.sees('those without room', () =>
    document.querySelector('form [role=group]')?.textContent?.includes('Line 6 and Line 7'),
  );
  await studio.press(pasted.makeEntries({ count: 8 }));
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual(['Zero', ...more]);
});

test('a further language offers nothing, and gets an empty entry for each that is added in the first', async () => {
  const studio = await studios.begin();
  const { page, press, says } = studio;
  await press(messages.studio.begin({ part: messages.fields.work.label }));
  await studio.type('Point 1', 'Zero');
  await page.select(`select[aria-label="${languages.which}"]`, 'de');
  await press(languages.add);
  await pasteInto(studio, ['Point 1'], TWO);
  await studio.shows('Two');
  expect(await offersIn(studio)).toBe(0);
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual(['One\nTwo']);
  await press('English');
  await pasteInto(studio, ['Point 1'], { plain: '\nA\nB' });
  await press(pasted.makeEntries({ count: 3 }));
  await says('Added: Point 1 – Point 3.');
  await press('Deutsch');
  expect(await textsOf(studio, 'work.jobs[0].points')).toEqual(['One\nTwo', '', '']);
});

test('of a text with too many paragraphs it is said what fits, and they can be joined', async () => {
  const studio = await studios.begin();
  const paragraphs = Array.from(
    { length: 6 },
    (_, index) => `Paragraph ${index + 1} is about light.`,
  );
  const plain = paragraphs.join('\n\n');
  await pasteInto(studio, [messages.fields.about.label], { plain });
  await studio.says('Paragraph 3 is about light.');
  await studio.shows('Paragraph 3 is about light.');
  expect(await textsOf(studio, 'about')).toEqual([plain]);
  await studio.press(pasted.join({ most: 3 }));
  await studio.shows('Paragraph 6 is about light.');
  expect(await offersIn(studio)).toBe(0);
});

test('a table pasted onto the button of an empty list is offered, and everybody can use it', async () => {
  const studio = await studios.begin({ width: 390, height: 844 });
  const { page } = studio;
  const { Sheets = { plain: '', html: '' } } = clipboards;
  await (await studio.button('Add: Project')).focus();
  await page.evaluate(({ plain, html }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, Sheets);
  await studio.says(pasted.table);
  expect(await issuesOfAccess(studio)).toEqual([]);
  await studio.choose('Title', '');
  await studio.press(pasted.makeProjects({ count: 3 }));
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('select');
  await studio.choose('Title', 'title');
  await studio.press(pasted.makeProjects({ count: 3 }));
  await studio.says('Added: Project 1 – Project 3.');
  expect(await textsOf(studio, 'projects[0].client')).toEqual(['RTVE']);
});

test('what is too much is told at once, and changes nothing', async () => {
  const studio = await studios.begin();
  await studio.press('Add: Project');
  await pasteInto(studio, ['Title', 'Project 1'], { plain: 'a\t'.repeat(3_000_000) });
  await studio.says(pasted.tooMuch({ most: MOST_PASTED }));
  expect(await textsOf(studio, 'projects[0].title')).toEqual(['']);
  for (const { what, html } of hugeClipboards.slice(0, 2)) {
    await pasteInto(studio, ['Title', 'Project 1'], { plain: what, html });
    await studio.says(pasted.large({ rows: MOST_ROWS, columns: MOST_COLUMNS }));
  }
});
