/** What an owner chooses by a picture: the ring around the portrait, and the colour of the site. */
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import * as choices from '../../src/schema/choices.ts';
import { portfolio } from '../support/owners/content.ts';
import { clickOn } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const { craft, accent } = messages.fields;
const { crafts, accents, noChoice } = messages.studio;

/** How many presses lead there from no choice. */
const RADIO = choices.crafts.indexOf('radio') + 1;
const BLUE = choices.accents.indexOf('blue') + 1;

/** What the preview shows: the strongest part of the subtitle's colour, and how many figures the ring has. */
const look = (studio: Studio) =>
  studio.inPreview(() => {
    const subtitle = document.querySelector('#home-section header > p') as Element;
    const parts = getComputedStyle(subtitle).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    const figures = document.querySelectorAll('#home-section svg g').length;
    return { colour: ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))], figures };
  });

const chosen = ({ page }: Studio, name: string) =>
  page.$eval(`[id="field-${name}"]`, (each) => (each as HTMLInputElement).value);

test('by the keyboard a ring and a colour are chosen, the preview follows, and undo takes them back', async () => {
  const studio = await studios.open();
  const { keyboard } = studio.page;
  const before = await look(studio);
  await (await studio.field(noChoice, craft.label)).focus();
  for (const _ of choices.crafts.slice(0, RADIO)) await keyboard.press('ArrowRight');
  expect(await chosen(studio, 'craft')).toBe('radio');
  // The group is one stop of Tab.
  await keyboard.press('Tab');
  for (const _ of choices.accents.slice(0, BLUE)) await keyboard.press('ArrowDown');
  expect(await chosen(studio, 'accent')).toBe('blue');
  await expect.poll(() => look(studio)).toMatchObject({ colour: 'blue' });
  await expect.poll(async () => (await look(studio)).figures).not.toBe(before.figures);
  for (const name of ['accent', 'craft']) {
    while ((await chosen(studio, name)) !== '') await studio.press(messages.studio.undo);
  }
  await expect.poll(() => look(studio)).toEqual(before);
});

test('a press on the ring in the preview leads to its choice, and what is chosen comes back with the saved site', async () => {
  const studio = await studios.open({ width: 1800 });
  // The first disc is larger than the drawing.
  await clickOn(studio, '#home-section section > svg', 0.1);
  await studio.sees('the choice', () => document.activeElement?.id === 'field-craft');
  await (await studio.field(crafts.sound, craft.label)).click();
  await (await studio.field(accents.plum, accent.label)).click();
  const { files } = await studio.save();
  const page = Object.entries(files).find(([name]) => name.endsWith('.html'));
  const block = /id="site-data">(.*?)<\/script>/s.exec(new TextDecoder().decode(page?.[1]));
  const data = JSON.parse(block?.[1] ?? '{}');
  expect(data.portfolio).toMatchObject({ ...portfolio, craft: 'sound', accent: 'plum' });
});

test('for assistive technology each is a group of radio buttons with names', async () => {
  const studio = await studios.open({ width: 390, height: 844 });
  for (const { label } of [craft, accent]) {
    const group = await studio.page.$(`aria/${label}[role="group"]`);
    const radios = await group?.$$eval('input', (inputs) =>
      inputs.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return [each.type, each.labels?.[0]?.textContent !== '', width >= 44 && height >= 44];
      }),
    );
    expect(radios?.length).toBeGreaterThan(4);
    expect(new Set(radios?.map(String))).toEqual(new Set(['radio,true,true']));
  }
});
