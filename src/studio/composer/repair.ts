/**
 * Makes a portfolio without errors of values that may have some, so that in the preview a mistake holds back one field and nothing
 * else. Of a text that is too long, its beginning is shown. Where something else is wrong, what was there last stands in its place.
 * Where the owner has to write something and has not yet, the example of the schema stands there. What cannot be made right is left
 * out. Entries of a list are found again by what they say, and otherwise by their place. The cost does not grow with the number of
 * mistakes.
 */
import { z } from 'zod';
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { factsOf, fieldOf, innerOf, isOptional } from '../../schema/registry.ts';
import { beginningOf, isTooLong } from '../../schema/too-long.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  fieldPathOf,
  isEmpty,
  listAt,
  nameOf,
  placeInForm,
  valueAt,
  withoutEmpty,
  withValue,
} from '../model/form-values.ts';

/** Values of the form, and what was shown for them. Both have the same places. */
type Shown = { values: FieldValue | undefined; shown: FieldValue | undefined };
const NOTHING: Shown = { values: undefined, shown: undefined };

export type Repaired = {
  content: ReturnType<typeof withoutEmpty>;
  /** The fields for which an example stands there. */
  examples: readonly string[];
};

export class Repair {
  #last = NOTHING;

  /** Takes values without errors, which are shown as they are. */
  remember(values: FormValues): void {
    this.#last = { values, shown: values };
  }

  /** Forgets what was shown, because another site is open now. */
  forget(): void {
    this.#last = NOTHING;
  }

  repair(values: FormValues, measures: CompiledFonts['measures']): Repaired {
    const examples: FieldPath[] = [];
    let shown = repaired({ schema: portfolioSchema, path: [], examples }, values, this.#last);
    // What only the check of the whole finds wrong, such as two pages with one address, is left out.
    let content = withoutEmpty(shown as FormValues);
    for (const { field, severity } of checkPortfolio(content.values, measures))
      if (severity === 'error')
        shown = withValue(shown, fieldPathOf(placeInForm(content.places, field)), '');
    content = withoutEmpty(shown as FormValues);
    this.#last = { values, shown };
    return { content, examples: examples.map(nameOf) };
  }
}

type Slot = { schema: z.ZodType; path: FieldPath; examples: FieldPath[] };

const isRight = (schema: z.ZodType, value: FieldValue) => {
  const { all } = withoutEmpty({ all: value }).values;
  return all !== undefined && innerOf(schema).safeParse(all).success;
};

/** Returns a value that the schema allows, or an empty one, which is left out. */
function repaired(place: Slot, value: FieldValue | undefined, last: Shown): FieldValue {
  const { schema } = place;
  const inner = innerOf(schema);
  if (value === undefined || isEmpty(value)) return standIn(place);
  if (inner instanceof z.ZodObject) return repairedGroup(place, inner, value, last);
  if (inner instanceof z.ZodArray) return repairedList(place, inner, value, last);
  if (isRight(schema, value)) return value;
  const facts = factsOf(schema);
  if (typeof value === 'string' && isTooLong(value, facts)) {
    const beginning = beginningOf(value, facts);
    if (isRight(schema, beginning)) return beginning;
  }
  return shownBefore(place, last);
}

/** What was shown last, or else the example. */
const shownBefore = (place: Slot, { shown }: Shown) =>
  shown !== undefined && isRight(place.schema, shown) ? shown : standIn(place);

function repairedGroup(
  place: Slot,
  schema: z.ZodObject,
  value: FieldValue,
  last: Shown,
): FieldValue {
  const examples: FieldPath[] = [];
  const group = Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      repaired({ schema: field, path: [...place.path, name], examples }, valueAt(value, [name]), {
        values: valueAt(last.values, [name]),
        shown: valueAt(last.shown, [name]),
      }),
    ]),
  );
  // A rule of the group itself may be broken, such as that it has one of two fields.
  if (place.path.length > 0 && !isRight(place.schema, group)) return shownBefore(place, last);
  place.examples.push(...examples);
  return group;
}

function repairedList(place: Slot, schema: z.ZodArray, value: FieldValue, last: Shown): FieldValue {
  const entries = listAt(value, []);
  const partners = partnersOf(entries, listAt(last.values, []));
  const list = entries.map((entry, index) => {
    // An empty entry is left out, wherever it stands.
    if (isEmpty(entry)) return '';
    const partner = partners[index];
    const before = (list: Shown['values']) =>
      partner === undefined ? undefined : valueAt(list, [partner]);
    const element = { schema: schema.element as z.ZodType, path: [...place.path, index] };
    return repaired({ ...place, ...element }, entry, {
      values: before(last.values),
      shown: before(last.shown),
    });
  });
  const full = list.filter((entry) => !isEmpty(entry));
  if (full.length === 0) return standIn(place);
  if (isRight(place.schema, list)) return list;
  // There are too many, so the last ones are left out.
  const most = full.findLastIndex((_, length) => isRight(place.schema, full.slice(0, length + 1)));
  const kept = new Set(full.slice(0, most + 1));
  return list.map((entry) => (kept.has(entry) ? entry : ''));
}

/** The place of each entry in the list before: of an equal one, or else the same place, because entries do not all change at once. */
function partnersOf(
  entries: readonly FieldValue[],
  before: readonly FieldValue[],
): (number | undefined)[] {
  const left = new Map<string, number[]>();
  for (const [index, entry] of before.entries()) {
    const text = JSON.stringify(entry);
    left.set(text, [...(left.get(text) ?? []), index]);
  }
  const equal = entries.map((entry) => left.get(JSON.stringify(entry))?.shift());
  const taken = new Set(equal);
  return equal.map((partner, index) =>
    partner === undefined && index < before.length && !taken.has(index) ? index : partner,
  );
}

/** The example of a field that has to be there, and nothing otherwise. */
function standIn({ schema, path, examples }: Slot): FieldValue {
  if (isOptional(schema)) return '';
  const inner = innerOf(schema);
  if (inner instanceof z.ZodArray)
    return [standIn({ schema: inner.element as z.ZodType, path: [...path, 0], examples })];
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>);
    return Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        standIn({ schema: field, path: [...path, name], examples }),
      ]),
    );
  }
  examples.push(path);
  return fieldOf(schema).example;
}
