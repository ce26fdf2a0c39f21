/** Finds dates in a line of a CV, in ten languages. */
import { CURRENT } from '../../../site/period.ts';
import { shippedLanguages } from '../../../words/shipped-languages.ts';

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)(?!\\d)';
/** Neither a part of another number nor of a name. */
const YEAR_ALONE = `(?<![\\d.,\\p{L}])${YEAR}(?![A-Za-z]|[.,]\\d{3})`;
const DASH = '[-‐‑‒–—―−~〜～→\\u00AD]';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';

const UNTIL =
  "to|until|till|through|bis|a|al|hasta|à|au|jusqu[’']?(?:à|en|au)|fino (?:a|ad|al)|ad|até|ao|do|إلى|الى|حتى|から|至|到";
const NOW =
  "(?:till |to )?(?:present|today|now|current(?:ly)?|ongoing|date)|heute|jetzt|aktuell|laufend|(?:la )?actualidad|actual(?:mente)?|presente|hoy|la fecha|aujourd['’]hui|ce jour|présent|actuel(?:lement)?|oggi|attuale|attualmente|in corso|(?:o )?momento|atual(?:mente)?|hoje|∞|obecnie|teraz|dzi[śs]|nadal|現在|现在|至今|今|حتى الآن|الآن|الان|الحاضر|الحالي";
const SINCE = 'since|from|seit|ab|von|desde|depuis|dal|od|منذ|من';

type Patterns = { date: RegExp; range: RegExp; open: RegExp };

let patterns: Patterns | undefined;

/** Months are named as a browser names them, because it knows all languages. */
function known(): Patterns {
  if (patterns) return patterns;
  const month = `(?<!\\p{L})(?:${[...monthNames()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})\\.?`;
  const date = [
    `${YEAR}\\s?年(?:\\s?${MONTH_NUMBER}\\s?月(?:\\s?${DAY}\\s?日)?)?度?`,
    `(?:(?<!\\d)${DAY}(?:\\.|st|nd|rd|th|er)?\\s?(?:de )?)?${month},?\\s?(?:de |del |of )?(?:${YEAR}|['’]\\d\\d(?!\\d))`,
    `${YEAR},? ${month}`,
    `${YEAR}\\s?([./-])${MONTH_NUMBER}(?:\\1${DAY})?(?!\\d)`,
    `(?<![\\d./])(?:${DAY}\\s?[./-]\\s?)?${MONTH_NUMBER}\\s?[./-]\\s?${YEAR}`,
    `(?:昭和|平成|令和)\\s?(?:\\d{1,2}|元)\\s?年(?:\\s?${MONTH_NUMBER}\\s?月)?`,
    YEAR_ALONE,
  ];
  // Each part has a group of its own number.
  const any = (first: number) =>
    `(?:${date.join('|').replace('([./-])', `(?<sign${first}>[./-])`).replace('\\1', `\\k<sign${first}>`)})`;
  const part = `(?:${month}|(?<![\\d.])${MONTH_NUMBER}(?:[./]|(?=\\s?${DASH}\\s?${MONTH_NUMBER}[./]))|${DAY}\\.\\s?(?:${month}|${MONTH_NUMBER}\\.))`;
  const between = `\\s*(?:${DASH}{1,2}|(?<!\\p{L})(?:${UNTIL})(?!\\p{L}))\\s*`;
  const end = `(?:${any(2)}|(?:${NOW})(?!\\p{L}))`;
  const since = `(?:(?<!\\p{L})(?:${SINCE})(?!\\p{L})\\s*)?`;
  patterns = {
    date: new RegExp(any(1), 'iu'),
    range: new RegExp(
      `${since}(?:${any(1)}\\s*(?:年)?|${part})${between}${end}|${YEAR_ALONE}\\s?/\\s?(?:${YEAR}|\\d\\d(?![\\d./]))|(?:${NOW})${between}${any(3)}`,
      'iu',
    ),
    open: new RegExp(
      `(?<!\\p{L})(?:${SINCE})\\s+${any(1)}|${any(2)}\\s*(?:${DASH}|から)(?=\\s*$|\\s*[,;|)])`,
      'iu',
    ),
  };
  return patterns;
}

function monthNames(): Set<string> {
  const names = new Set<string>();
  // In the Levant they have other names; the British say Sept.
  for (const language of [...shippedLanguages, 'ar-LB', 'en-GB'])
    for (const options of [
      { month: 'long' },
      { month: 'long', day: 'numeric' },
      { month: 'short' },
    ] as const) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, options);
      for (let month = 0; month < 12; month += 1)
        for (const { type, value } of format.formatToParts(new Date(2024, month, 15)))
          if (type === 'month') addForms(value.replace(/\.$/, '').toLowerCase(), names);
    }
  return names;
}

/** Also shorter ones, and those without accents. */
function addForms(name: string, names: Set<string>): void {
  if (!/^\p{L}[\p{L}\p{M} ]+$/u.test(name)) return;
  const isLatin = /^\p{Script=Latin}/u.test(name);
  const plain = isLatin ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;
  for (const each of [name, plain]) {
    names.add(each);
    for (let length = 3; isLatin && length < Math.min(5, each.length); length += 1)
      names.add(each.slice(0, length));
  }
}

/** Digits of Arabic and wide ones, each in its place. */
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;
const inDigits = (text: string) =>
  text.replace(DIGITS, (digit) => `${(digit.charCodeAt(0) & 15) % 16}`);

/** Longer lines are none of a CV. */
const MOST = 400;

/** The range of dates in a line as it is written, or its only date. */
export function periodIn(text: string): string | undefined {
  const line = inDigits(text.slice(0, MOST));
  const { date, range, open } = known();
  for (const pattern of [range, open]) {
    const found = pattern.exec(line);
    if (found) return tidied(text.slice(found.index, found.index + found[0].length));
  }
  const [first, ...others] = line.matchAll(new RegExp(date, 'giu'));
  if (!first || others.length > 0) return undefined;
  return text.slice(first.index, first.index + first[0].length).trim();
}

/** The line without its range of dates, and what stood between them; or the line, if it has nothing else. */
export function withoutRange(text: string): string {
  const { range, open } = known();
  for (const pattern of [range, open]) {
    const found = pattern.exec(inDigits(text.slice(0, MOST)));
    if (!found) continue;
    const before = text.slice(0, found.index).replace(/[\s,;:|·•–—(-]+$/u, '');
    const after = text.slice(found.index + found[0].length).replace(/^[\s)]+/, '');
    const rest = before === '' ? after.replace(/^[\s,;:|·•–—-]+/u, '') : after;
    const space = before === '' || /^[,;:.]/.test(rest) ? '' : ' ';
    const tidy = (before + space + rest).trim();
    if (tidy !== '') return tidy.replace(/[\s,;:|·•–—-]+$/u, '');
  }
  return text;
}

/** A period that lasts until now, as the site keeps it, which says so in its own language. */
export const withCurrent = (period: string): string =>
  period.replace(
    new RegExp(
      `^(.*\\d\\D*?)\\s*(?:${DASH}{1,2}|(?<!\\p{L})(?:${UNTIL}))?\\s*(?<!\\p{L})(?:${NOW})$`,
      'iu',
    ),
    `$1 – ${CURRENT}`,
  );

export const hasDate = (text: string): boolean => known().date.test(inDigits(text.slice(0, MOST)));

/** With a dash that is seen. In Arabic the later year may stand first. */
function tidied(period: string): string {
  const shown = period.replaceAll('\u00AD', '–').trim();
  const [, first = '', between = '', last = ''] = /^(\S+)(\s*[-–—]\s*)(\S+)$/.exec(shown) ?? [];
  const [from, to] = [first, last].map((each) => Number(/\d{4}/.exec(inDigits(each))?.[0]));
  const isReversed =
    (from ?? 0) > (to ?? 0) ||
    (from !== undefined &&
      Number.isNaN(from) &&
      !Number.isNaN(to ?? Number.NaN) &&
      /^\p{L}/u.test(first));
  return first !== '' && isReversed ? `${last}${between}${first}` : shown;
}
