import { languageTag } from '../../schema/language.ts';
import { flawsIn } from '../../schema/portfolio.ts';
import type { Texts } from '../../schema/texts.ts';
import type { CompiledFonts } from '../compiled.ts';
import { type Fault, PORTFOLIO } from './fault.ts';
import { checkFit } from './fit.ts';
import { questionsIn } from './questions.ts';
import { samplesIn } from './sample-signs.ts';

export type Said = Readonly<Record<string, unknown>>;

/** Finds what is wrong in a portfolio, what is still the sample's, and what we only ask about. */
export function checkPortfolio(said: Said, measures: CompiledFonts['measures']): Fault[] {
  const language = languageIn(said);
  const faults = flawsIn(said, language ?? 'en').map((flaw) => ({ file: PORTFOLIO, ...flaw }));
  const hasTexts = !faults.some(({ field }) => field.startsWith('texts'));
  return [
    ...faults,
    ...samplesIn(said),
    ...(language && hasTexts ? checkFit(language, said.texts as Texts, measures) : []),
    ...questionsIn(said),
  ];
}

/** Without a valid language no words can be checked. */
function languageIn({ language }: Said): string | undefined {
  return typeof language === 'string' && languageTag(language) === undefined ? language : undefined;
}
