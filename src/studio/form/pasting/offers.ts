/** What could be made of a text that is pasted into a field. */
import type { FormField } from '../../../schema/field.ts';
import { isTooLong } from '../../../schema/too-long.ts';
import type { FieldPath } from '../../model/form-values.ts';
import { type Credit, creditsIn } from '../../sources/pasted/credits.ts';
import { htmlLines } from '../../sources/pasted/html-lines.ts';
import { entriesIn } from '../../sources/pasted/lines.ts';
import { type Pasted, type PastedTable, tableIn } from '../../sources/pasted/table.ts';
import { cleaned } from '../text-fields/intended.ts';

/** `list`: the one that gets the entries. `entry`: the place of the one with the field in it, if the field is in one. */
type OfList = { list: FieldPath; entry: number | undefined };

export type Offer =
  | (OfList & { kind: 'texts'; texts: readonly string[] })
  | (OfList & { kind: 'credits'; credits: readonly Credit[] })
  | (OfList & { kind: 'table'; table: PastedTable })
  | { kind: 'large' }
  /** The text stands in the field, and not all of it fits. */
  | { kind: 'rest'; field: FormField; text: string };

/** The fields that the columns of a table can be, by the list. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  projects: ['title', 'role', 'year', 'client', 'text', 'path'],
  'work.jobs': ['title', 'field', 'period', 'points'],
};

/** Whether a field says when something was. */
export const isWhen = ({ name }: FormField) => name === 'year' || name === 'period';

const keyOf = (path: FieldPath) => path.filter((key) => typeof key === 'string').join('.');

/** Whether a table can be pasted into the list. */
export const takesTables = (list: FieldPath) =>
  list.every((key) => typeof key === 'string') && Object.hasOwn(COLUMNS, keyOf(list));

/** The fields of an entry that a column can be. */
export function columnFields(form: FormField, list: FieldPath): readonly FormField[] {
  const fields = formFieldAt(form, list)?.entry?.fields ?? [];
  return (COLUMNS[keyOf(list)] ?? []).flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  );
}

export function formFieldAt(form: FormField, path: FieldPath): FormField | undefined {
  return path.reduce<FormField | undefined>(
    (field, key) =>
      typeof key === 'number' ? field?.entry : field?.fields?.find(({ name }) => name === key),
    form,
  );
}

/** What stands in the field around the text that is pasted, and so belongs to the entries. */
export type Around = { before: string; after: string };

const NOTHING: Around = { before: '', after: '' };

/** `path`: of the field, or of a list. */
export function offerFor(
  form: FormField,
  path: FieldPath,
  { plain: written, html }: Pasted,
  { before, after } = NOTHING,
): Offer | undefined {
  const plain = cleaned(written, false);
  const table = tableOffer(path, { plain, html });
  if (table) return table;
  const places = placesOf(path);
  for (const { list, entry, isEntry } of places) {
    const field = formFieldAt(form, list)?.entry;
    if (field?.fields?.some(({ name }) => name === 'role') && list.at(-1) === 'credits') {
      const credits = creditsIn(plain);
      if (credits.some(({ role }) => role !== '')) return { kind: 'credits', list, entry, credits };
    }
    if (!field || field.fields || !isEntry) continue;
    const pasted = entriesIn(cleaned(htmlLines(html) ?? plain, false));
    if (pasted.length < 2) continue;
    const texts = [...entriesIn(before), ...pasted, ...entriesIn(after)];
    return { kind: 'texts', list, entry, texts };
  }
  const field = formFieldAt(form, path);
  // A wrong address or file name is no text of which a part is shown.
  if (!field || field.scope === 'shared') return undefined;
  const text = before + cleaned(plain, field.kind === 'line') + after;
  return isTooLong(text, field) ? { kind: 'rest', field, text } : undefined;
}

/** The lists around a field, the innermost first. `isEntry`: whether the field is an entry itself, or the list. */
function placesOf(path: FieldPath) {
  const lists: (OfList & { isEntry: boolean })[] = [];
  if (typeof path.at(-1) === 'string') lists.push({ list: path, entry: undefined, isEntry: true });
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const entry = path[at];
    if (typeof entry !== 'number') continue;
    lists.push({ list: path.slice(0, at), entry, isEntry: at === path.length - 1 });
  }
  return lists;
}

function tableOffer(path: FieldPath, pasted: Pasted): Offer | undefined {
  const place = placesOf(path).find(({ list }) => takesTables(list));
  if (!place || keyOf(path).endsWith('.credits') || keyOf(path).includes('.credits.')) return;
  const table = tableIn(pasted);
  if (table === 'large') return { kind: 'large' };
  // Two columns in points may be lines with a year before each.
  const least = keyOf(path).endsWith('.points') ? 3 : 2;
  if (!table || (table.rows[0]?.length ?? 0) < least) return;
  return { kind: 'table', list: place.list, entry: place.entry, table };
}
