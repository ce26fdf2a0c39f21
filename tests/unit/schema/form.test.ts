import { expect, test } from 'vitest';
import { type FormField, formOf } from '../../../src/schema/form.ts';
import { portfolioSchema } from '../../../src/schema/portfolio/portfolio.ts';

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
    'reel',
    'portraitFocus',
    'projects',
    'work',
    'life',
    'phone',
    'whatsapp',
    'linkedin',
    'links',
    'address',
    'otherLanguages',
  ]);
});
