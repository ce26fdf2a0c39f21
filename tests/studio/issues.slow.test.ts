/** Each mistake that the schema knows, in each field, and issues that only a new form or another language has. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPortfolio } from '../../src/compose/check/check.ts';
import { messages } from '../../src/messages/messages.ts';
import type { FormField } from '../../src/schema/field.ts';
import { formOf } from '../../src/schema/form.ts';
import { portfolioSchema } from '../../src/schema/portfolio/portfolio.ts';
import { englishTexts, flatten } from '../../src/schema/portfolio/texts.ts';
import { shownWord } from '../../src/studio/form/text-fields/shown-word.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  nameOf,
  placeInForm,
  withoutEmpty,
  withValue,
} from '../../src/studio/model/form-values.ts';
import { wordsIn } from '../../src/words/languages.ts';
import { portfolio } from '../support/owners/content.ts';
import { photo } from '../support/owners/damaged.ts';
import { fonts } from '../support/sites/compiled.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const studio = studios.shared();

type Field = { path: FieldPath; id: string; label: string; field: FormField };

/** These have no text to type. */
const FOR_FILES = ['still', 'film', 'captions', 'pictures'];
/** The showreel of this test has an address. */
const OF_FILM = ['reel.file', 'reel.stillAlt'];

/** Every field with a text. Of a list only the first entry. Flags have no text, either. */
function textsOf(field: FormField, path: FieldPath = [], label = field.label): Field[] {
  if (FOR_FILES.includes(field.name) || OF_FILM.includes(nameOf([...path]))) return [];
  if (field.entry) return textsOf(field.entry, [...path, 0], `${field.entry.label} 1`);
  if (!field.fields)
    return field.kind === 'flag' ? [] : [{ path, id: `field-${nameOf(path)}`, label, field }];
  return field.fields.flatMap((each) => textsOf(each, [...path, each.name]));
}

const readme = readFileSync(join(root, 'dist-readme.md'), 'utf8');
/** What the site says by itself, of which the labels show the first line, with examples in its {places}. */
const { words: siteWords, kit } = wordsIn(portfolio.language, {});
const said = flatten({ ...siteWords, kit: { readme, ...kit } });
const texts = textsOf(formOf(portfolioSchema)).map((each) => {
  const [first, name] = each.path;
  return first === 'texts' ? { ...each, label: shownWord(said[`${name}`] ?? '') } : each;
});
const right = (field: Field): string => {
  const [, name = ''] = /^field-texts\["(.+)"\]$/.exec(field.id) ?? [];
  return englishTexts[name] ?? field.field.example;
};

/** A mistake for each field, by its rule. */
const mistakes: Readonly<Record<string, string>> = {
  language: 'en!',
  'reel.address': 'vimeo dot com',
  portraitFocus: 'upwards',
  'projects[0].path': 'nowhere',
  'projects[0].stillFocus': 'upwards',
  'projects[0].slug': 'Harbour at dawn',
  email: 'ana@',
  phone: '600 123',
  linkedin: 'https://example.com/',
  'links[0].address': 'https://ana:secret@example.com/',
  address: 'https://ana.tv/#about',
  'otherLanguages[0].language': 'English',
  'otherLanguages[0].address': 'english',
};

/** Types texts into fields, one after the other, and leaves each field. */
const write = (studio: Studio, given: readonly (readonly [id: string, text: string])[]) =>
  studio.page.evaluate((given) => {
    for (const [id, text] of given) {
      const control = document.getElementById(id) as HTMLInputElement;
      control.focus();
      if (control instanceof HTMLSelectElement) {
        control.value = text;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control.type === 'radio') {
        const choices = control.closest('fieldset');
        choices?.querySelector<HTMLInputElement>(`[value="${text}"]`)?.click();
      } else {
        control.select();
        document.execCommand(text ? 'insertText' : 'delete', false, text);
      }
      control.blur();
    }
  }, given);

/** The issues that are shown: in the list at Save, with the field that each entry leads to, and below the fields. */
const told = (studio: Studio) =>
  studio.page.evaluate(() =>
    [...document.querySelectorAll('header details li[data-kind="error"]')].map((entry) => {
      entry.querySelector('button')?.click();
      const focused = document.activeElement;
      focused instanceof HTMLElement && focused.blur();
      const saidOf = (field: Element | null | undefined) =>
        document
          .getElementById(field?.getAttribute('aria-describedby') ?? '')
          ?.querySelector('[role=alert]')?.textContent ?? '';
      // What is said of a whole list stands above its first text.
      const list = focused?.closest('fieldset[id]');
      const field = saidOf(focused) === '' && saidOf(list) !== '' ? list : focused;
      return {
        id: field?.id ?? '',
        isMarked: field?.getAttribute('aria-invalid') === 'true',
        below: saidOf(field),
        inList: entry.lastChild?.textContent?.trim() ?? '',
      };
    }),
  );

/** The sentences in the list at Save. */
const inList = ({ page }: Studio) =>
  page.$$eval('header details li[data-kind="error"]', (entries) =>
    entries.map((entry) => entry.lastChild?.textContent?.trim() ?? ''),
  );

/** The issues that are shown are exactly those that the schema finds in the present values. */
async function expectTold(studio: Studio, what: string, whole: FieldValue) {
  const { values, places } = withoutEmpty(whole as FormValues);
  const issues = checkPortfolio(values, fonts.measures).filter(
    ({ severity }) => severity === 'error',
  );
  const ids = texts.map(({ id }) => id);
  const wanted = issues.map(({ field, problem, expected, code }) => {
    const sentence =
      code === 'missing'
        ? 'Is still empty.'
        : `${problem.charAt(0).toUpperCase()}${problem.slice(1)} ${expected}`;
    const id = `field-${placeInForm(places, field)}`;
    return { id, isMarked: ids.includes(id), below: sentence, inList: sentence };
  });
  // Not until there are as many, because there may have been as many before.
  await expect.poll(() => inList(studio)).toEqual(wanted.map(({ inList }) => inList));
  expect(await told(studio), what).toEqual(wanted);
}

test('every field of the schema has a control of its label, and each mistake is told there and at Save, in the schema’s sentence', async () => {
  await studio().choose('Language', '?');
  await studio().press('Begin: Showreel');
  await studio().press('Add: Link');
  await studio().press('Begin: Legal notice');
  await studio().sees('another list of links', () => {
    const buttons = [...document.querySelectorAll('button')];
    const [, ofLegal] = buttons.filter((each) => each.textContent === 'Add: Link');
    ofLegal?.click();
    return ofLegal !== undefined;
  });
  await studio().press('Add: List');
  await studio().press('Add: Credit');
  await studio().press('Add: Language');
  await studio().choose('Language', '?', 'Language 1');
  const still = join(scratchFolder('issues').path, 'still.png');
  writeFileSync(still, await photo(640, 360).png().toBuffer());
  await studio().give('Picture', still, 'Project 1');
  await studio().says('still.png is in its place');
  await studio().page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  // The period of a job that somebody has now cannot be written.
  const isCurrent = await studio().field(messages.studio.period.isCurrent, 'Job 1');
  if (await isCurrent.evaluate(({ checked }) => checked)) await isCurrent.click();
  await studio().type('Period', '2024', 'Job 1');
  const labels = await studio().page.evaluate(
    (ids) =>
      ids.map((id) => {
        const ofRadios = document.getElementById(id)?.closest('fieldset[data-field]');
        const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
        return (label ?? ofRadios?.querySelector('legend'))?.textContent ?? '';
      }),
    texts.map(({ id }) => id),
  );
  expect(labels).toEqual(texts.map(({ label }) => label));

  // What is empty counts as wrong from now on.
  await studio().type('Email', ' ');
  await studio().press('Save');
  await studio().says(messages.studio.notSaved);
  await studio().type('Email', 'ana@nunez.tv');
  await expect.poll(() => inList(studio())).toEqual([]);

  const rounds: Readonly<Record<string, (field: Field) => string>> = {
    'nothing wrong': right,
    'a damaged character': (field) =>
      field.field.kind === 'choice' ? right(field) : `${right(field)}\uFFFD`,
    'one character too many': (field) =>
      field.field.most ? 'x'.repeat(field.field.most + 1) : right(field),
    'a mistake of its own': (field) => mistakes[nameOf(field.path)] ?? right(field),
    nothing: (field) => (field.field.isOptional ? right(field) : ''),
    'nothing wrong any more': right,
  };
  const before = new Map<string, string>();
  let whole = withValue(portfolio as unknown as FieldValue, ['projects', 0, 'still'], 'still-1');
  for (const [what, textOf] of Object.entries(rounds)) {
    const changed = texts
      .map((field) => [field.id, textOf(field)] as const)
      .filter(([id, text]) => before.get(id) !== text);
    for (const [id, text] of changed) before.set(id, text);
    await write(studio(), changed);
    whole = texts.reduce((all, field) => withValue(all, field.path, textOf(field)), whole);
    await expectTold(studio(), what, whole);
  }

  await studio().page.evaluate(() => {
    for (const name of ['Project', 'Job', 'List', 'Paragraph', 'Link', 'Language']) {
      for (let count = 0; count < 10; count += 1)
        document.querySelector<HTMLElement>(`[aria-label="Remove: ${name} 1"]`)?.click();
    }
  });
  for (const list of [
    ['projects'],
    ['work', 'jobs'],
    ['work', 'lists'],
    ['life'],
    ['links'],
    ['otherLanguages'],
  ])
    whole = withValue(whole, list, []);
  await expectTold(studio(), 'lists without an entry', whole);
});

test('the list leads into a list without an entry, too, where somebody writes at once', async () => {
  const own = await studios.begin();
  await own.press('Begin: Work');
  await own.type('Title', 'Sound mixer', 'Job 1');
  await own.press('Add: List');
  await own.page.keyboard.type('Education');
  await own.press('Save');
  await own.says('Nothing was saved.');
  // The job needs no points, and the part no summary.
  const toWrite = await own.page.$$eval('li[data-kind=error] button', (all) =>
    all.map(({ textContent }) => textContent).filter((label) => label.startsWith('Work')),
  );
  expect(toWrite).toEqual([
    'Work, Job 1, Employer or field',
    'Work, Job 1, Period',
    'Work, List 1, Points',
  ]);
  await own.press('Work, List 1, Points');
  await own.page.keyboard.type('Audio technology, Salford');
  await own.shows('Audio technology, Salford');
});

test('a language that the site does not come with is shown at once, and its English words are asked about', async () => {
  const own = await studios.open();
  await own.choose('Language', '?');
  await own.type('Language', 'nl');
  await own.type('Greeting', 'Goedenavond');
  await own.shows('Goedenavond');
  expect(await own.inPreview(() => document.documentElement.lang)).toBe('nl');
  const question = await own.page.waitForSelector('header li[data-kind=question]');
  expect(await question?.evaluate(({ textContent }) => textContent)).toMatch(
    /^Words Has \d+ words in English, because the site does not come with Dutch\./,
  );
  await own.press('Words');
  expect(await own.page.evaluate(() => document.activeElement?.id)).toBe('field-texts');
});

test('what is asked, and what is the sample’s, lead to their places as well', async () => {
  const own = await studios.open();
  await own.type('Email', 'somebody@example.com');
  await own.type('Role', 'TODO', 'Project 3');
  await own.page.evaluate(() => {
    const remove = () => document.querySelector<HTMLElement>('[aria-label="Remove: Paragraph 1"]');
    for (let count = 0; count < 10; count += 1) remove()?.click();
  });
  await own.sees(
    'three entries',
    () => document.querySelectorAll('header details li').length === 3,
  );
  const ledTo = await own.page.evaluate(() =>
    [...document.querySelectorAll('header details li')].map((entry) => {
      entry.querySelector('button')?.click();
      const field = document.activeElement?.closest('[id^="field-"]');
      return `${entry.textContent}: ${field?.id}`;
    }),
  );
  expect(ledTo).toEqual([
    'Email Is still the sample: ‘somebody@example.com’. Write your own e-mail address.: field-email',
    'Project 3, Role Holds ‘TODO’. Is that meant?: field-projects[2].role',
    'Life Is left out, so the site has no such part. Is that meant?Yes, leave it out: field-life',
  ]);
  await own.press(messages.studio.meant);
  await own.sees(
    'it is not asked any more',
    () => !document.querySelector('header')?.textContent?.includes('Is left out'),
  );
});
