import { expect, test } from 'vitest';
import { kitName } from '../../../../src/compose/files/file-names.ts';
import { letterFrom } from '../../../../src/compose/files/letter.ts';
import { wordsIn } from '../../../../src/words/languages.ts';
import { shippedLanguages } from '../../../../src/words/shipped-languages.ts';

test.each(shippedLanguages)('the letter in %s names the page that is sent', (language) => {
  const { kit } = wordsIn(language, {});
  expect(letterFrom(kit, 'Ana Núñez').text).toContain('index.html');
  const { text } = letterFrom(kit, 'Ana Núñez', 'pt-BR.html');
  expect(text).toContain('pt-BR.html');
  expect(text).not.toContain('index.html');
});

test('kits of one person in two languages have two names', () => {
  expect(kitName('Ana Núñez')).toBe('Ana-Núñez-portfolio');
  expect(kitName('Ana Núñez', 'pt-BR')).toBe('Ana-Núñez-portfolio-pt-BR');
});
