/** Says which line of a job, or of a project, goes into which field of its entry. */
import type { FormField } from '../../../schema/field.ts';
import { columnFields, formFieldAt, isWhen, takesTables } from '../../form/pasting/offers.ts';
import { cleaned } from '../../form/text-fields/intended.ts';
import {
  type FieldPath,
  type FieldValue,
  isEmpty,
  listAt,
  textAt,
} from '../../model/form-values.ts';
import { periodIn, withoutRange } from '../cv/periods.ts';
import { withoutBullet } from '../pasted/lines.ts';
import { partOfLine } from './part-of-line.ts';

/** An entry whose fields several lines fill. */
export type EntryTarget = {
  list: FieldPath;
  at: number;
  /** Those that lines can go into. */
  fields: readonly FormField[];
  /** How many entries the list has room for. */
  most: number;
};

/** What a field takes of the line at a place, also with its bullet: of two lines of one point only the first has one. */
export type LinePart = { place: number; field: FormField; text: string; withBullet: string };

/** The entry around a field of one line, if a row of a table fills it as well, or it has a list of its own. */
export function entryAround(form: FormField, path: FieldPath): EntryTarget | undefined {
  const [list, at, name] = [path.slice(0, -2), path.at(-2), path.at(-1)];
  if (typeof at !== 'number') return undefined;
  const all = formFieldAt(form, list)?.entry?.fields ?? [];
  const ofList = all.some(({ entry }) => entry) ? all : [];
  const fields = takesTables(list) ? columnFields(form, list) : ofList;
  const isOneLine = fields.some((field) => field.name === name && field.kind === 'line');
  const most = formFieldAt(form, list)?.most ?? Infinity;
  return isOneLine ? { list, at, fields, most } : undefined;
}

/** The place of the next entry in which nothing is written. It may be behind the last one. */
export function placeBehind(values: FieldValue, { list, at, most }: EntryTarget) {
  const written = listAt(values, list);
  const place = [...written.keys()].find((each) => each > at && isEmpty(written[each] ?? ''));
  const behind = place ?? Math.max(written.length, at + 1);
  return behind < most ? behind : undefined;
}

/**
 * The dates go to the period, what begins with bullets to the points, and the first others to the two fields that name the entry. What
 * is written stays, so a line whose place has a text goes on to the next one, and dates are `left`.
 */
export function partsOfEntry(
  fields: readonly FormField[],
  entry: FieldValue | undefined,
  lines: readonly string[],
): { parts: readonly LinePart[]; left: readonly number[] } {
  const texts = lines.map((line) => cleaned(line, true));
  const has = ({ name }: FormField) => textAt(entry, [name]).trim();
  const when = fields.find(isWhen);
  const names = fields
    .filter((field) => field.kind === 'line' && !field.format && field !== when)
    .slice(0, 2);
  const free = names.filter((field) => has(field) === '');
  const others = fields.find(({ kind, entry }) => entry || kind === 'prose');
  const dated = placeOfDates(texts);

  const parts: LinePart[] = [];
  const left: number[] = [];
  let isInPoints = false;
  for (const [place, line] of texts.entries()) {
    let text = line;
    if (when && place === dated?.place) {
      const period = when.format ? partOfLine(when, line) : (periodIn(line) ?? '');
      if (['', period].includes(has(when))) {
        parts.push({ place, field: when, text: period, withBullet: period });
        text = dated.beside;
      } else if (dated.beside === '') left.push(place);
      if (dated.beside === '') continue;
    } else isInPoints ||= isPoint(line);
    const said = names.find((field) => has(field) === text);
    const field = said ?? (isInPoints ? others : (free.shift() ?? others));
    if (field === undefined) left.push(place);
    else parts.push({ place, field, text: withoutBullet(text), withBullet: text });
  }
  return { parts, left };
}

const isPoint = (line: string) => line !== withoutBullet(line);

/** The line with the dates of the entry: the first one with a range, or with nothing else than a date, or that begins or ends with one. */
function placeOfDates(lines: readonly string[]) {
  const found = lines.flatMap((line, place) => {
    const beside = isPoint(line) ? undefined : besideDates(line);
    return beside === undefined ? [] : [{ place, ...beside }];
  });
  return found.find(({ isSure }) => isSure) ?? found[0];
}

/** What a line says beside its dates. A year in the middle belongs to the words around it. */
function besideDates(line: string): { beside: string; isSure: boolean } | undefined {
  const beside = withoutRange(line);
  if (beside !== line) return { beside, isSure: true };
  const period = periodIn(line);
  if (period === undefined) return undefined;
  if (lengthOf(line) === lengthOf(period)) return { beside: '', isSure: true };
  const parts = line.split(period).map((part) => part.replace(AROUND, ''));
  const words = parts.filter(Boolean);
  return parts.length === 2 && words.length === 1
    ? { beside: words.join(''), isSure: false }
    : undefined;
}

const AROUND = /^[\s,;:|·•–—()-]+|[\s,;:|·•–—()-]+$/gu;

/** Without what stands between words and numbers, which a period has in a tidier form. */
const lengthOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').length;
