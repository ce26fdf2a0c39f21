/** No rule of accessibility is broken on the way from the first screen to the saved site. */
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { issuesOfAccess } from './issues-of-access.ts';

const studios = setUpStudio();

test.each([1280, 390])(
  'in a window of %i px no stage breaks a rule: the choice, an empty form, a refused Save, and after saving',
  async (width) => {
    const begun = await studios.enter({ width, height: 800 });
    expect(await issuesOfAccess(begun)).toEqual([]);
    await begun.press(messages.studio.startScreen.begin);
    await begun.sees('the form', () => document.querySelector('form') !== null);
    expect(await issuesOfAccess(begun)).toEqual([]);
    await begun.press('Save');
    await begun.says(messages.studio.notSaved);
    expect(await issuesOfAccess(begun)).toEqual([]);

    const opened = await studios.open({ width, height: 800 });
    await opened.save();
    await opened.button(messages.studio.letter);
    expect(await issuesOfAccess(opened)).toEqual([]);
  },
);

test('no rule is broken with everything unfolded and with issues, nor on either side that a phone shows', async () => {
  const { page, press, says, type } = await studios.open();
  await type('Email', 'ana@');
  await type('Title', ' ', 'Project 1');
  await press('Save');
  await says('Nothing was saved.');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  expect(await issuesOfAccess({ page })).toEqual([]);
  await page.setViewport({ width: 390, height: 844 });
  for (const side of [messages.studio.show.preview, messages.studio.show.form]) {
    await press(side);
    expect(await issuesOfAccess({ page })).toEqual([]);
  }
});

test('on a phone, what lies under the sentence about what has just happened is reached once that is closed', async () => {
  const studio = await studios.open({ width: 390, height: 844 });
  const isOnTop = (select: string) =>
    studio.page.$eval(select, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  const languages = `select[aria-label="${messages.studio.languages.which}"]`;
  await studio.says('is open.');
  expect(await isOnTop(languages)).toBe(false);
  const close = messages.studio.afterSaving.close;
  await (await studio.page.waitForSelector(`header > button[aria-label^="${close}: "]`))?.click();
  await studio.sees(
    'nothing over the languages',
    (select: string) => {
      const element = document.querySelector(select);
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    },
    languages,
  );
});
