/** The schema as plain data for a form, so that the page of the studio can show the form without the schema. */
import { z } from 'zod';
import type { FormField } from './field.ts';
import { fieldOf, innerOf } from './registry.ts';

export function formOf(schema: z.ZodType, name = ''): FormField {
  const inner = innerOf(schema);
  const field = { ...fieldOf(inner), name };
  if (inner instanceof z.ZodArray) {
    const entry = formOf(inner.element as z.ZodType);
    // Of a list that may be left out, each entry may be empty.
    return { ...field, entry: field.isOptional ? { ...entry, isOptional: true } : entry };
  }
  if (!(inner instanceof z.ZodObject)) return field;
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>);
  return { ...field, fields: fields.map(([name, each]) => formOf(each, name)) };
}
