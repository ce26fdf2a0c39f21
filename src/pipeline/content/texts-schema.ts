/** The schema of texts.ts. Its fields are those of the English words. */
import { z } from 'zod';
import { kit, words as site } from '../../words/languages/en.ts';
import { shippedLanguage } from '../../words/languages.ts';
import type { Texts } from '../../words/types.ts';
import { group, misfit, nameOf, text } from './shapes.ts';
import { oneLine, quote } from './text-rules.ts';

type Group = { readonly [key: string]: unknown };

const english: Group = { ...site, kit: { ...kit, readme: 'see dist-readme.md\n' } };

/** What the words that count are given on this site. */
export type Given = { jobs: number; projects: number; pages: number; fullName: string };

const ANY: Given = { jobs: 1, projects: 1, pages: 1, fullName: 'Ana' };

/** In a language that the site does not come with, all of it has to be said. */
export function textsSchema(language: string, given = ANY): z.ZodType<Texts> {
  const isWhole = shippedLanguage(language) === undefined;
  return overrides(english, callsWith(given), isWhole) as z.ZodType<Texts>;
}

type Values = readonly (string | number)[];
type Counting = (...values: Values) => unknown;
type Calls = ReadonlyMap<unknown, readonly Values[]>;

/** All that the site asks of the words that count, by the English ones. */
function callsWith({ jobs, projects, pages, fullName }: Given): Calls {
  const { position, bullet } = site.projects;
  const { work, cv } = site.about.cards;
  const positions = Array.from({ length: projects }, (_, index) => index + 1);
  return new Map<unknown, Values[]>([
    [work.text, [[jobs]]],
    [cv.text, [['34 kB', pages]]],
    [position, positions.map((number) => [number, projects])],
    [bullet, positions.map((number) => [number])],
    [kit.subject, [[fullName]]],
  ]);
}

function overrides(words: Group, calls: Calls, isWhole: boolean): z.ZodType {
  const fields = Object.entries(words).map(([key, word]) => {
    const schema = schemaOf(word, calls, isWhole);
    return [key, isWhole ? schema : schema.exactOptional()];
  });
  return group<Group>(Object.fromEntries(fields));
}

function schemaOf(word: unknown, calls: Calls, isWhole: boolean): z.ZodType {
  if (typeof word === 'object') return overrides(word as Group, calls, isWhole);
  if (typeof word === 'function') return counting(word as Counting, calls.get(word) ?? []);
  const english = String(word);
  // The letter and the README have many lines, and places to fill.
  if (english.endsWith('\n')) return z.string(misfit(`In English: ${quote(english)}.`));
  return text(`In English: ${quote(english)}.`, oneLine(200));
}

/** A plain text may stand in for one that counts. */
function counting(english: Counting, calls: readonly Values[]) {
  const example = (values: Values = []) => `In English: ${quote(String(english(...values)))}.`;
  const plain = text(example(calls[0]), oneLine(200));
  const problemWith = (value: unknown) => {
    if (typeof value === 'string' || value === undefined)
      return plain.safeParse(value).error?.issues[0]?.message;
    if (typeof value !== 'function')
      return `is ${nameOf(value)}, not a text between quotes or a function.\n${example(calls[0])}`;
    for (const values of calls) {
      const failure = failureOf(value as Counting, values, plain);
      if (failure) return `is a function that ${failure}.\n${example(values)}`;
    }
    return undefined;
  };
  const error = ({ input }: { input?: unknown }) => problemWith(input);
  return z.custom((value) => problemWith(value) === undefined, { error });
}

function failureOf(say: Counting, values: Values, plain: z.ZodType): string | undefined {
  const given = values.join(', ');
  try {
    return plain.safeParse(say(...values)).success ? undefined : `makes no text of ${given}`;
  } catch (error) {
    return `fails over ${given} (${error instanceof Error ? error.message : error})`;
  }
}
