/** The schema as a form shows it. It is plain data, so that a page can have it without the schema. */
import { z } from 'zod';
import { type Field, fieldOf } from './field.ts';

export type FormField = Field & {
  name: string;
  /** Of a group, in their order. */
  fields?: readonly FormField[];
  /** What a list has several of. */
  entry?: FormField;
};

export function formOf(schema: z.ZodType, name = ''): FormField {
  const inner = schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;
  const field = { ...fieldOf(inner), name };
  if (inner instanceof z.ZodArray) return { ...field, entry: formOf(inner.element as z.ZodType) };
  if (!(inner instanceof z.ZodObject)) return field;
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>);
  return { ...field, fields: fields.map(([name, each]) => formOf(each, name)) };
}
