import { parse } from 'vcard4';
import { expect, test } from 'vitest';
import type { Portfolio } from '../../../../../src/schema/portfolio/portfolio.ts';
import { vcardAddress } from '../../../../../src/site/sections/contact/vcard.ts';
import { portfolio } from '../../../../support/owners/content.ts';

const vcardOf = (said: Partial<Portfolio>) =>
  decodeURIComponent(vcardAddress({ ...portfolio, ...said }).replace('data:text/vcard,', ''));

/** What a program with contacts reads. A property that is there several times has several values. */
function read(vcard: string) {
  const card = parse(vcard);
  if (Array.isArray(card)) throw new Error('This is more than one card.');
  const valuesOf = (property: string) => card.getProperty(property).map(({ value }) => value);
  const one = (property: string) => valuesOf(property)[0];
  return { name: one('FN'), parts: one('N'), occupation: one('TITLE'), valuesOf };
}

test('a contact has what the site says', () => {
  const { name, occupation, valuesOf } = read(
    vcardOf({
      fullName: 'Ana María Núñez',
      occupation: 'Presenter',
      email: 'ana@example.com',
      phone: '+34 600 123 456',
      address: 'https://ana.example/',
      linkedin: 'https://www.linkedin.com/in/ana',
      links: [{ name: 'Vimeo', address: 'https://vimeo.com/ana' }],
    }),
  );
  expect([name, occupation]).toEqual(['Ana María Núñez', 'Presenter']);
  expect(valuesOf('EMAIL')).toEqual(['ana@example.com']);
  expect(valuesOf('TEL')).toEqual(['+34 600 123 456']);
  expect(valuesOf('URL')).toEqual([
    'https://ana.example/',
    'https://www.linkedin.com/in/ana',
    'https://vimeo.com/ana',
  ]);
});

test.each([
  ['Ana', 'Ana María Núñez', ['María Núñez', 'Ana']],
  ['太郎', '山田太郎', ['山田', '太郎']],
  ['Zoltán', 'Nagy Zoltán', ['Nagy', 'Zoltán']],
  ['Ana', 'Anatol Weber', ['', 'Anatol Weber']],
  ['Ana', 'Studio Núñez', ['', 'Studio Núñez']],
  ['Ana', 'Ana', ['', 'Ana']],
])(
  'of %s, %s, the family’s name is told apart where that is sure',
  (firstName, fullName, [familyNames, givenNames]) => {
    const { parts } = read(vcardOf({ firstName, fullName }));
    expect(parts).toMatchObject({ familyNames, givenNames });
  },
);

test('what an owner does not say is not in it', () => {
  const { firstName, fullName, email, texts } = portfolio;
  const vcard = vcardAddress({ firstName, fullName, email, texts } as Portfolio);
  expect(decodeURIComponent(vcard)).not.toMatch(/TITLE|TEL|URL|undefined/);
});

test.each([
  ['signs that divide', 'Sound; picture, light \\ stage: all of it'],
  ['letters of three octets', '音響技術者・ラジオの司会者'.repeat(6)],
  ['letters of four octets', '🎙️🎬📻'.repeat(13)],
  ['letters of two octets', 'مهندس صوت ومقدم برامج '.repeat(3).trim()],
  ...[70, 74, 75, 76, 80].map((length): [string, string] => [
    `${length} letters`,
    'x'.repeat(length),
  ]),
  ['a percent sign', '100% %0A %41 %C3'.repeat(5)],
])('%s are read as they were written', (_, text) => {
  const vcard = vcardOf({ fullName: text, occupation: text });
  const { name, parts, occupation } = read(vcard);
  expect([name, occupation]).toEqual([text, text]);
  expect(parts).toMatchObject({ givenNames: text });
  for (const line of vcard.split('\r\n')) {
    // A letter that is divided would be damaged, and no line has more octets than this.
    expect(line).not.toContain('\uFFFD');
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});

test('a long address is read as it was written', () => {
  const address = `https://example.com/${'a,b;c\\d%20e/'.repeat(20)}` as const;
  expect(read(vcardOf({ address })).valuesOf('URL')).toContain(address);
});
