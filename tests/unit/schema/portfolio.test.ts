import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldOf } from '../../../src/schema/field.ts';
import { flawsIn, portfolioSchema } from '../../../src/schema/portfolio.ts';
import { root } from '../../support/project-copy.ts';

type Found = { path: string; schema: z.ZodType };

/** All fields, by their names with dots between them. */
function fieldsIn(schema: unknown, path = ''): Found[] {
  if (schema instanceof z.ZodExactOptional) return fieldsIn(schema.unwrap(), path);
  const own = path ? [{ path, schema: schema as z.ZodType }] : [];
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return [...own, ...(element instanceof z.ZodObject ? fieldsIn(element, path).slice(1) : [])];
  }
  if (!(schema instanceof z.ZodObject)) return own;
  const inner = Object.entries(schema.shape).flatMap(([name, field]) =>
    fieldsIn(field, path ? `${path}.${name}` : name),
  );
  return [...own, ...inner];
}

const schema = portfolioSchema('en');
const fields = fieldsIn(schema).filter(({ path }) => !path.startsWith('texts.'));

describe('each field', () => {
  it.each(fields.map(({ path, schema }) => [path, schema] as const))(
    '%s has a label, a line of help and an example',
    (_, schema) => {
      const { label, help, example } = fieldOf(schema);
      expect(label).toMatch(/^[A-Z]/);
      expect(help).toMatch(/^["A-Z+]/);
      expect(example).toMatch(/\S/);
    },
  );

  const texts = fields.filter(({ schema }) => /^(?:line|prose|choice)$/.test(fieldOf(schema).kind));

  it.each(texts.map(({ path, schema }) => [path, schema] as const))(
    '%s has an example that would be right',
    (_, schema) => {
      const { value } = parse(`value = ${fieldOf(schema).example}`);
      expect(schema.safeParse(value).error).toBeUndefined();
    },
  );
});

describe('the sample shows', () => {
  const sample = readFileSync(join(root, 'src/content/portfolio.toml'), 'utf8');
  const isSample = /Sample/.test(sample);

  // Each in its place: with the # away from all, every field is there once.
  const everything = sample.replace(/^# (?=\[|"?[\w.]+"? = )/gm, '');

  it.skipIf(!isSample).each(fields.map(({ path }) => path))('%s', (path) => {
    const shown = path
      .split('.')
      .reduce<unknown>(
        (value, name) => ([value].flat()[0] as Record<string, unknown> | undefined)?.[name],
        parse(everything),
      );
    expect(shown).toBeDefined();
  });

  it.skipIf(!isSample)('nothing that the schema refuses, with the # away from all', () => {
    expect(flawsIn(parse(everything), 'en').map(({ field }) => field)).toEqual([]);
  });
});
