import { stringify } from 'smol-toml';
import type { RawPortfolio } from '../../compose/check/check.ts';
import type { Issue } from '../../compose/check/issue.ts';
import { untranslatedNames } from '../../compose/check/untranslated.ts';
import { englishTexts } from '../../schema/portfolio/texts.ts';

/** Adds lines that the owner can paste into the file to the question about untranslated words. */
export function withLinesToPaste(
  issues: readonly Issue[],
  { language, texts }: RawPortfolio,
): Issue[] {
  return issues.map((issue) => {
    if (issue.code !== 'untranslated') return issue;
    const names = untranslatedNames(`${language}`, texts);
    const words = Object.fromEntries(names.map((name) => [name, englishTexts[name]]));
    const expected = `Is that meant? If not, paste these lines below the line [texts] (if there is none, write it at the end of the file), and write your language over the English:\n\n${stringify(words)}`;
    return { ...issue, expected };
  });
}
