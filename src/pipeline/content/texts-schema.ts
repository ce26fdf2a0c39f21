/** The schema of texts.ts. Its fields are those of the English words. */
import { z } from 'zod';
import { kit, words as site } from '../../words/languages/en.ts';
import { shippedLanguage } from '../../words/languages.ts';
import type { Texts } from '../../words/types.ts';
import { group, misfit, nameOf, text } from './shapes.ts';
import { oneLine, quote } from './text-rules.ts';

type Group = { readonly [key: string]: unknown };

const english: Group = { ...site, kit: { ...kit, readme: 'see dist-readme.md\n' } };

/** In a language that the site does not come with, all of it has to be said. */
export function textsSchema(language: string): z.ZodType<Texts> {
  return overrides(english, shippedLanguage(language) === undefined) as z.ZodType<Texts>;
}

function overrides(words: Group, isWhole: boolean): z.ZodType {
  const fields = Object.entries(words).map(([key, word]) => {
    const schema = schemaOf(word, isWhole);
    return [key, isWhole ? schema : z.exactOptional(schema)];
  });
  return group<Group>(Object.fromEntries(fields));
}

function schemaOf(word: unknown, isWhole: boolean): z.ZodType {
  if (typeof word === 'object') return overrides(word as Group, isWhole);
  if (typeof word === 'function') return counting(word as Counting);
  const english = String(word);
  // The letter and the README have many lines, and places to fill.
  if (english.endsWith('\n')) return z.string(misfit(`In English: ${quote(english)}.`));
  return text(`In English: ${quote(english)}.`, oneLine(200));
}

type Counting = (...values: (string | number)[]) => unknown;

/** What a counting word may be given: numbers, a size in words, a name. Each makes a text of them. */
const CALLS = [
  [1, 1],
  [7, 40],
] as const;

/** A plain text may stand in for one that counts. */
function counting(english: Counting) {
  const example = `In English: ${quote(String(english(7, 40)))}.`;
  const plain = text(example, oneLine(200));
  const error = ({ input }: { input?: unknown }) => {
    if (typeof input === 'string' || input === undefined)
      return plain.safeParse(input).error?.issues[0]?.message;
    const problem =
      typeof input === 'function'
        ? 'a function that does not always make a text.'
        : `${nameOf(input)}, not a text between quotes or a function.`;
    return `is ${problem}\n${example}`;
  };
  return z.custom(
    (value) =>
      plain.safeParse(typeof value === 'function' ? resultOf(value as Counting) : value).success,
    { error },
  );
}

function resultOf(say: Counting): unknown {
  try {
    const results = CALLS.map((values) => say(...values));
    return results.find((result) => typeof result !== 'string' || result === '') ?? results[0];
  } catch {
    return undefined;
  }
}
