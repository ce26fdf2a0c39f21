/** Reads all files of the owner, and finds all issues at once: in the portfolio, the CV and the pictures. */

import { addressBeside, ownAddressOf } from '../../compose/addresses.ts';
import { checkPortfolio, type RawPortfolio } from '../../compose/check/check.ts';
import { type Found, formatErrors, type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf, INDEX } from '../../compose/files/file-names.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { quote } from '../../schema/rules.ts';
import type { Folders } from '../folders.ts';
import type { Sources } from '../pictures/picture.ts';
import { readPortrait } from '../pictures/portrait.ts';
import { readStills } from '../pictures/stills.ts';
import type { Tell } from '../read-compiled.ts';
import { type Cv, readCv } from './cv.ts';
import { readFilm } from './film.ts';
import { withLinesToPaste } from './lines-to-paste.ts';
import { type Loaded, loadPages } from './load.ts';
import { Unreadable } from './toml.ts';

const nothing: Found<Cv> = { issues: [] };

type Measures = CompiledFonts['measures'];

/**
 * What the pages of a site are composed of, one in each language; what of it is still the sample's, and questions. Throws an
 * OwnerError that lists every issue.
 */
export async function readPages(folders: Folders, measures: Measures, tell?: Tell) {
  const loaded = await loadPages(folders);
  const sources = { ...folders, ...(tell && { tell }) };
  const checked = [];
  // One after another, because the later ones find the pictures in the cache.
  for (const { said, ...page } of loaded.pages)
    checked.push(await checkOwner(said, sources, measures, page));
  const issues = withoutTwins(checked.flatMap((page) => page.errors));
  const pages = checked.flatMap(({ said, portrait, stills, cv, film }) => {
    if (issues.length > 0 || !portrait || !stills || !cv) return [];
    // Fields get the order of the schema here, because a file may have any order.
    const portfolio = portfolioSchema.parse(said);
    return [{ portfolio, portrait, stills, cv, film }];
  });
  const [first, ...others] = pages;
  if (!first) throw new OwnerError(formatErrors(issues));
  return {
    pages: [first, ...others] as const,
    samples: withoutTwins(checked.flatMap((page) => page.samples)),
    questions: [
      ...loaded.questions,
      ...namedElse(first.portfolio),
      ...others.flatMap(({ portfolio }) => addressedElse(portfolio, first.portfolio)),
      ...withoutTwins(checked.flatMap((page) => page.questions)),
    ],
  };
}

/** The same of the first page alone. */
export async function readOwner(folders: Folders, measures: Measures, tell?: Tell) {
  const { pages, samples, questions } = await readPages(folders, measures, tell);
  return { ...pages[0], samples, questions };
}

export type Owner = Awaited<ReturnType<typeof readPages>>['pages'][0];

/** Pages have a photo and other files in common. */
function withoutTwins(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

/** The same of one page, but returns the issues instead of throwing. */
export async function checkOwner(
  value: RawPortfolio | Unreadable,
  folders: Folders & Pick<Sources, 'tell'>,
  measures: Measures,
  { file, tag }: Omit<Loaded, 'said'> = { file: PORTFOLIO },
) {
  const isReadable = !(value instanceof Unreadable);
  const said = isReadable ? value : {};
  const inPortfolio: readonly Issue[] = isReadable
    ? [...misnamed(said, file, tag), ...withLinesToPaste(checkPortfolio(said, measures), said)]
    : [{ file, ...value.issue, severity: 'error' }];
  // The CV is named after the first name. While that is wrong, asking for a file would mislead.
  const hasName =
    'firstName' in said &&
    !inPortfolio.some(({ field, severity }) => field === 'firstName' && severity === 'error');
  const [cv, film, portrait, stills] = await Promise.all([
    hasName ? readCv(folders, namedBy(said), file) : nothing,
    readFilm(folders, said.reel, file),
    readPortrait(folders, said.portraitFocus),
    readStills(folders, said.projects, file),
  ]);
  const all = [
    ...inPortfolio.map((issue) => (issue.file === PORTFOLIO ? { ...issue, file } : issue)),
    ...[cv, film, portrait, stills].flatMap(({ issues }) => issues),
  ];
  return {
    errors: all.filter(({ severity }) => severity === 'error'),
    samples: all.filter(({ severity }) => severity === 'sample'),
    questions: all.filter(({ severity }) => severity === 'question'),
    said,
    cv: cv.value,
    film: film.value,
    portrait: portrait.value,
    stills: stills.value,
  };
}

/** The name of a file and what it says have to agree on the language, because the page's name goes by it. */
function misnamed({ language }: RawPortfolio, file: string, tag?: string): Issue[] {
  if (tag === undefined || typeof language !== 'string' || language === tag) return [];
  if (languageTag(language)) return [];
  const problem = `is ${quote(language)}, but the file is named after ${quote(tag)}.`;
  const expected = `Write "${tag}" if that is its language; otherwise rename the file to portfolio.${language}.toml.`;
  return [{ file, field: 'language', problem, expected, severity: 'error' }];
}

/** What names the CV. It may have issues, because the schema may not have seen it. */
function namedBy({ firstName, language, otherLanguages }: RawPortfolio) {
  const pages: unknown[] = Array.isArray(otherLanguages) ? otherLanguages : [];
  return {
    firstName: `${firstName}`,
    language: `${language}`,
    otherLanguages: pages.map((page) => ({ language: '', address: '', ...(page as object) })),
  };
}

/** The first page is index.html, unless it says so of another: then that has a build of its own. */
function namedElse(portfolio: Portfolio): Issue[] {
  const { page } = fileNamesOf(portfolio);
  if (page === INDEX) return [];
  const problem = `says that ${INDEX} is the page of another language, so this page is ${page}.`;
  const expected = `Is that meant? It needs that ${INDEX} beside it.`;
  return [{ file: PORTFOLIO, field: 'otherLanguages', problem, expected, severity: 'question' }];
}

/** All pages lie in one folder, and so their addresses should. */
function addressedElse(portfolio: Portfolio, first: Portfolio): Issue[] {
  const own = ownAddressOf(portfolio);
  const { page } = fileNamesOf(portfolio);
  if (!own || !first.address || own === addressBeside(first.address, page)) return [];
  const file = `src/content/portfolio.${portfolio.language}.toml`;
  const problem = `makes this page ${quote(own)}, which is not beside the first page, ${quote(first.address)}.`;
  const expected = 'Is that meant? Without the line, the address of the first page does for both.';
  return [{ file, field: 'address', problem, expected, severity: 'question' }];
}
