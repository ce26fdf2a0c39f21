/** Finds mistakes in the year of a project or the period of a job. Both are texts, because people write them in many ways. */
import { messages } from '../../messages/messages.ts';
import type { Rule } from '../../schema/rules.ts';
import { quote } from '../../schema/text-length.ts';
import { toAsciiDigits } from '../../schema/tidy.ts';

export const oddYear: Rule = (text) => {
  const written = toAsciiDigits(text).trim();
  const isOdd = /^\d+$/.test(written) ? !mayBeYear(written) : /\d{5}/.test(written);
  return isOdd ? messages.issues.noYear({ text: quote(text) }) : backwards(text);
};

/** Allows years of other calendars: 113 in Taiwan, 1403 in Iran, 2567 in Thailand, 5784 in Hebrew. */
function mayBeYear(digits: string): boolean {
  if (digits.length === 2 || digits.length === 3) return true;
  const year = Number(digits);
  return digits.length === 4 && ((year >= 1300 && year < 2700) || (year >= 5600 && year < 5900));
}

/** Two years in the wrong order. */
export const backwards: Rule = (text) => {
  const written = toAsciiDigits(text);
  const [first, second, third] = written.matchAll(/(?<!\d)\d{4}(?!\d)/g);
  if (!first || !second || third || ![first, second].every(([year]) => mayBeYear(year))) return;
  const between = written.slice(first.index + first[0].length, second.index);
  return isRange(between) && Number(first[0]) > Number(second[0])
    ? messages.issues.backwards({ text: quote(text) })
    : undefined;
};

/** Whether the text between two years makes them a period. With a comma or a / they are a list, which may begin with the latest. */
function isRange(between: string): boolean {
  // Without a day or a month beside a year.
  const bare = between.replace(/[-./]\d{1,2}(?!\d)|\d{1,2}[-./]/g, ' ');
  if (/[,;&+/،、]/.test(bare)) return false;
  if (/[-\u2010-\u2015\u2212~\u301C\uFF5E→]|から|至|到|إلى|الى|حتى/.test(bare)) return true;
  return bare.split(/[^\p{L}]+/u).some((word) => TO.has(word.toLowerCase()));
}

/** The words between the two years of a period, in languages with Latin or Cyrillic letters. */
const TO = new Set([
  ...['to', 'until', 'till', 'through', 'bis', 'à', 'au', 'jusqu', 'a', 'al', 'hasta', 'até', 'ao'],
  ...['fino', 'do', 'tot', 'til', 'по', 'до'],
]);
