import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { Compiled } from '../../../../src/compose/compiled.ts';
import { renderStaticDocument } from '../../../../src/compose/page/static-document.tsx';
import { fieldOf } from '../../../../src/schema/field.ts';
import { site } from '../../../support/owners/content.ts';
import { everyField, exampleOf, leaves } from '../../../support/owners/schema-fields.ts';

/** What these say is seen in another way. */
const unspoken = [
  // Marks of the whole page, the name of the CV, the crop of the photo.
  ...['language', 'firstName', 'portraitFocus'],
  // In the place of an address.
  'reel.file',
  // The bytes of a picture and its crop, a drawing, where a phone leads to.
  ...['projects.still', 'projects.stillFocus', 'life.motif', 'whatsapp'],
];

/** Each field says its own name, as far as its rule lets it. */
const portfolio = everyField(({ path, schema }) => {
  const example = exampleOf(schema);
  if (example.startsWith('https://')) return `${example}?${path}`;
  return fieldOf(schema).most ? `The ${path}.` : example;
});

const otherLanguages = (portfolio.otherLanguages ?? []).map(({ language, address }) => ({
  ...{ language, name: language, href: address },
}));
const content = { ...site, portfolio, otherLanguages };
const { head, body } = await renderStaticDocument(content, {
  style: { showBar: 'a{}', showWords: 'b{}', rest: 'i{}' },
  promoteHeading: '0',
  colours: {},
} as Compiled);
const $ = load(`<head>${head}</head><body>${body}</body>`);
const shown = $('*')
  .get()
  .flatMap((element) => [$(element).text(), ...Object.values($(element).attr() ?? {})]);

it.each(leaves.map(({ path }) => path).filter((path) => !unspoken.includes(path)))(
  'whatever an owner says as %s is in the document',
  (path) => {
    const [said] = path
      .split('.')
      .reduce<unknown[]>(
        (values, name) => values.flatMap((value) => (value as Record<string, unknown>)[name]),
        [portfolio],
      );
    expect(said).toMatch(/\S/);
    expect(shown.some((text) => text.includes(String(said)))).toBe(true);
  },
);

it('nothing has a name before it is something, and no section stands within an address', () => {
  expect($('span:is([aria-label], [aria-current]):not([role])')).toHaveLength(0);
  expect($('address').length).toBeGreaterThan(0);
  expect($('address :is(section, article, header, footer, h1, h2, h3)')).toHaveLength(0);
});
