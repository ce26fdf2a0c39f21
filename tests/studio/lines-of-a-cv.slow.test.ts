/** What a CV says gets into the form: what was found in it at once, and its lines one by one. */
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { printCv } from './cv-for-studio.ts';

const studios = setUpStudio();
const { cvText, lines, within, numbered } = messages.studio;
const { fields } = messages;
const folder = scratchFolder('a CV').path;

const written = async (studio: Studio, label: string, place?: string) =>
  (await studio.field(label, place)).evaluate(({ value }) => value);

/** The line that begins so. */
const line = (studio: Studio, text: string) =>
  studio.page.locator(`[role=option]::-p-text(${text})`);

const beginWork = (studio: Studio) =>
  studio.press(messages.studio.begin({ part: fields.work.label }));

const begin = async () => {
  const studio = await studios.begin();
  await studio.give('CV', await printCv(studio, folder));
  await studio.press(cvText.open);
  return studio;
};

test('what is found goes into the form with one press, without what is typed there, and undo takes it back', async () => {
  const studio = await studios.begin();
  await studio.give('CV', await printCv(studio, folder));
  await studio.type('Email', 'post@nunez.tv');
  await studio.press(cvText.open);
  for (const sentence of [lines.has({ text: 'post@nunez.tv' }), lines.noField])
    await studio.sees(
      `the panel says “${sentence}”`,
      (said: string) => document.querySelector('[data-panel]')?.textContent?.includes(said),
      sentence,
    );
  await studio.press(lines.take);
  await studio.says(lines.taken);
  expect(await written(studio, 'Full name')).toBe('Ana María Núñez');
  expect(await written(studio, 'First name')).toBe('Ana');
  expect(await written(studio, 'Phone')).toBe('+34 600 123 456');
  expect(await written(studio, 'LinkedIn')).toMatch(
    /^https:\/\/(?:www\.)?linkedin\.com\/in\/ana-nunez$/,
  );
  expect(await written(studio, 'Email')).toBe('post@nunez.tv');
  await studio.press('Undo');
  expect(await written(studio, 'Full name')).toBe('');
  expect(await written(studio, 'Phone')).toBe('');
  expect(await written(studio, 'Email')).toBe('post@nunez.tv');
});

test('a line that is pressed goes into the field that had the focus last, and that takes its part', async () => {
  const studio = await begin();
  const into = (field: string) =>
    studio.sees(
      `it goes into ${field}`,
      (sentence: string) => document.querySelector('[data-panel]')?.textContent?.includes(sentence),
      lines.into({ field }),
    );
  const job = numbered({ label: fields.job.label, number: 1 });
  const period = within({ whole: job, part: fields.period.label });
  await beginWork(studio);
  await (await studio.field(messages.studio.period.from)).focus();
  await into(period);
  await line(studio, 'TVE, Madrid').click();
  await studio.says(lines.put({ field: period, text: '2015–2019' }));
  expect(await written(studio, messages.studio.period.from)).toBe('2015');
  expect(await written(studio, messages.studio.period.to)).toBe('2019');
  // In a field of one line the second press replaces.
  await line(studio, '2010').click();
  expect(await written(studio, messages.studio.period.from)).toBe('2010');

  await (await studio.field('About you')).focus();
  await line(studio, 'I light faces before').click();
  await line(studio, 'I light rooms.').click();
  expect(await written(studio, 'About you')).toBe('I light faces before I light rooms.');
  const put = () => studio.page.$$eval('[role=option][data-put]', (all) => all.length);
  expect(await put()).toBe(3);
  await studio.press('Undo');
  expect(await written(studio, 'About you')).toBe('I light faces before');
  expect(await put()).toBe(2);
});

test('the lines of a job fill its fields in one step, and the next ones go to the next job', async () => {
  const studio = await begin();
  const job = (number: number) => numbered({ label: fields.job.label, number });
  const title = (number: number) => within({ whole: job(number), part: fields.jobTitle.label });
  const into = (field: string) =>
    studio.sees(
      `they go into ${field}`,
      (sentence: string) =>
        [...document.querySelectorAll('[data-panel] p')].some((p) => p.textContent === sentence),
      lines.into({ field }),
    );
  const box = (text: string) =>
    studio.page.locator(`::-p-xpath(//*[@role="option"][contains(., "${text}")]/*[1])`);
  await beginWork(studio);
  await (await studio.field(fields.jobTitle.label, job(1))).focus();
  await box('Camera operator').click();
  await into(title(1));
  await studio.page.keyboard.down('Shift');
  await line(studio, 'I called the shots').click();
  await studio.page.keyboard.up('Shift');
  await into(job(1));
  await studio.press(lines.putMarked({ count: 4 }));
  await studio.says(`${job(1)}: ${fields.jobTitle.label} ‘Camera operator’`);
  expect(await written(studio, fields.jobTitle.label, job(1))).toBe('Camera operator');
  expect(await written(studio, fields.jobField.label, job(1))).toBe('TVE, Madrid');
  expect(await written(studio, messages.studio.period.from)).toBe('2015');
  expect(await written(studio, 'Point 2')).toBe('I called the shots.');
  expect(await studio.page.$$eval('[role=option][data-put]', (all) => all.length)).toBe(4);
  await into(title(2));
  await studio.press('Undo');
  await into(title(1));
  expect(await written(studio, fields.jobTitle.label, job(1))).toBe('');
  expect(await written(studio, messages.studio.period.from)).toBe('');
});

test('by the keyboard several lines become entries of a list, and Escape leads back to the field', async () => {
  const studio = await begin();
  const { keyboard } = studio.page;
  const focused = () => studio.page.evaluate(() => document.activeElement?.textContent);
  await beginWork(studio);
  const point = await studio.field('Point 1');
  await point.focus();
  await keyboard.down('Control');
  await keyboard.press('Enter');
  await keyboard.up('Control');
  expect(await focused()).toContain('Ana María Núñez');
  await studio.press(lines.nextDate);
  expect(await focused()).toContain('2015 – 2019');
  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'Space', 'Enter'] as const)
    await keyboard.press(key);
  await studio.says('Undo takes it back');
  expect(await written(studio, 'Point 1')).toBe('I planned the positions of cameras.');
  expect(await written(studio, 'Point 2')).toBe('I called the shots.');
  expect(await focused()).toContain('I called the shots.');
  await keyboard.press('Escape');
  expect(await point.evaluate((each) => each === document.activeElement)).toBe(true);
  await studio.press(messages.studio.afterSaving.close);
  await studio.hasPreview();
  await studio.press(cvText.open);
  expect(
    await studio.page.$$eval('[role=option][data-put]', (all) => all.length),
    'it knows them',
  ).toBe(2);
});

test('a block of a job that is pasted into its title stands there until one of its lines is put in', async () => {
  const studio = await studios.begin();
  await beginWork(studio);
  const title = await studio.field('Title', 'Job 1');
  await title.focus();
  await title.evaluate((each) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Gaffer\nRTP, Lisbon\r\n2010 – 2015\n');
    each.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  expect(await written(studio, 'Title', 'Job 1')).toBe('Gaffer RTP, Lisbon 2010 – 2015');
  await studio.press(lines.offer);
  const employer = await studio.field(fields.jobField.label, 'Job 1');
  await employer.focus();
  await line(studio, 'RTP, Lisbon').click();
  expect(await written(studio, fields.jobField.label, 'Job 1')).toBe('RTP, Lisbon');
  expect(await written(studio, 'Title', 'Job 1'), 'its lines are in their places').toBe('');
  await title.focus();
  await line(studio, 'Gaffer').click();
  expect(await written(studio, 'Title', 'Job 1')).toBe('Gaffer');
  expect(
    await studio.page.$$eval('[data-panel] h2, [data-panel] h3', (all) =>
      all.map(({ textContent }) => textContent),
    ),
  ).toEqual([...[lines.fromPasted, lines.byLine]]);
  const offers = () =>
    studio.page.$$eval('form button', (all) => all.map(({ textContent }) => textContent));
  expect(await offers(), 'it goes with the next change').not.toContain(lines.offer);
});
