import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FormField } from '../../../src/schema/field.ts';
import { formOf } from '../../../src/schema/form.ts';
import { portfolioSchema } from '../../../src/schema/portfolio/portfolio.ts';
import { fieldOf } from '../../../src/schema/registry.ts';

const form = formOf(portfolioSchema);

function all(field: FormField): FormField[] {
  const inner = [...(field.fields ?? []), ...(field.entry ? [field.entry] : [])];
  return [field, ...inner.flatMap(all)];
}

test('a form has every field of the schema, each with its label, its help and its example', () => {
  const names = form.fields?.map(({ name }) => name);
  expect(names).toEqual(Object.keys(portfolioSchema.shape));
  for (const { label, help, example } of all(form)) {
    expect([label, help, example].filter(Boolean)).toHaveLength(3);
  }
});

test('a form is plain data', () => {
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
});

test('what may stay out says so', () => {
  const optional = form.fields?.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  expect(optional).toEqual([
    'occupation',
    'reel',
    'craft',
    'accent',
    'portraitFocus',
    'about',
    'projects',
    'work',
    'life',
    'phone',
    'whatsapp',
    'linkedin',
    'links',
    'address',
    'otherLanguages',
    'legal',
  ]);
});

test('a field says that it may stay out only where it may, so a link has to have its address', () => {
  const wrong = (schema: unknown, path: string): string[] => {
    if (schema instanceof z.ZodExactOptional) return wrong(schema.unwrap(), path);
    if (schema instanceof z.ZodArray) return wrong(schema.element, path);
    if (!(schema instanceof z.ZodObject)) return [];
    return Object.entries(schema.shape).flatMap(([name, field]) => {
      const here = `${path}.${name}`;
      const isRight =
        fieldOf(field).isOptional === (field instanceof z.ZodExactOptional || undefined);
      return [...(isRight ? [] : [here]), ...wrong(field, here)];
    });
  };
  expect(wrong(portfolioSchema, '')).toEqual([]);
});
