/** What the schema finds wrong in a portfolio. */
import { z } from 'zod';
import { messages } from '../messages/messages.ts';
import { isMissingOne, isUnknownName } from './make-field.ts';
import { portfolioSchema } from './portfolio/portfolio.ts';
import { factsOf, innerOf } from './registry.ts';
import { quote } from './text-length.ts';
import { isTooLong } from './too-long.ts';

export type SchemaIssue = {
  /** The field's place: 'projects[2].title'. */
  field: string;
  problem: string;
  /** What would be right. */
  expected: string;
  /** Nothing is written there, but something has to be; or more than there is room for. */
  code?: 'missing' | 'tooLong';
};

/** In the order of the schema. */
export function issuesIn(value: unknown): SchemaIssue[] {
  const { error } = portfolioSchema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const { path, message } = issue;
    const [problem = '', expected = ''] = message.split('\n');
    const field = z.core.toDotPath(path);
    const group = isUnknownName(issue) ? groupAround(value, path) : undefined;
    if (group) return misplaced(field, group, path);
    const text = valueAt(value, path);
    if (isMissingOne(issue) || text === undefined)
      return { field, problem, expected, code: 'missing' };
    const schema = schemaAt(path);
    const isLong = schema && isTooLong(text, factsOf(schema));
    return { field, problem, expected, ...(isLong && { code: 'tooLong' }) };
  });
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

/** What a value at this path has to be, if there may be one. */
const schemaAt = (path: readonly PropertyKey[]) =>
  path.reduce<z.ZodType | undefined>((schema, key) => {
    const inner = schema && innerOf(schema);
    if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
    const fields = fieldsIn(inner);
    // An owner may call a field `constructor`.
    return Object.hasOwn(fields, key) ? fields[String(key)] : undefined;
  }, portfolioSchema);

const fieldsIn = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** The path of the nearest group around this one that has such a field. */
function groupAround(value: unknown, path: readonly PropertyKey[]) {
  const name = String(path.at(-1));
  for (let length = path.length - 2; length >= 0; length -= 1) {
    const around = path.slice(0, length);
    const fields = fieldsIn(schemaAt(around));
    const group = valueAt(value, around);
    // An entry that has its own, such as a title, means another field here.
    const isTaken = length > 0 && Object.hasOwn(Object(group), name);
    if (Object.hasOwn(fields, name) && !isTaken) return around;
  }
  return undefined;
}

/** A field of a group stands below the heading of another one. In TOML, all lines below a heading belong to that heading. */
function misplaced(field: string, group: readonly PropertyKey[], path: readonly PropertyKey[]) {
  const below = headingOf(path.slice(0, -1));
  const name = quote(String(path.at(-1)));
  const { issues } = messages;
  const expected =
    group.length === 0
      ? issues.moveToStart({ name })
      : issues.moveBelow({ name, heading: headingOf(group) });
  return { field, problem: issues.misplaced({ heading: below }), expected };
}

/** As it stands in the file: [reel], or [[projects]] for an entry. */
function headingOf(path: readonly PropertyKey[]): string {
  const heading = path.filter((part) => typeof part === 'string').join('.');
  return typeof path.at(-1) === 'number' ? `[[${heading}]]` : `[${heading}]`;
}
