import type { FormField } from '../../schema/field.ts';
import { type FieldValue, type FormValues, listAt, valueAt } from '../model/form-values.ts';

/**
 * What a page of a site says otherwise than the first one, its entries by their order. `more`: the fields in which that is more than
 * texts, by their labels.
 */
export function textsBeside(form: FormField, first: FormValues, other: FormValues) {
  const more: string[] = [];
  // Each page links to the others, and its address follows from that of the first one.
  const fields = form.fields?.filter(({ name }) => name !== 'otherLanguages' && name !== 'address');
  const texts = groupBeside(fields ?? [], first, other, ({ label }) => more.push(label)) ?? {};
  return { texts, more: [...new Set(more)] };
}

type Note = (field: FormField) => void;

/** `note` is told of the fields of the group, also if what differs is within one. */
function groupBeside(
  fields: readonly FormField[],
  first: FieldValue | undefined,
  other: FieldValue | undefined,
  note: Note,
): FormValues | undefined {
  const own = fields.flatMap((field): [string, FieldValue][] => {
    const [below, value] = [valueAt(first, [field.name]), valueAt(other, [field.name])];
    const said = beside(field, below, value, () => note(field));
    return said === undefined ? [] : [[field.name, said]];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function beside(
  { fields, entry, scope }: FormField,
  first: FieldValue | undefined,
  other: FieldValue | undefined,
  note: () => void,
): FieldValue | undefined {
  if (fields) return groupBeside(fields, first, other, note);
  if (entry) {
    const [below, value] = [listAt(first, []), listAt(other, [])];
    if (below.length !== value.length) note();
    const own = below.map((each, index) =>
      index < value.length ? beside(entry, each, value[index], note) : undefined,
    );
    const empty = entry.fields ? {} : '';
    return own.some((each) => each !== undefined) ? own.map((each) => each ?? empty) : undefined;
  }
  if (scope === 'own') return other;
  if (first === other) return undefined;
  // What the first page does not say has no field in the form of another language.
  if (scope !== 'shared' && first !== undefined && other !== undefined) return other;
  note();
  return undefined;
}
