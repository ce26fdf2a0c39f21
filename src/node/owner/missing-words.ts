import { stringify } from 'smol-toml';
import type { Said } from '../../compose/check/check.ts';
import { type Fault, PORTFOLIO } from '../../compose/check/fault.ts';
import { describeLanguage } from '../../schema/language.ts';
import { english } from '../../schema/texts.ts';

/** The faults, with one in the place of all words that a language lacks: it has lines to paste into the file. */
export function gatherMissingWords(faults: readonly Fault[], { language }: Said): Fault[] {
  const nameOf = ({ field, isMissing }: Fault) =>
    isMissing ? /^texts(?:\.(\w+)|\["(.+)"\])$/.exec(field) : null;
  const names = faults.flatMap((fault) => nameOf(fault)?.slice(1).filter(Boolean) ?? []);
  if (names.length === 0) return [...faults];
  const words = Object.fromEntries(names.map((name) => [name, english[name]]));
  const gathered = {
    file: PORTFOLIO,
    field: 'texts',
    problem: `has to have ${names.length} more words, because the site does not come with ${describeLanguage(String(language))}.`,
    expected: `Paste these lines below the line [texts] (if there is none, write it at the end of the file), and write your language over the English:\n\n${stringify(words)}`,
  };
  return [...faults.filter((fault) => !nameOf(fault)), gathered];
}
