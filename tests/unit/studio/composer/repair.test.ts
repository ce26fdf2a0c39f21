import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/schema/field.ts';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio/portfolio.ts';
import { fieldOf } from '../../../../src/schema/registry.ts';
import { issuesIn } from '../../../../src/schema/validate.ts';
import { Repair } from '../../../../src/studio/composer/repair.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  listAt,
  nameOf,
  textAt,
  withValue,
} from '../../../../src/studio/model/form-values.ts';
import { fonts } from '../../../support/sites/compiled.ts';

const form = formOf(portfolioSchema);
const owner: FormValues = {
  language: 'en',
  firstName: 'Ana',
  fullName: 'Ana María Núñez',
  greeting: 'Good evening.',
  portraitAlt: 'Ana in a control room',
  description: 'Ana directs live television.',
  email: 'ana@nunez.tv',
  texts: {},
};

function shownFor(...steps: readonly FormValues[]) {
  const repair = new Repair();
  const all = steps.map((values) => repair.repair(values, fonts.measures));
  const last = all.at(-1);
  if (!last) throw new Error('Nothing is repaired.');
  const { values } = last.content;
  return { values, examples: last.examples, text: (path: FieldPath) => textAt(values, path) };
}

const change = (values: FormValues, path: FieldPath, value: FieldValue) =>
  withValue(values, path, value) as FormValues;

test.each([
  ['about', 'I light faces before I light rooms. '.repeat(60)],
  ['about', Array.from({ length: 6 }, (_, each) => `Paragraph ${each}.`).join('\n\n')],
  ['greeting', 'Hello, '.repeat(100)],
])('a text in %s that is too long is shown as far as there is room', (field, text) => {
  const { text: shown } = shownFor(owner, change(owner, [field], text));
  expect(issuesIn({ ...owner, [field]: shown([field]) })).toEqual([]);
  expect(shown([field]).slice(0, 12)).toBe(text.slice(0, 12));
  expect(shown([field]).length).toBeGreaterThan(35);
});

/** Every text with a limit, in the first entry of each list around it. */
function limited(field: FormField, path: FieldPath = []): { path: FieldPath; most: number }[] {
  const { entry, fields = [], kind, most } = field;
  if (entry) return limited(entry, [...path, 0]);
  if ((kind === 'line' || kind === 'prose') && most !== undefined) return [{ path, most }];
  return fields.flatMap((each) => limited(each, [...path, each.name]));
}

test('no text of any field that is too long leaves its place empty', () => {
  const withReel = change(owner, ['reel', 'address'], 'https://vimeo.com/1');
  // Without a word of the owner the site says its own, and an address has no beginning.
  const texts = limited(form).filter(({ path }) => path[0] !== 'texts' && !path.includes('slug'));
  const empty = texts.filter(({ path, most }) => {
    const before = path[0] === 'reel' ? withReel : owner;
    const { text } = shownFor(before, change(before, path, 'Many words '.repeat(most)));
    return !text(path).startsWith('Many');
  });
  expect(texts.length).toBeGreaterThan(25);
  expect(empty.map(({ path }) => nameOf(path))).toEqual([]);
});

test('an empty form shows the example of each text that a site needs, and nothing else', () => {
  const { values, examples } = shownFor({ language: 'en' });
  expect(issuesIn(values)).toEqual([]);
  expect(examples).toEqual([
    ...['firstName', 'fullName', 'greeting', 'portraitAlt', 'description', 'email'],
  ]);
  expect(values).toEqual({
    language: 'en',
    ...Object.fromEntries(
      ['firstName', 'fullName', 'greeting', 'portraitAlt', 'description', 'email'].map((name) => [
        name,
        fieldOf(portfolioSchema.shape[name as 'firstName']).example,
      ]),
    ),
    texts: {},
  });
});

test('what is right stays as it is', () => {
  expect(shownFor(owner)).toMatchObject({ values: owner, examples: [] });
});

test('a mistake shows what was there before, and lets everything else through', () => {
  const wrong = change(change(owner, ['email'], 'ana@'), ['greeting'], 'Good morning.');
  const { text, examples } = shownFor(owner, wrong);
  expect(text(['email'])).toBe('ana@nunez.tv');
  expect(text(['greeting'])).toBe('Good morning.');
  expect(examples).toEqual([]);
});

test('a mistake in a text that may be left out leaves it out, if it was never right', () => {
  const { values } = shownFor(change(owner, ['phone'], '12'));
  expect(values).toEqual(owner);
});

test('a mistake in a text that is needed shows its example, if it was never right', () => {
  const { text, examples } = shownFor(change(owner, ['email'], 'ana@'));
  expect(text(['email'])).toBe('ana@nunez.tv');
  expect(examples).toEqual(['email']);
});

test('in a part that is begun the examples stand for what it needs', () => {
  const { values, examples } = shownFor({
    ...owner,
    work: { jobs: [{ title: 'Camera operator' }] },
    projects: [{ year: '2024' }, {}],
  });
  expect(issuesIn(values)).toEqual([]);
  expect(examples).toEqual(['projects[0].title', 'work.jobs[0].field', 'work.jobs[0].period']);
  expect(listAt(values, ['projects'])).toHaveLength(1);
});

test('a group that breaks a rule of its own is left out, until it is right', () => {
  const reel = { name: 'Watch', address: 'https://vimeo.com/1' };
  expect(shownFor({ ...owner, reel: { name: 'Watch' } }).values).toEqual(owner);
  expect(shownFor({ ...owner, reel }, { ...owner, reel: { name: 'Watch' } }).values).toEqual({
    ...owner,
    reel,
  });
});

test('of two pages with one address the second loses its own', () => {
  const projects = [
    { title: 'One', slug: 'one' },
    { title: 'Two', slug: 'one' },
  ];
  expect(shownFor({ ...owner, projects }).values.projects).toEqual([
    { title: 'One', slug: 'one' },
    { title: 'Two' },
  ]);
});

const projects = ['One', 'Two', 'Three'].map((title) => ({
  title,
  path: `https://vimeo.com/${title}`,
}));
const [one, two, three] = projects;
const faulty = { title: 'Two', path: 'nowhere' };
const paths = ({ values }: ReturnType<typeof shownFor>) =>
  listAt(values, ['projects']).map((project) => textAt(project, ['path']));

test.each<[string, FieldValue]>([
  ['removed', [two, three].flatMap((each) => each ?? [])],
  ['moved', [three, one, two].flatMap((each) => each ?? [])],
])('what was right goes along with its entry, when others are %s', (_, list) => {
  const wrong = { ...owner, projects: [projects[0], faulty, projects[2]] } as FormValues;
  const after = JSON.parse(JSON.stringify(list), (_, value) =>
    value?.title === 'Two' ? faulty : value,
  );
  const shown = paths(shownFor({ ...owner, projects }, wrong, { ...owner, projects: after }));
  expect(shown).toEqual(listAt(list, []).map((project) => textAt(project, ['path'])));
});

test('of a list that is too long the last entries are left out', () => {
  const links = Array.from({ length: 10 }, (_, index) => ({
    name: `${index}`,
    address: 'https://ana.tv',
  }));
  const { values } = shownFor({ ...owner, links });
  expect(listAt(values, ['links'])).toEqual(links.slice(0, 8));
});

test('each example is right', () => {
  const wrong: string[] = [];
  const look = (field: FormField, path: FieldPath) => {
    if (field.entry) return look(field.entry, [...path, 0]);
    if (field.fields) {
      for (const each of field.fields) look(each, [...path, each.name]);
      return;
    }
    if (field.kind === 'flag' || path[0] === 'texts') return;
    const value = withValue({}, path, field.example) as FormValues;
    const name = nameOf(path);
    if (issuesIn(value).some((issue) => issue.field === name)) wrong.push(name);
  };
  look(form, []);
  expect(wrong).toEqual([]);
});

test('an empty field shows its example, also where another says the very words of it', () => {
  const projects = [{ title: 'Harbour at dawn' }, { year: '2024' }];
  expect(shownFor({ ...owner, projects }).examples).toEqual(['projects[1].title']);
});
