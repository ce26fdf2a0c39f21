/** The schema of texts.ts. Its fields are those of the English words. */
import { z } from 'zod';
import { kit, words } from '../../words/languages/en.ts';
import { shippedLanguage } from '../../words/languages.ts';
import { overwrite } from '../../words/overwrite.ts';
import type { Texts } from '../../words/types.ts';
import { group, misfit, text } from './shapes.ts';
import { oneLine, quote } from './text-rules.ts';

type Group = { readonly [key: string]: unknown };

/** As an owner would write them, who cannot count as a language file does. */
const english = overwrite(words, {
  about: {
    cards: {
      work: { text: '{count} jobs, in running order.' },
      cv: { text: 'PDF, {size}. {pages} pages.' },
    },
  },
  kit: { ...kit, readme: 'see dist-readme.md\n' },
}) as Group;

/** In a language that the site does not come with, all of it has to be said. */
export function textsSchema(language: string): z.ZodType<Texts> {
  const isWhole = shippedLanguage(language) === undefined;
  return overrides(english, isWhole) as z.ZodType<Texts>;
}

function overrides(words: Group, isWhole: boolean): z.ZodType {
  const fields = Object.entries(words).map(([key, word]) => {
    const schema = schemaOf(word, isWhole);
    return [key, isWhole ? schema : schema.exactOptional()];
  });
  return group<Group>(Object.fromEntries(fields));
}

function schemaOf(word: unknown, isWhole: boolean): z.ZodType {
  if (typeof word === 'object') return overrides(word as Group, isWhole);
  const english = String(word);
  // The letter and the README have many lines, and places to fill.
  if (english.endsWith('\n')) return z.string(misfit(`In English: ${quote(english)}.`));
  return text(`In English: ${quote(english)}.`, oneLine(200));
}

/** The English text in the place of one of an owner's. */
export function englishAt(path: readonly PropertyKey[]): string {
  let found: unknown = english;
  for (const key of path) found = (found as Group | undefined)?.[String(key)];
  return String(found);
}
