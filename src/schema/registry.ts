/** What the schema says of its fields, and the sentence for an owner who wrote something else. */
import { z } from 'zod';
import { messages } from '../messages/messages.ts';
import { type Field, type FieldFacts, FULL_STOP, type Scope, withMessages } from './field.ts';

export type About = Pick<
  FieldFacts,
  'message' | 'example' | 'suggestions' | 'alsoCalled' | 'format'
>;

/** What is said of a field that is neither a group nor a list. */
export type AboutValue = About & { scope: Scope };

const fields = z.registry<FieldFacts>();

/** What the schema says of a field. */
export function fieldOf(schema: z.ZodType): Field {
  return withMessages(factsOf(schema));
}

export function factsOf(schema: z.ZodType): FieldFacts {
  const facts = fields.get(innerOf(schema));
  if (!facts) throw new Error('A part of the schema says nothing about itself.');
  return facts;
}

/** Whether an owner may leave it out. */
export const isOptional = (schema: z.ZodType) => schema instanceof z.ZodExactOptional;

/** What it is if it is not left out. */
export const innerOf = (schema: z.ZodType) =>
  schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The sentence that tells the owner what would be right. */
export function sentence(schema: z.ZodType): string {
  const { kind, help, most, isOptional, ...field } = fieldOf(schema);
  const { wanted, flagExample } = messages.issues;
  const isText = kind === 'line' || kind === 'prose';
  const example =
    kind === 'flag'
      ? flagExample
      : isText || kind === 'choice'
        ? wanted.example({ text: field.example.replace(FULL_STOP, '') })
        : field.example;
  if (isText && most) {
    const say = isOptional ? wanted.limitedOptional : wanted.limited;
    return say({ help, most, example });
  }
  return (isOptional ? wanted.optional : wanted.any)({ help, example });
}

export function register<Schema extends z.ZodType>(schema: Schema, field: FieldFacts): Schema {
  fields.add(schema, field);
  return schema;
}
