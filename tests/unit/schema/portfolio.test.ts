import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/schema/registry.ts';
import { issuesIn } from '../../../src/schema/validate.ts';
import { exampleOf, fields } from '../../support/owners/schema-fields.ts';
import { root } from '../../support/sites/project-copy.ts';

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
      expect(schema.safeParse(exampleOf(schema)).error).toBeUndefined();
    },
  );
});

describe('the sample shows', () => {
  const sample = readFileSync(join(root, 'src/content/portfolio.toml'), 'utf8');
  const isSample = /Sample/.test(sample);

  // Without the # before each field, every field is there once.
  const everything = sample.replace(/^# (?=\[|"?[\w.]+"? = )/gm, '');

  it.skipIf(!isSample).each(fields.map(({ path }) => path))('%s', (path) => {
    const shown = path
      .split('.')
      .reduce<unknown>(
        (value, name) => ([value].flat()[0] as Record<string, unknown> | undefined)?.[name],
        parse(everything),
      );
    expect(shown, `src/content/portfolio.toml has no line for ${path}.`).toBeDefined();
  });

  it.skipIf(!isSample)('nothing that the schema refuses, with the # away from all', () => {
    // A showreel has either an address or a file.
    const right = everything.replace(/^file = .*$/m, '');
    expect(issuesIn(parse(right)).map(({ field }) => field)).toEqual([]);
  });
});

it.each(['constructor', 'toString', 'hasOwnProperty'])('no field is called %s', (name) => {
  expect(issuesIn({ [name]: 'x' }).map(({ field }) => field)).toContain(name);
});
