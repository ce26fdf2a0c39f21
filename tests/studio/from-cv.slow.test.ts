/** A CV without a text, and the panel of one that has a text: on a phone, in Arabic and with assistive technology. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesIn } from '../../src/messages/languages.ts';
import { messages } from '../../src/messages/messages.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { printCv } from './cv-for-studio.ts';
import { issuesOfAccess } from './issues-of-access.ts';

const studios = setUpStudio();
const folder = scratchFolder('a CV for a phone').path;
const { lines, cvText } = messages.studio;

const boxOf = ({ page }: Studio, selector: string) =>
  page.$eval(selector, (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

test('a CV that is a picture says that it has no text, and another one offers it', async () => {
  const studio = await studios.begin();
  await studio.give('CV', join(root, 'tests/fixtures/owner/public/Inés-CV.pdf'));
  const says = (what: string) =>
    studio.sees(
      what,
      (what: string) => document.querySelector('form')?.textContent?.includes(what),
      what,
    );
  await says(cvText.scan);
  const buttons = () =>
    studio.page.$$eval('button', (all) => all.map(({ textContent }) => textContent));
  expect(await buttons()).not.toContain(cvText.open);
  await studio.give('CV', await printCv(studio, folder));
  await says(cvText.canFill);
  expect(await buttons()).toContain(cvText.open);
});

test('on a phone it is a sheet over the lower half, and a press puts a line into the field above', async () => {
  const studio = await studios.begin({ width: 390, height: 844 });
  await studio.give('CV', await printCv(studio, folder));
  await studio.press(cvText.open);
  const sheet = await boxOf(studio, '[data-panel]');
  expect([sheet.top, sheet.bottom, sheet.left, sheet.right]).toEqual([422, 844, 0, 390]);
  const about = await studio.field('About you');
  await about.click();
  const box = await about.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the sheet does not cover it').toBeLessThan(sheet.top);
  const option = await studio.page.waitForSelector('[role=option]:nth-child(4)');
  await option?.scrollIntoView();
  await option?.click();
  expect(await about.evaluate(({ value }) => value)).toBe('I light faces before');
  // Two boxes mark two lines, and the button in the place of the other puts them in.
  for (const place of [10, 9]) {
    const mark = await studio.page.waitForSelector(`[role=option]:nth-child(${place}) > span`);
    await mark?.scrollIntoView();
    await mark?.click();
  }
  await studio.press(lines.putMarked({ count: 2 }));
  expect(await about.evaluate(({ value }) => value)).toContain('I planned the positions');
  await studio.press(messages.studio.show.preview);
  expect(await studio.page.$eval('[data-panel]', (each) => each.checkVisibility())).toBe(false);
});

test('in Arabic it stands on the left, and the lines of any language beside their boxes', async () => {
  const arabic = messagesIn('ar').studio;
  const studio = await studios.enter({
    ...{ width: 1440, height: 900 },
    before: () => Object.defineProperty(navigator, 'languages', { get: () => ['ar'] }),
  });
  await studio.press(arabic.startScreen.begin);
  await studio.give(arabic.cv, await printCv(studio, folder, ['مصورة تلفزيونية']));
  await studio.press(arabic.cvText.open);
  const [panel, form] = [await boxOf(studio, '[data-panel]'), await boxOf(studio, 'form')];
  expect(panel.left).toBe(0);
  expect(panel.right).toBeLessThanOrEqual(form.left);
  const gaps = await studio.page.$$eval('[role=option]', (all) =>
    all.map((each) => {
      const [mark, text] = ['[data-on=mark]', 'bdi'].map((part) =>
        each.querySelector(part)?.getBoundingClientRect(),
      );
      return Math.round((mark?.left ?? 0) - (text?.right ?? 0));
    }),
  );
  expect(new Set(gaps).size, `all lines are as near: ${gaps}`).toBe(1);
  await (await studio.field(messagesIn('ar').fields.fullName.label)).focus();
  await studio.page.locator('[role=option]').click();
  expect(
    await (await studio.field(messagesIn('ar').fields.fullName.label)).evaluate(
      ({ value }) => value,
    ),
  ).toBe('Ana María Núñez');
});

test('in a further language a line goes into the text of that language, which the first one keeps', async () => {
  const studio = await studios.begin({ width: 1440, height: 900 });
  const { languages } = messages.studio;
  const value = async () => (await studio.field('Full name')).evaluate(({ value }) => value);
  await studio.type('Full name', 'Ana Nunez');
  await studio.give('CV', await printCv(studio, folder));
  await studio.press(cvText.open);
  await studio.page.select(`select[aria-label="${languages.which}"]`, 'es');
  await studio.press(languages.add);
  await (await studio.field('Full name')).focus();
  await studio.page.locator('[role=option]').click();
  expect(await value()).toBe('Ana María Núñez');
  // All else is that of the first language.
  expect(await studio.page.$$eval('[data-panel] label', (all) => all.length)).toBe(1);
  await studio.press('English');
  expect(await value()).toBe('Ana Nunez');
});

test.each(['light', 'dark'])(
  'no rule of accessibility is broken in the %s scheme',
  async (scheme) => {
    const studio = await studios.begin({ width: 1440, height: 900 });
    await studio.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await studio.give('CV', await printCv(studio, folder));
    await studio.press(cvText.open);
    await (await studio.field('Full name')).focus();
    await studio.page.locator('[role=option]').click();
    const mark = await studio.page.waitForSelector('[role=option]:nth-child(3) > span');
    await mark?.click();
    expect(await issuesOfAccess(studio)).toEqual([]);
  },
);
