import { expect, test } from 'vitest';
import { kitName } from '../../../../src/compose/files/file-names.ts';
import { letterFrom } from '../../../../src/compose/files/letter.ts';
import { wordsIn } from '../../../../src/words/languages.ts';
import { shippedLanguages } from '../../../../src/words/shipped-languages.ts';

test.each(shippedLanguages)('the letter in %s names the page that is sent', (language) => {
  const { kit } = wordsIn(language, {});
  expect(letterFrom(kit, 'Ana Núñez').text).toContain('index.html');
  const { text } = letterFrom(kit, 'Ana Núñez', { page: 'pt-BR.html' });
  expect(text).toContain('pt-BR.html');
  expect(text).not.toContain('index.html');
});

test('the letter fits what is sent', () => {
  const { kit } = wordsIn('en', {});
  const said = (sent: object) => letterFrom(kit, 'Ana Núñez', sent).text;
  const address = 'https://ana.tv/';
  expect(said({ size: 10_000_000, address })).toContain('attached');
  expect(said({ size: 20_000_000, address })).toContain(`My portfolio is at ${address}.`);
  expect(said({ size: 20_000_000 })).toContain('too large for a mail: [here is a link to it');
});

test('a letter of the owner stays as it is', () => {
  const { kit } = wordsIn('en', { 'kit.letter': 'Hello {fullName}' });
  expect(letterFrom(kit, 'Ana', { size: 1e9 }).text).toBe('Hello Ana');
});

test('kits of one person in two languages have two names', () => {
  expect(kitName('Ana Núñez')).toBe('Ana-Núñez-portfolio');
  expect(kitName('Ana Núñez', 'pt-BR')).toBe('Ana-Núñez-portfolio-pt-BR');
});
