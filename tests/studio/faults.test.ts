/** What is wrong is said where it is wrong, and nothing broken is saved. */
import { expect, test } from 'vitest';
import { formOf } from '../../src/schema/form.ts';
import { portfolioSchema } from '../../src/schema/portfolio.ts';
import { setUpStudio } from '../support/set-up-studio.ts';
import type { Studio } from '../support/studio.ts';

const studios = setUpStudio();

/** What is told of a field, below it. */
async function faultOn(studio: Studio, label: string, within?: string): Promise<string> {
  const control = await studio.field(label, within);
  return control.evaluate(
    (each) =>
      document
        .getElementById(each.getAttribute('aria-describedby') ?? '')
        ?.querySelector('[role=alert]')?.textContent ?? '',
  );
}

const hasFault = (studio: Studio, label: string, sentence: string) =>
  studio.sees(
    `a fault on ${label}`,
    (label: string, sentence: string) =>
      [...document.querySelectorAll('label')].some(
        (each) =>
          each.textContent === label &&
          each.control?.getAttribute('aria-invalid') === 'true' &&
          document
            .getElementById(each.control.getAttribute('aria-describedby') ?? '')
            ?.textContent?.includes(sentence),
      ),
    label,
    sentence,
  );

test('every field of the schema has a control of its label; what is still the sample’s is said', async () => {
  const studio = await studios.open();
  const fields = formOf(portfolioSchema('en')).fields ?? [];
  for (const field of fields) {
    if (field.kind === 'line') await studio.field(field.label);
    else if (field.kind === 'group' && field.name !== 'texts') await studio.button(`Add job`);
  }
  for (const { label } of fields.find(({ name }) => name === 'projects')?.entry?.fields ?? []) {
    await studio.field(label, 'Project 1');
  }
  await studio.type('Email', 'somebody@example.com');
  await studio.sees('it is in the list', () =>
    /^One value is still the sample’s/.test(
      document.querySelector('header summary')?.textContent ?? '',
    ),
  );
});

const faults: readonly [label: string, text: string, sentence: string][] = [
  ['Email', 'ana@', 'Is not an e-mail address: look at the part after the @.'],
  ['Phone', '600 123', 'Does not start with + and the country code.'],
  ['Greeting', '', 'Is missing. One short line'],
  ['Language', 'en!', 'Is not the code of a language.'],
  ['First name', 'x'.repeat(61), 'Has 61 characters; there is room for 60.'],
  ['LinkedIn', 'https://example.com/', 'Is not an address at linkedin.com.'],
];

test('a fault is told below its field once that is left', async () => {
  const studio = await studios.open();
  let count = 0;
  for (const [label, text, sentence] of faults) {
    const control = await studio.field(label);
    await control.focus();
    await control.evaluate((each) => each.select());
    await studio.page.keyboard.press('Backspace');
    if (text) await studio.page.keyboard.type(text);
    count += 1;
    await studio.sees(
      `the list has ${label}`,
      (count: number) =>
        new RegExp(`^(?:${count === 1 ? 'One' : count}) things? needs? correcting`).test(
          document.querySelector('header summary')?.textContent ?? '',
        ),
      count,
    );
    expect(await faultOn(studio, label), 'nobody is interrupted').toBe('');
    await studio.page.keyboard.press('Tab');
    await hasFault(studio, label, sentence);
  }
});

test('with a fault nothing is saved, and the list leads to the field', async () => {
  const studio = await studios.open();
  await studio.type('Role', 'Camera', 'Project 3');
  await studio.type('Title', ' ', 'Project 3');
  await studio.press('Save');
  await studio.says('Nothing was saved.');
  await studio.press('Project 3, Title');
  const focused = await studio.page.evaluate(() => document.activeElement?.id);
  expect(focused).toBe('field-projects[2].title');
  await studio.page.keyboard.type('Harbour');
  await studio.sees(
    'it is mended',
    () => !/needs? correcting/.test(document.querySelector('header summary')?.textContent ?? ''),
  );
  const { files } = await studio.save();
  expect(new TextDecoder().decode(files['index.html'])).toContain('Harbour');
});

test('what is empty reaches no page, wherever in the form it stands', async () => {
  const studio = await studios.open();
  await studio.press('Add project');
  await studio.press('Add project');
  await studio.page.keyboard.type('After an empty one');
  await studio.type('Link', 'nowhere', 'Project 7');
  await studio.page.keyboard.press('Tab');
  await studio.sees(
    'the fault is at the seventh',
    () =>
      document.getElementById('field-projects[6].path')?.getAttribute('aria-invalid') === 'true',
  );
  await studio.type('Link', ' ', 'Project 7');
  await studio.shows('After an empty one');
  const page = new TextDecoder().decode((await studio.save()).files['index.html']);
  const [, block = ''] = /id="site-data">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(block).portfolio.projects).toHaveLength(6);
});
