import { expect, test } from 'vitest';
import {
  cleaned,
  intendedBy,
  isNational,
} from '../../../../../src/studio/form/text-fields/intended.ts';

test.each([
  ['vimeo.com/ana', 'https://vimeo.com/ana'],
  ['www.ana.es', 'https://www.ana.es'],
  [' linkedin.com/in/ana ', 'https://linkedin.com/in/ana'],
  ['http://vimeo.com/1', 'https://vimeo.com/1'],
  ['HTTPS://vimeo.com/1', 'https://vimeo.com/1'],
  ['münchen.de/film', 'https://münchen.de/film'],
  ['https://vimeo.com/1', 'https://vimeo.com/1'],
  ['/Work-Details', '/Work-Details'],
  ['nowhere', 'nowhere'],
  ['two words.com', 'two words.com'],
  ['mailto:ana@ana.tv', 'mailto:ana@ana.tv'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('the address %j means %j', (text, meant) => {
  expect(intendedBy('address', text)).toBe(meant);
});

test.each([
  ['mailto:ana@ana.tv', 'ana@ana.tv'],
  ['<ana@ana.tv>', 'ana@ana.tv'],
  [' ana＠ana.tv', 'ana@ana.tv'],
])('the e-mail address %j means %j', (text, meant) => {
  expect(intendedBy('email', text)).toBe(meant);
});

test.each([
  ['0034 600 123 456', '+34 600 123 456'],
  ['+44 (0) 20 7946 0018', '+44 20 7946 0018'],
  ['＋８１ ９０ １２３４ ５６７８', '+81 90 1234 5678'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  ['600 123 456', '600 123 456'],
])('the phone number %j means %j', (text, meant) => {
  expect(intendedBy('phone', text)).toBe(meant);
});

test.each([
  ['2018-2021', '2018–2021'],
  ['2018 — 2021', '2018–2021'],
  ['5 months', '5 months'],
  ['2018-05', '2018-05'],
])('the period %j means %j', (text, meant) => {
  expect(intendedBy('period', text)).toBe(meant);
});

test.each([
  ['600 123 456', true],
  ['(030) 123', true],
  ['٠٥٠ ١٢٣ ٤٥٦٧', true],
  ['+34 600', false],
  ['', false],
])('%j is a national number: %j', (text, is) => {
  expect(isNational(text)).toBe(is);
});

test.each([
  ['a line\vand another', false, 'a line\nand another'],
  ['hy\u00ADphen\u200B', false, 'hyphen'],
  ['10\u00A0km', false, '10 km'],
  ['one\r\ntwo', true, 'one two'],
  ['«quotes» “stay” ’', false, '«quotes» “stay” ’'],
  ['👩\u200D🎤', true, '👩\u200D🎤'],
  ['می\u200Cخواهم', true, 'می\u200Cخواهم'],
])('%j is pasted clean', (text, isLine, clean) => {
  expect(cleaned(text, isLine)).toBe(clean);
});
