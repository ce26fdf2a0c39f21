/**
 * What schemas are made of. The message of a fault is two lines: what is wrong, and the sentence that tells the owner what
 * would be right.
 */
import leven from 'leven';
import { z } from 'zod';
import { everyText, quote, type Rule } from './text-rules.ts';

type Issue = { input?: unknown; path?: readonly PropertyKey[] | undefined };

/** A group with all the fields of its type, the optional ones too: one that is forgotten here does not compile. */
export function group<Group>(fields: { [Field in keyof Group]-?: z.ZodType<Group[Field]> }) {
  const error = ({ path = [] }: Issue) => misspelt(String(path.at(-1)), Object.keys(fields));
  return z
    .object(fields, misfit('A group between braces, like the others: { … }.'))
    .catchall(z.custom(() => false, { error })) as unknown as z.ZodType<Group>;
}

function misspelt(field: string, known: readonly string[]): string {
  const meant = known.find((name) => leven(name.toLowerCase(), field.toLowerCase()) <= 2);
  const expected = meant
    ? `Write ${quote(meant)} instead.`
    : `Remove it. There are: ${known.join(', ')}.`;
  return `is not a field that the site knows.\n${expected}`;
}

export function list<Entry>(entry: z.ZodType<Entry>, expected: string, most = 1000) {
  const error = misfit(expected);
  const fits = ({ length }: readonly Entry[]) => length >= 1 && length <= most;
  return z.array(entry, error).refine(fits, error);
}

export function text<Text extends string>(expected: string, rule: Rule): z.ZodType<Text> {
  const problemWith = (value: unknown) => {
    if (value === undefined || value === null) return 'is missing.';
    if (typeof value !== 'string') return `is ${nameOf(value)}, not a text between quotes.`;
    return everyText(value) ?? rule(value);
  };
  const error = ({ input }: Issue) => `${problemWith(input)}\n${expected}`;
  return z.custom<Text>((value) => problemWith(value) === undefined, { error });
}

/** For what is no such group or list, or a list of another length. */
export function misfit(expected: string) {
  const problemWith = (value: unknown) => {
    if (value === undefined || value === null) return 'is missing.';
    if (!Array.isArray(value)) return `is ${nameOf(value)}, which does not fit here.`;
    if (value.length === 0) return 'is empty.';
    return `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}.`;
  };
  return { error: ({ input }: Issue) => `${problemWith(input)}\n${expected}` };
}

export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group { … }';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'number' ? `the number ${value}` : `a ${typeof value}`;
}
