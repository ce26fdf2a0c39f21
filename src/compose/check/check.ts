import { allRoutes, hasRoute } from '../../routes.ts';
import { languageTag } from '../../schema/language.ts';
import { flawsIn } from '../../schema/portfolio.ts';
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
    ...deadLinksIn(said),
    ...samplesIn(said),
    ...(language && hasTexts ? checkFit(said, language, measures) : []),
    ...questionsIn(said),
  ];
}

/** Without a valid language no words can be checked. */
function languageIn({ language }: Said): string | undefined {
  return typeof language === 'string' && languageTag(language) === undefined ? language : undefined;
}

/** Projects that lead to a page which the owner leaves out. */
function deadLinksIn(said: Said): Fault[] {
  const missing = allRoutes.filter((route) => !hasRoute(said, route));
  const projects = Array.isArray(said.projects) ? said.projects : [];
  return projects.flatMap((project, index) => {
    const route = missing.find(({ path }) => path === project?.path);
    const field = `projects[${index}].path`;
    const problem = `leads to a page that this site does not have: it says nothing of ${route?.shows}.`;
    const expected = `Remove the line, or write the part ${route?.shows}.`;
    return route ? [{ file: PORTFOLIO, field, problem, expected }] : [];
  });
}
