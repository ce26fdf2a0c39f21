/** Issues are shown at their fields, and a site with errors is not saved. One file, because all tests read the same list of issues. */
import { expect, test } from 'vitest';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const studio = studios.shared();

const counts = (studio: Studio, count: number) =>
  studio.sees(
    `${count} issues`,
    (count: number) => {
      const summary = document.querySelector('header summary')?.textContent ?? '';
      const [, found = '0'] = /^(One|\d+) things? needs? correcting/.exec(summary) ?? [];
      return (found === 'One' ? 1 : Number(found)) === count;
    },
    count,
  );

test('an issue is told once its field is left, and that the sample is still there', async () => {
  const email = await studio().field('Email');
  const writeAnew = async (text: string) => {
    await email.evaluate((each) => each.select());
    await studio().page.keyboard.type(text);
  };
  await email.focus();
  const sample = /^One value is still the sample’s/;
  const summary = () =>
    studio().page.evaluate(() => document.querySelector('header summary')?.textContent ?? '');
  await writeAnew('somebody@example.com');
  await expect.poll(summary).toMatch(sample);
  const sentence = () =>
    email.evaluate(
      (each) =>
        document
          .getElementById(each.getAttribute('aria-describedby') ?? '')
          ?.querySelector('[role=alert]')?.textContent,
    );
  await writeAnew('ana@');
  // The site has been looked at again.
  await expect.poll(summary).not.toMatch(sample);
  expect(await summary(), 'nobody is interrupted').not.toContain('correct');
  expect(await sentence()).toBe('');
  await studio().page.keyboard.press('Tab');
  await expect.poll(sentence).toContain('Is not an e-mail address: look at the part after the @.');
  await counts(studio(), 1);
  await email.focus();
  await writeAnew('ana@nunez.tv');
  await counts(studio(), 0);
  expect(await sentence()).toBe('');
});

test('with an issue nothing is saved, and the list leads to the field', async () => {
  await studio().type('Role', 'Camera', 'Project 3');
  await studio().type('Title', ' ', 'Project 3');
  await studio().press('Save');
  await studio().says('Nothing was saved.');
  await studio().press('Project 3, Title');
  const focused = await studio().page.evaluate(() => document.activeElement?.id);
  expect(focused).toBe('field-projects[2].title');
  await studio().page.keyboard.type('Harbour');
  await counts(studio(), 0);
  const { files } = await studio().save();
  expect(new TextDecoder().decode(files['index.html'])).toContain('Harbour');
});

test('what is empty reaches no page, wherever in the form it stands', async () => {
  await studio().press('Add: Project');
  await studio().press('Add: Project');
  await studio().page.keyboard.type('After an empty one');
  await studio().type('Link', 'nowhere', 'Project 7');
  await studio().page.keyboard.press('Tab');
  await studio().sees(
    'the issue is at the seventh',
    () =>
      document.getElementById('field-projects[6].path')?.getAttribute('aria-invalid') === 'true',
  );
  await studio().type('Link', ' ', 'Project 7');
  const page = new TextDecoder().decode((await studio().save()).files['index.html']);
  const [, block = ''] = /id="site-data">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(block).portfolio.projects).toHaveLength(6);
});
