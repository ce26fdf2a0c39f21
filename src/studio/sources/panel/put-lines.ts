/** Puts lines of a text into a field of the form. */
import type { FormField } from '../../../schema/field.ts';
import { shownEntries } from '../../form/lists/use-entries.ts';
import { type EditedSite, withField } from '../../model/edited-site.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  fieldPathOf,
  isEmpty,
  listAt,
  textAt,
  valueAt,
} from '../../model/form-values.ts';
import { withEntries, withText } from '../../model/languages.ts';
import { saysText } from '../../model/says-text.ts';
import { type EntryTarget, entryAround, partsOfEntry, placeBehind } from './entry-of-lines.ts';
import type { FieldText } from './line-source.ts';
import { entriesOfLines, partOfLine, withLine } from './part-of-line.ts';

/** A field that lines can go into. */
export type LineTarget = {
  /** As in issues. */
  name: string;
  path: FieldPath;
  field: FormField;
  /** The list that it is an entry of, if several lines become several entries. */
  list?: FieldPath;
  /** The entry with the field, if several lines fill that. */
  around?: EntryTarget;
};

/** The field with this name, unless it is gone, or its text is no text that an owner writes, such as the name of a file. */
export function targetNamed(
  form: FormField,
  { values, edited }: EditedSite,
  name: string,
): LineTarget | undefined {
  const path = fieldPathOf(name);
  let [field, value, isEntry] = [form, values as FieldValue | undefined, false];
  for (const key of path) {
    isEntry = typeof key === 'number';
    if (isEntry && Number(key) >= shownEntries(field, listAt(value, [])).length) return undefined;
    const inner = isEntry ? field.entry : field.fields?.find((each) => each.name === key);
    if (!inner) return undefined;
    [field, value] = [inner, valueAt(value, [key])];
  }
  // The entries of a list are those of the first language.
  const isThere = edited === 0 || (!field.entry && saysText(field, value));
  if (!isThere || !(field.entry ? firstOf(field.entry) : takesLine(field))) return undefined;
  if (edited > 0) return { name, path, field };
  const around = entryAround(form, path);
  const list = isEntry ? { list: path.slice(0, -1) } : {};
  return { name, path, field, ...list, ...(around && { around }) };
}

/** A language has a choice of its own. What pages share is a text only if it has a format. */
const takesLine = ({ kind, scope, format, suggestions }: FormField) =>
  (kind === 'line' || kind === 'prose') && !suggestions && (scope !== 'shared' || Boolean(format));

/** The field of an entry that a line begins it with: the entry itself, or its first text. */
function firstOf(entry: FormField): FormField | undefined {
  const first = entry.fields?.find(({ kind }) => kind === 'line' || kind === 'prose');
  return [entry, first].find((each) => each && takesLine(each));
}

/** What the edited language says in its own words. */
export const ownValues = ({ values, further, edited }: EditedSite): FormValues =>
  further[edited - 1]?.values ?? values;

/** The site with lines in a field. In one of a single line they replace what is there, in prose they follow it. */
export function withLines(
  site: EditedSite,
  { path, field, list, around }: LineTarget,
  lines: readonly string[],
): EditedSite {
  const { entry } = field;
  if (entry) {
    const first = firstOf(entry);
    if (!first) return site;
    const texts = entriesOfLines(first, lines);
    return withAdded(
      site,
      path,
      first === entry ? texts : texts.map((text) => ({ [first.name]: text })),
    );
  }
  if (list && lines.length > 1) {
    const at = Number(path.at(-1));
    return withAdded(site, list, entriesOfLines(field, lines), at);
  }
  if (around && lines.length > 1) return withParts(site, around, lines);
  if (field.kind === 'line') return withText(site, path, partOfLine(field, lines.join(' ')));
  const text = lines
    .map((line) => partOfLine(field, line))
    .reduce(withLine, textAt(ownValues(site), path));
  return withText(site, path, text);
}

/** The site without a text, if it still stands in its field. */
export function withoutText(site: EditedSite, { name, text }: FieldText): EditedSite {
  const path = fieldPathOf(name);
  return textAt(ownValues(site), path) === text ? withText(site, path, '') : site;
}

export const hasText = ({ values }: EditedSite, { list, at }: EntryTarget) =>
  !isEmpty(valueAt(values, [...list, at]) ?? '');

/** What several lines become in the entry around a field, and which of them stay where they are. */
export const linePartsOf = (
  { values }: EditedSite,
  { list, at, fields }: EntryTarget,
  lines: readonly string[],
) => partsOfEntry(fields, valueAt(values, [...list, at]), lines);

/** The site with lines in the fields of an entry, and an empty entry behind it for the next lines. */
function withParts(site: EditedSite, around: EntryTarget, lines: readonly string[]): EditedSite {
  const { list, at } = around;
  const { parts } = linePartsOf(site, around, lines);
  const filled = around.fields.reduce((before, field) => {
    const own = parts.filter((part) => part.field === field);
    if (own.length === 0) return before;
    const path = [...list, at, field.name];
    if (field.entry) {
      const written = listAt(before.values, path);
      const points = entriesOfLines(
        field.entry,
        own.map(({ withBullet }) => withBullet),
      );
      return withAdded(
        before,
        path,
        points.filter((each) => !written.includes(each)),
      );
    }
    const texts = own.map(({ text }) => text);
    if (field.kind === 'line') return withText(before, path, texts.join(' '));
    const written = textAt(before.values, path);
    const further = texts.filter((each) => !written.includes(each));
    return withText(before, path, further.reduce(withLine, written));
  }, site);
  const written = listAt(filled.values, list);
  return placeBehind(filled.values, around) === written.length
    ? withEntries(filled, list, written, (all) => [...all, {}])
    : filled;
}

/** The site with further entries at the end of a list, or after one of them. An empty one there gives its place. */
export function withAdded(
  site: EditedSite,
  path: FieldPath,
  entries: readonly FieldValue[],
  after?: number,
): EditedSite {
  const before = listAt(site.values, path);
  const last = after ?? before.length - 1;
  const at = before[last] === undefined || isEmpty(before[last]) ? Math.max(0, last) : last + 1;
  const within = (all: readonly FieldValue[], added: readonly FieldValue[]) => [
    ...all.slice(0, at),
    ...added,
    ...all.slice(last + 1),
  ];
  // Other languages have nothing to say in them yet.
  const blanks = entries.map((each) => (typeof each === 'string' ? '' : {}));
  const shaped = withEntries(site, path, before, (all) => within(all, blanks));
  return withField(shaped, path, within(before, entries));
}
