/**
 * What the schema is made of. Each field has a label, a line of help and an example, in the language of the messages. The
 * sentence that tells the owner what would be right is made of these. The message of an issue has two lines: the problem and
 * that sentence.
 */
import leven from 'leven';
import { z } from 'zod';
import { messages } from '../messages/messages.ts';
import type { FieldFacts, Limits } from './field.ts';
import { type About, type AboutValue, factsOf, fieldOf, register, sentence } from './registry.ts';
import { everyText, type Rule } from './rules.ts';
import { quote } from './text-length.ts';

/** A text of one line. */
export function line<Text extends string = string>(about: AboutValue, rule: Rule, most?: number) {
  return text<Text>({ ...about, kind: 'line', ...(most !== undefined && { most }) }, rule);
}

/** An address or a phone number. `tidy` first removes the characters that mean nothing in it. */
export function tidied<Text extends string>(
  about: AboutValue,
  rule: Rule,
  tidy: (text: string) => string,
): z.ZodType<Text> {
  const schema = z.preprocess(
    (value) => (typeof value === 'string' ? tidy(value) : value),
    line<Text>(about, rule),
  );
  return register(schema, { ...about, kind: 'line' });
}

/** A text of sentences. A blank line begins another paragraph. */
export function proseField(about: AboutValue, rule: Rule, limits: Limits = {}) {
  return text<string>({ ...about, ...limits, kind: 'prose' }, rule);
}

/** One of a few words. */
export function choice<Choice extends string>(
  about: AboutValue,
  choices: readonly Choice[],
  rule: Rule,
) {
  return text<Choice>({ ...about, kind: 'choice', choices }, rule);
}

/** True unless the owner says that it is false. */
export function flag(about: AboutValue): z.ZodType<boolean> {
  const schema: z.ZodType<boolean> = z.boolean({
    error: ({ input }) => `${messages.issues.noFlag({ kind: kindOf(input) })}\n${sentence(schema)}`,
  });
  return register(schema, { ...about, kind: 'flag' });
}

function text<Text extends string>(field: FieldFacts, rule: Rule): z.ZodType<Text> {
  const problemWith = (value: unknown) => {
    const { issues } = messages;
    if (value === undefined) return issues.missing;
    if (typeof value !== 'string') return issues.noText({ kind: kindOf(value) });
    return everyText(value) ?? rule(value);
  };
  const schema: z.ZodType<Text> = z.custom<Text>((value) => problemWith(value) === undefined, {
    error: ({ input }) => `${problemWith(input)}\n${sentence(schema)}`,
  });
  return register(schema, field);
}

const UNKNOWN_NAME = { isUnknownName: true } as const;

/** Whether the issue is a field with a name that the schema does not know. */
export function isUnknownName(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.isUnknownName === true;
}

/** Whether the issue is a group that has none of several fields, of which it needs one. */
export function isMissingOne(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.isMissingOne === true;
}

type Elsewhere = Readonly<Record<string, 'photoIsFile' | 'cvIsFile'>>;

/**
 * Fields by their names. Any other name is an issue. `elsewhere` has messages for names of things that are no fields, such as
 * 'photo': they say where such a thing belongs.
 */
export function group<Shape extends z.core.$ZodShape>(
  about: About,
  shape: Shape,
  elsewhere: Elsewhere = {},
) {
  const misspelt = z.custom(() => false, {
    params: UNKNOWN_NAME,
    error: ({ path = [] }) => problemOfName(String(path.at(-1)), shape, elsewhere),
  });
  const error = ({ input }: { input?: unknown }) => misfit(input, schema);
  // Each unknown name is an issue of its own, but a strict object would report all of them as one.
  const schema = z.object(shape, { error }).catchall(misspelt) as unknown as z.ZodObject<
    Shape,
    z.core.$strict
  >;
  return register(schema, { ...about, kind: 'group' });
}

/** The same group, with a check that exactly one of these fields is there. */
export function withOneOf<Schema extends z.ZodObject>(
  schema: Schema,
  names: readonly (string & keyof Schema['shape'])[],
) {
  const had = (value: object) => names.filter((name) => name in value);
  const labels = () => names.map((name) => fieldOf(schema.shape[name]).label);
  const isGroup = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
  // The checks also run if another field of the group has an issue.
  const checked: Schema = schema
    .refine((value) => had(value as object).length > 0, {
      when: isGroup,
      params: { isMissingOne: true },
      error: () => `${messages.issues.needsOne({ names: labels() })}\n${sentence(checked)}`,
    })
    .refine((value) => had(value as object).length < 2, {
      when: isGroup,
      error: () => `${messages.issues.several({ names: labels() })}\n${messages.issues.keepOne}`,
    });
  return register(checked, { ...factsOf(schema), oneOf: names });
}

function problemOfName(misspelt: string, shape: z.core.$ZodShape, elsewhere: Elsewhere): string {
  const written = misspelt.toLowerCase();
  const known = Object.keys(shape);
  const fieldAt = (each: string) => factsOf(shape[each] as z.ZodType);
  const called = known.find((each) => fieldAt(each).alsoCalled?.includes(written));
  const meant = called ?? known.find((each) => isAlike(each.toLowerCase(), written));
  const isList = meant !== undefined && fieldAt(meant).kind === 'list';
  const example = called && isList ? ` ${sentence(shape[called] as z.ZodType)}` : '';
  const { issues } = messages;
  const place = Object.hasOwn(elsewhere, written) && elsewhere[written];
  const name = meant && quote(meant);
  const expected = place
    ? issues[place]
    : name
      ? `${issues.writeInstead({ name })}${example}`
      : issues.noSuchField({ names: known.join(', ') });
  return `${issues.unknownField}\n${expected}`;
}

/** Whether the names differ by at most two letters. The lengths come first, because `leven` takes long with a very long name. */
function isAlike(known: string, written: string): boolean {
  return Math.abs(known.length - written.length) <= 2 && leven(known, written) <= 2;
}

/** One to `most` entries. */
export function list<Entry extends z.ZodType>(about: About, entry: Entry, most = 1000) {
  const error = ({ input }: { input?: unknown }) => misfit(input, schema);
  const fits = ({ length }: readonly unknown[]) => length >= 1 && length <= most;
  const schema: z.ZodArray<Entry> = z.array(entry, { error }).refine(fits, { error });
  const { kind, message } = factsOf(entry);
  const ofTexts = kind === 'line' || kind === 'prose';
  return register(schema, { ...about, kind: 'list', most, ...(ofTexts && { entries: message }) });
}

export function optional<Schema extends z.ZodType>(schema: Schema) {
  register(schema, { ...factsOf(schema), isOptional: true });
  return schema.exactOptional();
}

/** An optional field that only the page of a project shows. A project in which it is said has a page. */
export function ofPage<Schema extends z.ZodType>(schema: Schema) {
  register(schema, { ...factsOf(schema), isOfPage: true });
  return optional(schema);
}

/** The names of these fields in a group. */
export const fieldsOfPage = ({ shape }: z.ZodObject): ReadonlySet<string> =>
  new Set(
    Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, schema]) =>
      factsOf(schema).isOfPage ? [name] : [],
    ),
  );

function misfit(value: unknown, schema: z.ZodType): string {
  return `${problemOf(value)}\n${sentence(schema)}`;
}

function problemOf(value: unknown): string {
  const { issues } = messages;
  if (value === undefined) return issues.missing;
  if (!Array.isArray(value)) return issues.misfit({ kind: kindOf(value) });
  if (value.length === 0) return issues.empty;
  return issues.entries({ count: value.length });
}

function kindOf(value: unknown): string {
  const { kinds } = messages.issues;
  if (Array.isArray(value)) return kinds.list;
  if (value instanceof Date) return kinds.date;
  if (typeof value === 'object') return kinds.group;
  if (typeof value === 'string') return kinds.text;
  return typeof value === 'number' ? kinds.aNumber({ number: `${value}` }) : `${value}`;
}
