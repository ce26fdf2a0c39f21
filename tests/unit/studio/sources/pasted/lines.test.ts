import { expect, test } from 'vitest';
import { creditsIn, swapped } from '../../../../../src/studio/sources/pasted/credits.ts';
import { htmlLines } from '../../../../../src/studio/sources/pasted/html-lines.ts';
import { entriesIn } from '../../../../../src/studio/sources/pasted/lines.ts';

test.each([
  ['lines', 'One\nTwo', ['One', 'Two']],
  ['empty lines', '\n\nOne\n \n\nTwo\n', ['One', 'Two']],
  ['bullets', '• One\n•Two\n‣ Three\n▪ Four', ['One', 'Two', 'Three', 'Four']],
  ['dashes and stars', '- One\n– Two\n* Three\n-4 degrees', ['One', 'Two', 'Three', '-4 degrees']],
  ["Word's bullets", '·\tOne\no\tTwo\n\uF0B7\tThree\n§\tFour', ['One', 'Two', 'Three', 'Four']],
  ['bullets on lines of their own, as in a PDF', '•\nOne\n•\nTwo', ['One', 'Two']],
  ['numbers', '1. One\n2) Two\n(3) Three', ['One', 'Two', 'Three']],
  ['letters', 'a) One\nb) Two', ['One', 'Two']],
  ['wide numbers', '１．一つ\n２．二つ', ['一つ', '二つ']],
  ['a number that is a name', '1. FC Köln\nARD', ['1. FC Köln', 'ARD']],
  ['years', '2019 Silver Mic\n2023 Prix', ['2019 Silver Mic', '2023 Prix']],
  ['an o that is a word', 'o Globo de Ouro\nA Noite', ['o Globo de Ouro', 'A Noite']],
  [
    'a bullet that goes on',
    '• I planned the\ncamera positions.\n• I called',
    ['I planned the camera positions.', 'I called'],
  ],
  ['tabs', 'English\tC2\nSpanish\tB1', ['English C2', 'Spanish B1']],
])('%s', (_, text, entries) => {
  expect(entriesIn(text)).toEqual(entries);
});

test('an entry of a list in HTML is one, however it is wrapped', () => {
  const lines = htmlLines(
    '<h3>Awards</h3><ul><li>Silver\n   Mic <b>2023</b></li><li><p>Prix<br>Horizonte</p><ul><li>Jury &amp; public</li></ul></li></ul><p>More</p>',
  );
  expect(entriesIn(lines ?? '')).toEqual([
    'Awards',
    'Silver Mic 2023',
    'Prix Horizonte',
    'Jury & public',
    'More',
  ]);
  expect(htmlLines('<p>One</p><p>Two</p>')).toBeUndefined();
});

const credit = (role: string, name: string) => ({ role, name });

test.each([
  [
    'a colon',
    'Director: Jane Roe\nSound: Ana: Ruiz',
    [credit('Director', 'Jane Roe'), credit('Sound', 'Ana: Ruiz')],
  ],
  ['a colon without a space', 'Director:Jane Roe', [credit('Director', 'Jane Roe')]],
  ['a wide colon', '監督：山田太郎', [credit('監督', '山田太郎')]],
  ['a wide space', '監督\u3000山田太郎', [credit('監督', '山田太郎')]],
  [
    'a dash',
    'Director – Jane Roe-Smith\nSound - Ana Ruiz',
    [credit('Director', 'Jane Roe-Smith'), credit('Sound', 'Ana Ruiz')],
  ],
  [
    'tabs',
    'Director\tJane Roe\nSound\t\tAna\tRuiz\nBo',
    [credit('Director', 'Jane Roe'), credit('Sound', 'Ana Ruiz'), credit('', 'Bo')],
  ],
  [
    'dots',
    'Director ........ Jane Roe\nSound … Ana Ruiz\nLight . . . . Bo',
    [credit('Director', 'Jane Roe'), credit('Sound', 'Ana Ruiz'), credit('Light', 'Bo')],
  ],
  [
    'bullets before',
    '• Director: Jane Roe\n• Sound: Ana Ruiz',
    [credit('Director', 'Jane Roe'), credit('Sound', 'Ana Ruiz')],
  ],
  [
    'the sign that most lines have',
    'Sound – Mix: Ana\nCamera: Bo - Cy',
    [credit('Sound – Mix', 'Ana'), credit('Camera', 'Bo - Cy')],
  ],
  [
    'a line without a sign',
    'Director: Jane Roe\nSound: Ana\nBo',
    [credit('Director', 'Jane Roe'), credit('Sound', 'Ana'), credit('', 'Bo')],
  ],
  ['no credits', 'Jane Roe\nAna Ruiz\nAt 12:30 we: left', []],
  ['an address', 'https://ana.tv', []],
])('credits with %s', (_, text, credits) => {
  expect(creditsIn(text)).toEqual(credits);
});

test('roles and names can be swapped', () => {
  expect(swapped(creditsIn('Jane Roe – Director'))).toEqual([credit('Director', 'Jane Roe')]);
});
