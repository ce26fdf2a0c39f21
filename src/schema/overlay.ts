/** What a page in a further language says: what is written for it, over what the first page says. */
import type { FormField } from './field.ts';

export type Overlaid = {
  value: unknown;
  /** The places of texts of the first page that are not translated: 'projects[2].story'. */
  untranslated: string[];
  /** The lists whose entries cannot be matched by their order, because there is another number of them. */
  outOfStep: { field: string; ofFirst: number; own: number }[];
};

export function overlay(form: FormField, first: unknown, further: unknown): Overlaid {
  const found: Omit<Overlaid, 'value'> = { untranslated: [], outOfStep: [] };

  const groupOf = (field: FormField, below: object, own: object, place: string) => {
    // Another of several alternatives would be one too many.
    const isChosen = field.oneOf?.some((name) => Object.hasOwn(own, name));
    const merged = (field.fields ?? []).flatMap((each): [string, unknown][] => {
      const isAlternative = isChosen && field.oneOf?.includes(each.name);
      const inner = isAlternative ? undefined : saidIn(below, each.name);
      const at = place ? `${place}.${each.name}` : each.name;
      const value = take(each, inner, saidIn(own, each.name), at);
      return value === undefined ? [] : [[each.name, value]];
    });
    return { ...own, ...Object.fromEntries(merged) };
  };

  /** A value that is no group or list where the schema has one is left to the check. */
  const take = (field: FormField, below: unknown, written: unknown, place: string): unknown => {
    const own = isBlank(written) ? undefined : written;
    if (isBlank(below)) return own ?? below;
    const { entry, fields, scope } = field;
    if (entry && Array.isArray(below) && (own === undefined || Array.isArray(own))) {
      if (own && own.length !== below.length) {
        found.outOfStep.push({ field: place, ofFirst: below.length, own: own.length });
        return own;
      }
      return below.map((each, index) => take(entry, each, own?.[index], `${place}[${index}]`));
    }
    if (fields && isGroup(below) && (own === undefined || isGroup(own))) {
      const value = groupOf(field, below, own ?? {}, place);
      return own === undefined && Object.keys(value).length === 0 ? undefined : value;
    }
    if (own !== undefined || scope === 'own') return own;
    if (scope === 'translated') found.untranslated.push(place);
    return below;
  };

  return { value: take(form, first, further, ''), ...found };
}

/** In a form, what is not written is an empty text. */
const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const saidIn = (group: object, name: string): unknown =>
  Object.hasOwn(group, name) ? Reflect.get(group, name) : undefined;
