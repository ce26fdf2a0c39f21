import type { TextLine } from './cv-text.ts';
import { LABEL } from './line-breaks.ts';
import { firstLine, nameAtTop } from './name-at-top.ts';
import { nameBehindLabel } from './name-behind-label.ts';
import { nameInParts } from './name-in-parts.ts';
import { ASIAN, capitals, isName, isOneWord, isPart, joinedName, trimmed } from './name-words.ts';

/** In lines of the first page: where a name may stand that is not the largest. */
const HEAD = 6;
/** As a part of the height of a page. */
const TOP = 0.9;

/**
 * The largest line of the first page that can be a name. `known` has what else says it, such as the e-mail address: with that a name is
 * taken that is not so large, or stands on two lines.
 */
export function nameIn(lines: readonly TextLine[], known: string): string | undefined {
  const first = lines.filter(({ page }) => page === 1);
  const named = nameBehindLabel(first);
  const page = first.map(withoutTitle);
  const inParts = nameInParts(page, known, (part) => isKnown(part, known));
  if (inParts !== undefined) return inParts;
  const usual = middle(page.map(({ size }) => size));
  const candidates = page
    .map(({ size }, index) => ({ index, size, name: nameAt(page, index, known, usual) }))
    .filter(({ name }) => name !== undefined)
    .sort((one, other) => other.size - one.size || one.index - other.index);
  const [largest] = candidates;
  const sure = candidates.find(({ name, size }) => size >= usual && isKnown(name, known));
  const apart = inTwoPlaces(page, known, usual);
  if (apart !== undefined && !(sure && sure.size >= largestPart(page))) return apart;
  if (largest && largest.size > 1.25 * usual) {
    const isRival = named !== undefined && !isSamePerson(named, largest.name ?? '');
    const isUnsure =
      hasRival(candidates, known) ||
      isIncomplete(page, largest, known) ||
      isLikeOthers(page, largest, known);
    if (!isRival && !isUnsure) return largest.name;
    const isWhole = sure && sure !== largest && !isIncomplete(page, sure, known);
    if (isWhole && sure.size > 1.1 * usual) return sure.name;
  }
  if (named !== undefined) return named;
  if (sure && isAtTop(page, sure.index) && !isIncomplete(page, sure, known)) return sure.name;
  return nameAtTop(page) ?? firstLine(page, usual);
}

/** A line whose beginning is a larger name, without the rest, if that is no part of it. */
function withoutTitle(line: TextLine): TextLine {
  const { beginning, text } = line;
  const isWhole =
    beginning && isName(beginning.text) && !isPart(text.slice(beginning.text.length).trim());
  return isWhole ? { ...line, ...beginning } : line;
}

/** Words beside the parts of a CV may come before it. */
const isAtTop = (page: readonly TextLine[], index: number) =>
  index < HEAD || (page[index]?.height ?? 0) > TOP;

/** The size of the largest line that can be a part of a name. */
const largestPart = (page: readonly TextLine[]) =>
  page.reduce((most, { size, text }) => (isWordOfName(text) ? Math.max(most, size) : most), 0);

const isWordOfName = (text: string) => isPart(trimmed(text)) && !/^.$/u.test(text);

/** Two words as large as each other, or one below the other, if the e-mail address has one of them. */
function inTwoPlaces(page: readonly TextLine[], known: string, usual: number): string | undefined {
  const size = largestPart(page);
  if (size <= 1.5 * usual) return undefined;
  const isWord = (line: TextLine | undefined, least: number) =>
    line !== undefined && line.size > least && isWordOfName(line.text);
  const largest = page.flatMap((line, index) => (isWord(line, size - 0.2) ? [index] : []));
  const [at = 0] = largest;
  const beside = [at - 1, at, at + 1].filter((each) => isWord(page[each], 1.5 * usual));
  const parts = (largest.length === 1 ? beside : largest).map((each) =>
    trimmed(page[each]?.text ?? ''),
  );
  const [one, other] = parts;
  const isSure = parts.length === 2 && parts.every(isOneWord) && isKnown(parts.join(' '), known);
  return isSure && one && other ? joinedName(one, other) : undefined;
}

/** Whether something larger may be the name, or a word below may belong to it. */
function isIncomplete(page: readonly TextLine[], { index, size, name }: Candidate, known: string) {
  const isJoined = name !== trimmed(page[index]?.text ?? '');
  // With lines of another column between.
  const below = [lineBelow(page, index), ...page.slice(index + 1, index + 4)];
  const mayGoOn =
    !ASIAN.test(name ?? '') &&
    below.some(
      (line) =>
        isAsLarge(line, size) &&
        isPart(line.text) &&
        (isOneWord(line.text) || isJoined) &&
        !LABEL.test(line.text) &&
        !name?.endsWith(line.text),
    );
  return mayGoOn || (!isKnown(name, known) && largestPart(page) > 1.15 * size);
}

/** Whether so many others are as large that it may be a heading, and it is not the first of all. */
function isLikeOthers(page: readonly TextLine[], { index, size, name }: Candidate, known: string) {
  const height = page[index]?.height ?? 0;
  const isTop = page.every((line) => (line.height ?? 1) <= height);
  const others = page.filter((line) => isAsLarge(line, size));
  return !isTop && !isKnown(name, known) && others.length > MOST_AS_LARGE;
}

/** A name on two lines, and what somebody is. */
const MOST_AS_LARGE = 3;

const isAsLarge = (line: TextLine | undefined, size: number): line is TextLine =>
  line !== undefined && Math.abs(line.size - size) < 0.05 * size + 0.11;

/** The next line, or one as large that is the next below it, with another column between. */
function lineBelow(page: readonly TextLine[], index: number): TextLine | undefined {
  const [line, next] = [page[index], page[index + 1]];
  if (!line || isAsLarge(next, line.size)) return next;
  const below = page.find(({ height, size }) => {
    const distance = (line.height ?? 0) - (height ?? Number.POSITIVE_INFINITY);
    return (
      distance > 0 && distance < (1.8 * line.size) / PAGE && isAsLarge({ ...line, size }, line.size)
    );
  });
  return below ?? next;
}

/** In points: the height of most pages. */
const PAGE = 842;

type Candidate = { index: number; size: number; name: string | undefined };

/** Whether the e-mail address says that another line of about that size is the name. */
function hasRival([largest, ...others]: readonly Candidate[], known: string): boolean {
  if (!largest || isKnown(largest.name, known)) return false;
  return others.some(({ name, size }) => size > 0.6 * largest.size && isKnown(name, known));
}

/** The name that begins at a line. */
function nameAt(
  page: readonly TextLine[],
  index: number,
  known: string,
  usual: number,
): string | undefined {
  const line = page[index];
  if (!line) return undefined;
  const text = trimmed(line.text);
  const next = lineBelow(page, index);
  const below = isAsLarge(next, line.size) ? trimmed(next.text) : '';
  const after = next && page[page.indexOf(next) + 1];
  const whole = joinedName(text, below);
  const isOne = !text.includes(' ');
  const joins = below !== '' && isPart(text) && isPart(below) && isName(whole);
  const before = page[index - 1];
  // It is the second part of the line before.
  const isSecond = isAsLarge(before, line.size) && isPart(before.text);
  const isSure = isKnown(below, known) && (isOneWord(below) || isKnown(text, known));
  // Nothing else is written so large, and titles of what somebody is are no parts.
  const isEnd = isOneWord(below) && line.size > 1.5 * usual && !isAsLarge(after, line.size);
  if (joins && (isOne || isSure || isEnd)) return whole;
  const isPartOf = isSecond && isKnown(text, known) && isKnown(before.text, known);
  if (isPartOf || (isSecond && isOneWord(trimmed(before.text)))) return undefined;
  // Each of two such lines may be a half of it.
  if (line.size > 1.5 * usual && (isSecond || (joins && isKnown(below, known)))) return undefined;
  // Without capitals it is one only if something else says so.
  const isSmall = !/\p{Lu}/u.test(text) && isKnown(text, known);
  return isName(isSmall ? capitals(text) : text) ? text : undefined;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .toLowerCase();

/** In letters. */
const PREFIX = 6;

/** Whether an address has a part of the name. */
function isKnown(name: string | undefined, known: string): boolean {
  const letters = plain(known).replace(/@[^\s]*/, ' ');
  return (name ?? '').split(/[\s-]/).some((word) => {
    const part = plain(word).replace(/[^a-z]/g, '');
    // Long ones are made shorter in addresses.
    return part.length > 2 && letters.includes(part.slice(0, PREFIX));
  });
}

const isSamePerson = (one: string, other: string) =>
  plain(one)
    .split(/\s+/)
    .some((word) => word.length > 1 && plain(other).includes(word));

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
