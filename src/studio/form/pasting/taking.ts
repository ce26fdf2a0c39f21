/** Puts what was pasted into the site, as entries of a list. Nothing that was written is lost. */
import type { FormField } from '../../../schema/field.ts';
import { type EditedSite, withField } from '../../model/edited-site.ts';
import {
  type FieldPath,
  type FieldValue,
  isEmpty,
  listAt,
  valueAt,
} from '../../model/form-values.ts';
import { withEntries } from '../../model/languages.ts';
import type { Cell } from '../../sources/pasted/html-table.ts';
import { entriesIn } from '../../sources/pasted/lines.ts';
import { cleaned, intendedBy } from '../text-fields/intended.ts';

/** A list with further entries, and the place of the first of these. */
export type Grown = { site: EditedSite; first: number };

/** Puts entries into a list at a place. Further languages get as many, in which nothing is written yet. */
function withInserted(
  site: EditedSite,
  list: FieldPath,
  at: number,
  entries: readonly FieldValue[],
): EditedSite {
  const empty = entries.map((entry): FieldValue => (typeof entry === 'string' ? '' : {}));
  const shaped = withEntries(site, list, listAt(site.values, list), (own) => [
    ...own.slice(0, at),
    ...empty,
    ...own.slice(at),
  ]);
  return entries.reduce<EditedSite>(
    (before, entry, index) => withField(before, [...list, at + index], entry),
    shaped,
  );
}

/** Puts entries behind the one at a place. They begin in that one, if nothing is written there. */
export function withEntriesAt(
  site: EditedSite,
  list: FieldPath,
  place: number | undefined,
  entries: readonly FieldValue[],
): Grown {
  const { length } = listAt(site.values, list);
  const at = place ?? Math.max(0, length - 1);
  const there = valueAt(site.values, [...list, at]);
  const [first, ...rest] = entries;
  if (first !== undefined && (there === undefined || isEmpty(there))) {
    const begun = withField(site, [...list, at], first);
    return { site: withInserted(begun, list, at + 1, rest), first: at };
  }
  return { site: withInserted(site, list, at + 1, entries), first: at + 1 };
}

/** Appends entries to a list. Those in which nothing is written make room. */
export function withAppended(
  site: EditedSite,
  list: FieldPath,
  entries: readonly FieldValue[],
): Grown {
  const written = listAt(site.values, list);
  const kept = written.map((entry) => !isEmpty(entry));
  const without = withEntries(site, list, written, (own) => own.filter((_, at) => kept[at]));
  const first = kept.filter(Boolean).length;
  return { site: withInserted(without, list, first, entries), first };
}

/** The entry that a row of a table says. `columns` has the field of each column, if it is taken. */
export function entryOf(
  row: readonly Cell[],
  columns: readonly (FormField | undefined)[],
): { [name: string]: FieldValue } {
  const entry: { [name: string]: FieldValue } = {};
  for (const [index, field] of columns.entries()) {
    const cell = row[index];
    if (!field || !cell || (cell.text === '' && cell.link === undefined)) continue;
    const before = entry[field.name];
    if (field.entry)
      entry[field.name] = [...listAt(before, []), ...entriesIn(cleaned(cell.text, false))];
    else {
      const text = textOf(cell, field);
      const join = field.format === 'period' ? ' – ' : ', ';
      entry[field.name] = intendedBy(
        field.format,
        typeof before === 'string' && before !== '' ? before + join + text : text,
      );
    }
  }
  return entry;
}

/** A link may say something else than where it leads. */
function textOf({ text, link }: Cell, field: FormField): string {
  const isAddress = field.format === 'address';
  const said = isAddress && link !== undefined && !/^\S+\.\S+$/.test(text) ? link : text;
  return cleaned(said, field.kind === 'line');
}

/** The text with as many paragraphs as there may be: neighbours are joined, so that all have about the same length. */
export function withParagraphs(text: string, most: number): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const whole = paragraphs.reduce((sum, { length }) => sum + length, 0);
  const joined: string[] = [];
  let before = 0;
  let last = -1;
  for (const paragraph of paragraphs) {
    const middle = before + paragraph.length / 2;
    const place = Math.min(most - 1, Math.floor((most * middle) / Math.max(1, whole)));
    if (place > last) joined.push(paragraph);
    else joined[joined.length - 1] = `${joined.at(-1)} ${paragraph}`;
    before += paragraph.length;
    last = Math.max(last, place);
  }
  return joined.join('\n\n');
}
