import type { TextLine } from './cv-text.ts';
import { isHeading, TITLE_WORDS } from './headings.ts';

const NAMED =
  /^(?:full name|first and last name|name|vor- und nachname|vorname und name|nombre(?: y apellidos)?|nombre completo|nom(?: et prénom)?|nome(?: completo| e cognome)?|imię i nazwisko|姓名|氏名|名前|الاسم(?: الكامل)?)\s*[:：]?\s*/iu;

const WORD =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$|^(?:de|del|della|di|da|do|dos|das|la|le|van|von|der|den|zu|zur|el|al|bin|ibn|y|e|i)$|^(?:d|l|o)['’]\p{L}+$|^[\p{Lu}]\.$/u;

/** In lines of the first page: where a name may stand that is not the largest. */
const HEAD = 6;
const LONGEST = 40;

/**
 * The largest line of the first page that can be a name. `known` has what else says it, such as the e-mail address: with that a name is
 * taken that is not so large, or stands on two lines.
 */
export function nameIn(lines: readonly TextLine[], known: string): string | undefined {
  const page = lines.filter(({ page }) => page === 1);
  const named = nameBehindLabel(page);
  const usual = middle(page.map(({ size }) => size));
  const candidates = page
    .map(({ size }, index) => ({ index, size, name: nameAt(page, index, known) }))
    .filter(({ name }) => name !== undefined)
    .sort((one, other) => other.size - one.size || one.index - other.index);
  const [largest] = candidates;
  const sure = candidates.find(({ name, size }) => size >= usual && isKnown(name, known));
  const apart = inTwoPlaces(page, known, usual);
  if (apart !== undefined && !(sure && sure.size >= largestPart(page))) return apart;
  if (largest && largest.size > 1.25 * usual) {
    const isRival = named !== undefined && !isSamePerson(named, largest.name ?? '');
    const isUnsure = hasRival(candidates, known) || isIncomplete(page, largest, known);
    if (!isRival && !isUnsure) return largest.name;
    const isWhole = sure && sure !== largest && !isIncomplete(page, sure, known);
    if (isWhole && sure.size > 1.1 * usual) return sure.name;
  }
  if (named !== undefined) return named;
  return sure && sure.index < HEAD && !isIncomplete(page, sure, known) ? sure.name : undefined;
}

/** The size of the largest line that can be a part of a name. */
const largestPart = (page: readonly TextLine[]) =>
  page.reduce((most, { size, text }) => (isWordOfName(text) ? Math.max(most, size) : most), 0);

const isWordOfName = (text: string) => isPart(trimmed(text)) && !/^.$/u.test(text);

/** Two words as large as each other that stand in two columns, if the e-mail address has one of them. */
function inTwoPlaces(page: readonly TextLine[], known: string, usual: number): string | undefined {
  const size = largestPart(page);
  const parts = page
    .filter((line) => isWordOfName(line.text) && line.size > size - 0.2)
    .map(({ text }) => trimmed(text));
  const isSure =
    size > 1.5 * usual &&
    parts.length === 2 &&
    parts.every(isOneWord) &&
    isKnown(parts.join(' '), known);
  return isSure ? parts.join(' ') : undefined;
}

/** Whether something larger may be the name, or a word below may belong to it. */
function isIncomplete(page: readonly TextLine[], { index, size, name }: Candidate, known: string) {
  const below = page[index + 1];
  const mayGoOn =
    isAsLarge(below, size) &&
    isPart(below.text) &&
    isOneWord(below.text) &&
    !name?.endsWith(below.text);
  return mayGoOn || (!isKnown(name, known) && largestPart(page) > 1.15 * size);
}

const isAsLarge = (line: TextLine | undefined, size: number): line is TextLine =>
  line !== undefined && Math.abs(line.size - size) < 0.05 * size + 0.11;

/** What Europass writes before the name, on the same line. */
const LABELS =
  /^(?:personal information|información personal|informations? personnelles?|informazioni personali|angaben zur person|persönliche daten|informação pessoal|dane osobowe|informacje osobiste)\s+/i;

type Candidate = { index: number; size: number; name: string | undefined };

/** Whether the e-mail address says that another line of about that size is the name. */
function hasRival([largest, ...others]: readonly Candidate[], known: string): boolean {
  if (!largest || isKnown(largest.name, known)) return false;
  return others.some(({ name, size }) => size > 0.6 * largest.size && isKnown(name, known));
}

function nameBehindLabel(page: readonly TextLine[]): string | undefined {
  for (const [index, { text }] of page.entries()) {
    const [label] = NAMED.exec(text) ?? [];
    if (label === undefined) continue;
    const rest = text.slice(label.length).replace(/\s*[(（].*$/, '');
    const isColon = /[:：]|^[^a-z]+ $/i.test(label);
    if (rest === '' && (isColon || label.trim().length > 1)) {
      const below = page[index + 1]?.text ?? '';
      if (isName(below)) return below;
    }
    if (isColon && isName(rest)) return rest;
  }
  return undefined;
}

/** The name that begins at a line. */
function nameAt(page: readonly TextLine[], index: number, known: string): string | undefined {
  const line = page[index];
  if (!line) return undefined;
  const text = trimmed(line.text);
  const next = page[index + 1];
  const below = isAsLarge(next, line.size) ? trimmed(next.text) : '';
  const whole = `${text} ${below}`;
  const isOne = !text.includes(' ');
  const joins = below !== '' && isPart(text) && isPart(below) && isName(whole);
  const before = page[index - 1];
  // It is the second part of the line before.
  const isSecond = isAsLarge(before, line.size) && isPart(before.text);
  const isSure = isKnown(below, known) && (isOneWord(below) || isKnown(text, known));
  if (joins && (isOne || isSure)) return whole;
  const isPartOf = isSecond && isKnown(text, known) && isKnown(before.text, known);
  if (isPartOf || (isSecond && isOneWord(trimmed(before.text)))) return undefined;
  // Without capitals it is one only if something else says so.
  const isSmall = !/\p{Lu}/u.test(text) && isKnown(text, known);
  return isName(isSmall ? capitals(text) : text) ? text : undefined;
}

const capitals = (text: string) =>
  text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

const isOneWord = (text: string) => text !== '' && !text.includes(' ');

/** Without “Curriculum Vitae of”, what comes behind a dash, and degrees behind a comma. */
function trimmed(text: string): string {
  return text
    .replaceAll('\u0640', '')
    .replace(LABELS, '')
    .replace(
      /^(?:curriculum vitae|cv|resume|résumé|lebenslauf)(?:\s*[-–—:|]\s*|\s+(?:of|von|de|di)\s+|\s+)/i,
      '',
    )
    .replace(/\s*[-–—:|]\s*(?:curriculum vitae|cv|resume|résumé|lebenslauf).*$/i, '')
    .replace(/\s+[-–—|•·/]\s+.*$/, '')
    .replace(/,.*$|\s(?:[BM]\.?\s?(?:Sc|A|Eng)|Ph\.?D|MBA)\.?$/i, '')
    .replace(/\s*\((?:he|she|they|er|sie)\b.*$/i, '')
    .trim();
}

const isPart = (text: string) =>
  text.length <= LONGEST && !isHeading(text) && text.split(' ').every(isWordOf);

/** A word as in a name, and no word of something else. */
const isWordOf = (word: string) =>
  WORD.test(word) && !TITLE_WORDS.has(word.toLowerCase()) && !isHeading(word);

const ASIAN = /^[\u4E00-\u9FFF\u3040-\u30FF々]{1,5}[ ・]?[\u4E00-\u9FFF\u3040-\u30FF々]{1,6}$/;

function isName(text: string): boolean {
  if (text.length > LONGEST || isHeading(text)) return false;
  if (ASIAN.test(text)) return text.length <= 8 && !/[歴書历介简職位学]/.test(text);
  const words = text.split(' ');
  if (words.length < 2 || words.length > 6) return false;
  return words.every(isWordOf) && words.filter((word) => word.length > 1).length > 1;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .toLowerCase();

/** Whether an address has a part of the name. */
function isKnown(name: string | undefined, known: string): boolean {
  const letters = plain(known).replace(/@[^\s]*/, ' ');
  return (name ?? '').split(/[\s-]/).some((word) => {
    const part = plain(word).replace(/[^a-z]/g, '');
    return part.length > 2 && letters.includes(part);
  });
}

const isSamePerson = (one: string, other: string) =>
  plain(one)
    .split(/\s+/)
    .some((word) => word.length > 1 && plain(other).includes(word));

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
