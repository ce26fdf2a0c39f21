/** Reads the fields from the schema, so that no test lists them by hand. */
import { z } from 'zod';
import { portfolioSchema } from '../../../src/schema/portfolio/portfolio.ts';
import { fieldOf } from '../../../src/schema/registry.ts';
import type { WholePortfolio } from './owners.ts';

type Found = { path: string; schema: z.ZodType };

const { texts: _, ...shape } = portfolioSchema.shape;

/** All fields but the texts, by their names with dots between them. */
export const fields: readonly Found[] = fieldsIn(z.object(shape));

/** The fields without subfields. */
export const leaves = fields.filter(
  ({ path }) => !fields.some((other) => other.path.startsWith(`${path}.`)),
);

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

/** The example of a field that is a text or a choice. */
export function exampleOf(schema: z.ZodType): string {
  return fieldOf(schema).example;
}

/** A portfolio with every field. `textOf` returns the text of each field. A list has so many entries. */
export function everyField(textOf: (field: Found) => string, entries = 1): WholePortfolio {
  const all = filled(z.object(shape), '', textOf, entries) as WholePortfolio;
  // A showreel has either an address or a file.
  delete all.reel?.file;
  return { ...all, texts: {} };
}

function filled(
  schema: unknown,
  path: string,
  textOf: (field: Found) => string,
  entries: number,
): unknown {
  if (schema instanceof z.ZodExactOptional) return filled(schema.unwrap(), path, textOf, entries);
  if (schema instanceof z.ZodArray) {
    const length = Math.min(entries, fieldOf(schema).most ?? entries);
    return Array.from({ length }, () => filled(schema.element, path, textOf, entries));
  }
  if (schema instanceof z.ZodBoolean) return false;
  if (!(schema instanceof z.ZodObject)) return textOf({ path, schema: schema as z.ZodType });
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      filled(field, path ? `${path}.${name}` : name, textOf, entries),
    ]),
  );
}
