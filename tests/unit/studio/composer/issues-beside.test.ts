import { expect, test } from 'vitest';
import {
  issuesBeside,
  missingPagesOf,
  pageOf,
} from '../../../../src/studio/composer/issues-beside.ts';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';
import type { FormValues } from '../../../../src/studio/model/form-values.ts';

const siteOf = (values: FormValues, ...names: readonly string[]): EditedSite => ({
  ...NO_FILES,
  values: { firstName: 'Ana', language: 'de', ...values },
  beside: {
    ...NO_FILES.beside,
    files: Object.fromEntries(names.map((name) => [name, { blob: new Blob() }])),
    shared: names.filter((name) => name.startsWith('shared')),
  },
});
const links = (...addresses: readonly string[]) => ({
  otherLanguages: addresses.map((address) => ({ language: 'en', address })),
});
const fieldsOf = (site: EditedSite) =>
  issuesBeside(site, [site]).map(({ field, severity }) => `${severity} ${field}`);

test.each([
  ['one that lies beside it', links('en.html'), ['en.html'], []],
  ['one in other letters, as Windows allows', links('EN.html'), ['en.html'], []],
  ['one on the web', links('https://ana.tv/en'), [], []],
  ['one that is not written yet', links(''), [], []],
  [
    'one that is not there',
    links('fr.html', 'en.html'),
    ['fr.html'],
    ['question otherLanguages[1].address'],
  ],
])('a link to a page: %s', (_, values, names, issues) => {
  expect(fieldsOf(siteOf(values, ...names))).toEqual(issues);
});

test('the pages that are not in the zip are those of the web, too', () => {
  const values = links('https://ana.tv/en', 'fr.html', 'pl.html');
  expect(missingPagesOf(siteOf(values, 'fr.html'))).toEqual([0, 2]);
});

test.each([
  ['a page', links('index.html'), ['index.html', 'de.html'], ['error language']],
  ['index.html', {}, ['index.html'], ['error otherLanguages']],
  ['a CV', {}, ['Ana-CV.pdf'], ['error firstName']],
])('%s does not take the place of another file', (_, values, names, issues) => {
  expect(fieldsOf(siteOf(values, ...names))).toEqual(issues);
});

test('the page has a name while its links are half written', () => {
  expect(pageOf({ language: 'd', otherLanguages: [{}, { address: 'index.html' }] })).toBe('d.html');
  expect(pageOf({})).toBe('index.html');
});

test('a language that the site has already is an error at each further page that has it', () => {
  const site = siteOf({});
  const further = ['en', 'de', 'en'].map((language) => ({ values: { language } }));
  const errors = issuesBeside({ ...site, further }, [site]).filter(
    ({ field }) => field === 'language',
  );
  expect(errors.map(({ language, severity }) => [language, severity])).toEqual([
    [2, 'error'],
    [3, 'error'],
  ]);
});
