/** Which texts a further language can say: what the first one says, and what is a matter of each language alone. */
import type { FormField } from '../../schema/field.ts';
import { type FieldValue, isEmpty, listAt, valueAt } from './form-values.ts';

/** Whether the first language says a text there that another one says in its own words. */
export function saysText(
  { fields, entry, scope }: FormField,
  first: FieldValue | undefined,
): boolean {
  if (scope === 'own' || fields?.some((field) => field.scope === 'own')) return true;
  if (first === undefined || isEmpty(first)) return false;
  if (entry) return listAt(first, []).some((each) => saysText(entry, each));
  if (fields) return fields.some((field) => saysText(field, valueAt(first, [field.name])));
  return scope !== 'shared';
}

/**
 * What a further language says in the fields of its form. All else that it has said is kept for undo, but its page does not show what
 * nobody sees in the form. Lists are as long as those of the first language, so an entry that is empty there is empty here.
 */
export function textsInForm(
  field: FormField,
  first: FieldValue | undefined,
  own: FieldValue | undefined,
): FieldValue | undefined {
  const { fields, entry } = field;
  if (own === undefined || !saysText(field, first)) return undefined;
  if (entry)
    return listAt(first, []).map(
      (below, index) =>
        textsInForm(entry, below, valueAt(own, [index])) ?? (entry.fields ? {} : ''),
    );
  if (!fields) return own;
  return Object.fromEntries(
    fields.flatMap((each): [string, FieldValue][] => {
      const path = [each.name];
      const text = textsInForm(each, valueAt(first, path), valueAt(own, path));
      return text === undefined ? [] : [[each.name, text]];
    }),
  );
}
