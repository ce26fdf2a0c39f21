import type { FormField } from '../../../schema/field.ts';
import { type FieldValue, isEmpty, listAt, valueAt } from '../../model/form-values.ts';

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
