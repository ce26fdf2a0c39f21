import { messages } from '../../messages/messages.ts';
import { allRoutes, hasRoute } from '../../routes.ts';
import { languageTag } from '../../schema/language.ts';
import { quote } from '../../schema/text-length.ts';
import { issuesIn } from '../../schema/validate.ts';
import type { CompiledFonts } from '../compiled.ts';
import { checkFit } from './fit.ts';
import { errorIn, type Issue, PORTFOLIO } from './issue.ts';
import { issuesOfProjectPages } from './project-pages.ts';
import { questionsIn } from './questions.ts';
import { samplesIn } from './sample-signs.ts';
import { untranslatedIn } from './untranslated.ts';

export type RawPortfolio = Readonly<Record<string, unknown>>;

/** Finds what is wrong in a portfolio, what is still the sample's, and what we only ask about. */
export function checkPortfolio(
  portfolio: RawPortfolio,
  measures: CompiledFonts['measures'],
): Issue[] {
  const language = languageIn(portfolio);
  const errors = issuesIn(portfolio).map((issue) => ({
    file: PORTFOLIO,
    ...issue,
    severity: 'error' as const,
  }));
  const hasTexts = !errors.some(({ field }) => field.startsWith('texts'));
  return [
    ...errors,
    ...deadLinksIn(portfolio),
    ...issuesOfProjectPages(portfolio),
    ...samplesIn(portfolio),
    ...(language && hasTexts ? checkFit(portfolio, language, measures) : []),
    ...(language && hasTexts ? untranslatedIn(portfolio.texts, language) : []),
    ...questionsIn(portfolio),
  ];
}

/** The language, if it is valid. Without it no words can be checked. */
function languageIn({ language }: RawPortfolio): string | undefined {
  return typeof language === 'string' && languageTag(language) === undefined ? language : undefined;
}

/** Projects that lead to a page which the owner leaves out. */
function deadLinksIn(portfolio: RawPortfolio): Issue[] {
  const missing = allRoutes.filter((route) => !hasRoute(portfolio, route));
  const projects = Array.isArray(portfolio.projects) ? portfolio.projects : [];
  return projects.flatMap((project, index) => {
    const route = missing.find(({ path }) => path === project?.path);
    if (!route?.requiredField) return [];
    const field = `projects[${index}].path`;
    const { fields, issues } = messages;
    const part = quote(fields[route.requiredField].label);
    const [problem, expected] = [issues.deadLink({ part }), issues.writePart({ part })];
    return [errorIn(field, problem, expected)];
  });
}
