/** The studio speaks the language of the browser, or the one that is chosen in its header. */
import { expect, test } from 'vitest';
import { messagesIn } from '../../src/messages/languages.ts';
import { type Messages, messages } from '../../src/messages/messages.ts';
import { directionOf } from '../../src/words/direction.ts';
import { shippedLanguages } from '../../src/words/shipped-languages.ts';
import { until } from '../support/drivers/waits.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();

const languageOf = ({ page }: Studio) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir, title: document.title };
  });

const choose = (studio: Studio, language: string) =>
  studio.page.select('header select, [class*=start-screen] select, nav select', language);

/** The sentences in the list at Save. */
const issuesIn = ({ page }: Studio) =>
  page.$$eval('header details li', (all) => all.map(({ textContent }) => textContent?.trim()));

const sentence = (problem: string) => problem.charAt(0).toLocaleUpperCase() + problem.slice(1);

test('it follows the browser, and is told otherwise in the header, for this window and the next', async () => {
  const inSpanish = () =>
    Object.defineProperty(navigator, 'languages', { get: () => ['nl', 'es-MX', 'de'] });
  const studio = await studios.enter({ before: inSpanish });
  const spanish = messagesIn('es').studio;
  expect(await languageOf(studio)).toEqual({ lang: 'es', dir: 'ltr', title: spanish.title });
  await studio.press(spanish.startScreen.begin);
  const language = await studio.field(messagesIn('es').fields.language.label);
  expect(await language.evaluate(({ value }) => value), 'the site has the first').toBe('nl');

  await studio.press(spanish.save);
  const arabic = messagesIn('ar');
  await choose(studio, 'ar');
  expect(await languageOf(studio)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  const empty = `${arabic.fields.email.label} ${sentence(arabic.studio.stillEmpty)}`;
  await until('the list in Arabic', async () => (await issuesIn(studio)).includes(empty));
  await studio.type(arabic.fields.email.label, 'ليلى');
  const field = await studio.field(arabic.fields.email.label);
  await field.evaluate((each) => each.blur());
  const problem = sentence(arabic.issues.oneAt);
  await studio.sees(
    'the issue in Arabic',
    (problem: string) =>
      document
        .querySelector('[id="field-email"] ~ p [role=alert]')
        ?.textContent?.startsWith(problem),
    problem,
  );

  expect(await languageOf(await studio.another())).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('a browser whose languages it does not speak gets English', async () => {
  const studio = await studios.enter({
    before: () => Object.defineProperty(navigator, 'languages', { get: () => ['nl-BE', 'C'] }),
  });
  expect(await languageOf(studio)).toEqual({ lang: 'en', dir: 'ltr', title: 'Studio' });
});

test('an entry with a drawing or a language is called as the studio speaks', async () => {
  const studio = await studios.open();
  await studio.press('Add: Language');
  await studio.choose('Language', 'fr', 'Language 1');
  await choose(studio, 'de');
  const german = messagesIn('de');
  const called = await studio.page.$$eval('summary > [dir=auto]', (all) =>
    all.map(({ textContent }) => textContent),
  );
  for (const name of [german.studio.drawings.cycling, 'Français']) expect(called).toContain(name);
  expect(called).not.toContain('cycling');
});

test('on a phone each language has its controls in one row, and nothing is cut off', async () => {
  const studio = await studios.begin({ width: 390, height: 844 });
  const parts: Messages['studio']['parts'][] = [];
  for (const language of shippedLanguages) {
    await choose(studio, language);
    await studio.sees(
      `the studio in ${language}`,
      (language: string) => document.documentElement.lang === language,
      language,
    );
    const { height, wide, part } = await studio.page.evaluate(() => ({
      height: document.querySelector('header')?.offsetHeight ?? 0,
      // What a drawing has beyond its edge is not seen.
      wide: [...document.querySelectorAll('header :not(svg *), main :not(svg *)')]
        .filter(
          (each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      part: document.querySelector('header summary')?.textContent ?? '',
    }));
    expect(height, language).toBeLessThanOrEqual(96);
    expect(wide, language).toEqual([]);
    expect(part).toBe(messagesIn(language).studio.parts);
    expect(await studio.page.evaluate(() => document.documentElement.dir)).toBe(
      directionOf(language),
    );
    parts.push(part);
  }
  expect(parts).toHaveLength(shippedLanguages.length);
  expect(messages.studio.parts).toBe('Parts');
});
