/**
 * From an empty form: examples are seen and never saved, a mistake holds back one field, and what is meant is taken. One file,
 * because all tests begin with the same empty form.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { englishTexts } from '../../src/schema/portfolio/texts.ts';
import { portfolio } from '../support/owners/content.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('begin').path;

const file = (name: string, content: Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** The texts in the preview that are marked as examples. */
const examplesIn = (studio: Studio) =>
  studio.inPreview(() =>
    // The portrait has no text.
    [...(CSS.highlights.get('example') ?? [])].flatMap((range) => `${range}` || []),
  );

const textIn = async (studio: Studio, label: string, within?: string) =>
  (await studio.field(label, within)).evaluate(({ value }) => value);

test('what an owner has to write is an example until they write it, and nothing of an example or of the sample is ever saved', async () => {
  const studio = await studios.begin();
  expect(await studio.page.evaluate(() => document.activeElement?.id)).toBe('field-firstName');
  await expect.poll(() => examplesIn(studio)).toContain('Hello, I am Ana.');
  const questions = () => studio.page.$$eval('header li[data-kind=question]', (all) => all.length);
  expect(await questions(), 'nothing is asked about parts that nobody has thought of yet').toBe(0);
  // The very words of an example are the owner's, where the owner has written them, and nowhere else.
  await studio.type('Greeting', 'I am Ana María Núñez.');
  await studio.shows('I am Ana María Núñez.');
  await expect
    .poll(() => examplesIn(studio))
    .toEqual([
      ...['Download the CV (PDF – opens in a new tab)', 'PDF, 36 kB. One page.'],
      ...['ana@nunez.tv', 'Ana María Núñez'],
    ]);
  await studio.type('Greeting', '');
  const steps: (() => Promise<unknown>)[] = [
    () => studio.type('First name', 'Lucía'),
    () => studio.type('Full name', 'Lucía Ferrer'),
    () => studio.type('Greeting', 'Good evening.'),
    () => studio.type('What the photo shows', 'Lucía at a mixing desk'),
    () => studio.type('Description', 'Lucía mixes sound for films.'),
    () => studio.type('Email', 'lucia@ferrer.tv'),
    async () => {
      await studio.give('Photo', file('me.png', await photo(900, 1200).png().toBuffer()));
      // Otherwise it may be told in place of what Save tells next.
      await studio.says('me.png is in its place.');
    },
    () => studio.give('CV', file('cv.pdf', pdf('CV'))),
  ];
  for (const step of steps) {
    await studio.press(messages.studio.save);
    await studio.says(messages.studio.notSaved);
    await step();
  }
  await studio.sees(
    'nothing is left to write',
    () => !document.querySelector('li[data-kind=error]'),
  );
  // Projects, work and life are left out.
  await expect.poll(questions).toBe(3);
  await studio.shows('Good evening.');
  await studio.sees('no example', () => !document.querySelector('main > section p'));
  const { name, files } = await studio.save();
  expect(name).toBe('Lucía-Ferrer-portfolio.zip');
  expect(Buffer.from(files['Lucía-CV.pdf'] ?? [])).toEqual(Buffer.from(pdf('CV')));
  const page = new TextDecoder().decode(files['index.html']);
  const [, block = ''] = /id="site-data">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(block).portfolio).toEqual({
    language: 'en',
    firstName: 'Lucía',
    fullName: 'Lucía Ferrer',
    greeting: 'Good evening.',
    portraitAlt: 'Lucía at a mixing desk',
    description: 'Lucía mixes sound for films.',
    email: 'lucia@ferrer.tv',
    whatsapp: false,
    texts: {},
  });
  const own = new Set(Object.values(englishTexts));
  const theirs = [portfolio.email, portfolio.fullName, portfolio.greeting, portfolio.description];
  for (const text of theirs.filter((each) => !own.has(each))) expect(page).not.toContain(text);
  expect(page).toMatch(/<img id="portrait"[^>]* src="data:image\/webp/);
});

describe('while a field is wrong', () => {
  const studio = studios.shared();

  test('the preview shows what it said before, and everything else at once', async () => {
    await studio().type('Email', 'ana@');
    await studio().type('Greeting', 'A mistake waits elsewhere.');
    await studio().shows('A mistake waits elsewhere.');
    expect(await studio().inPreview(() => document.body.textContent)).toContain(portfolio.email);
    await studio().type('Email', 'ana@ana.tv');
    await studio().shows('ana@ana.tv');
  });

  test('a web address is completed when it is left, and undo takes only that back', async () => {
    await studio().type('LinkedIn', 'linkedin.com/in/ana');
    await studio().page.keyboard.press('Tab');
    await studio().says(messages.studio.completed({ text: 'https://linkedin.com/in/ana' }));
    expect(await textIn(studio(), 'LinkedIn')).toBe('https://linkedin.com/in/ana');
    await studio().press('Undo');
    expect(await textIn(studio(), 'LinkedIn')).toBe('linkedin.com/in/ana');
    await studio().press('Redo');
  });

  test('a national number becomes an international one after a choice of the country, which is guessed where the number may be right', async () => {
    const { choose, take } = messages.studio.national;
    await studio().type('Phone', '212 736 5000');
    await studio().page.keyboard.press('Tab');
    await studio().button(take({ number: '+1 212 736 5000' }));
    expect(await textIn(studio(), choose)).toBe('US');
    await studio().type('Phone', '٦٠٠ 123 456');
    await studio().page.keyboard.press('Tab');
    expect(
      await studio().page.evaluate(() => document.activeElement?.id),
      'Tab leads on, not to what appears',
    ).toBe('field-whatsapp');
    await studio().sees('the countries', () => document.querySelectorAll('option').length > 200);
    expect(await textIn(studio(), choose), 'the number is none of the United States').toBe('');
    await studio().choose(choose, 'ES');
    await studio().press(take({ number: '+34 600 12 34 56' }));
    expect(await textIn(studio(), 'Phone')).toBe('+34 600 12 34 56');
    expect(await studio().page.evaluate(() => document.activeElement?.id)).toBe('field-phone');
  });

  test('a job has its years from and to, the first year alone, or any other words', async () => {
    const { type, field, shows, page } = studio();
    const [from, to] = [messages.studio.period.from, messages.studio.period.to];
    const textsOf = () => Promise.all([from, to].map((label) => textIn(studio(), label, 'Job 1')));
    const isCurrent = await field(messages.studio.period.isCurrent, 'Job 1');
    await isCurrent.click();
    await type(from, '2018', 'Job 1');
    await type(to, '2021', 'Job 1');
    await shows('2018–2021');
    await isCurrent.click();
    await shows(`2018 – ${englishTexts['workDetails.current']}`);
    await isCurrent.click();
    await shows('2018–2021');
    await isCurrent.click();
    await type(to, 'June 2022', 'Job 1');
    await shows('2018 – June 2022');
    expect(await isCurrent.evaluate(({ checked }) => checked)).toBe(false);
    await type(to, ' ', 'Job 1');
    await type(from, '5 months – or so', 'Job 1');
    await shows('5 months – or so');
    expect(await textsOf()).toEqual(['5 months – or so', ' ']);
    await type(from, '2019-2020', 'Job 1');
    await page.keyboard.press('Tab');
    await shows('2019–2020');
    expect(await textsOf()).toEqual(['2019', '2020']);
  });

  test('what is pasted loses what nobody sees, and that is said', async () => {
    const summary = await studio().field('Summary');
    await summary.focus();
    await summary.evaluate((each) => {
      each.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'One line\vand an\u00ADother\u200B.');
      each.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await studio().says(messages.studio.cleaned);
    expect(await textIn(studio(), 'Summary')).toBe('One line\nand another.');
  });
});

test('Save follows the skip link, a list leads to each part, and Ctrl + S saves from there, and what is meant in a field', async () => {
  const studio = await studios.open();
  const { keyboard } = studio.page;
  const save = async () => {
    await keyboard.down('Control');
    await keyboard.press('s');
    await keyboard.up('Control');
  };
  await studio.page.evaluate(() => document.querySelector<HTMLElement>('#studio a')?.focus());
  await keyboard.press('Tab');
  expect(await studio.page.evaluate(() => document.activeElement?.textContent)).toBe(
    messages.studio.save,
  );
  await studio.press('Contact');
  await studio.sees('the part', () => document.activeElement?.id === 'section-contact');
  expect(Object.keys((await studio.saved(save)).files)).toContain('index.html');
  const linkedin = await studio.field('LinkedIn');
  await linkedin.evaluate((each) => each.select());
  await keyboard.type('linkedin.com/in/ana');
  const { files } = await studio.saved(save);
  const page = Buffer.from(files['index.html'] ?? []).toString();
  expect(page).toContain('href="https://linkedin.com/in/ana"');
  expect(await linkedin.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('on a phone the fixed controls take at most 96 px', async () => {
  const phone = await studios.begin({ width: 390, height: 844 });
  const height = await phone.page.$eval('header', (each) => each.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(96);
});
