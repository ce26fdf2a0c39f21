/** Reads all files of the owner, and finds all faults at once: in the portfolio, the CV and the pictures. */

import { addressBeside, ownAddressOf } from '../../compose/addresses.ts';
import { checkPortfolio, type Said } from '../../compose/check/check.ts';
import { type Fault, type Found, formatFaults, PORTFOLIO } from '../../compose/check/fault.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf, INDEX } from '../../compose/files/file-names.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio.ts';
import { quote } from '../../schema/rules.ts';
import type { Folders } from '../folders.ts';
import type { Sources } from '../pictures/picture.ts';
import { readPortrait } from '../pictures/portrait.ts';
import { readStills } from '../pictures/stills.ts';
import type { Tell } from '../read-compiled.ts';
import { type Cv, readCv } from './cv.ts';
import { readFilm } from './film.ts';
import { type Loaded, loadPages } from './load.ts';
import { gatherMissingWords } from './missing-words.ts';
import { Unreadable } from './toml.ts';

const nothing: Found<Cv> = { faults: [] };

type Measures = CompiledFonts['measures'];

/**
 * What the pages of a site are composed of, one in each language; what of it is still the sample's, and questions. Throws an
 * OwnerError that lists every fault.
 */
export async function readPages(folders: Folders, measures: Measures, tell?: Tell) {
  const loaded = await loadPages(folders);
  const sources = { ...folders, ...(tell && { tell }) };
  const checked = [];
  // One after another, because the later ones find the pictures in the cache.
  for (const { said, ...page } of loaded.pages)
    checked.push(await checkOwner(said, sources, measures, page));
  const faults = withoutTwins(checked.flatMap((page) => page.faults));
  const pages = checked.flatMap(({ said, portrait, stills, cv, film }) => {
    if (faults.length > 0 || !portrait || !stills || !cv) return [];
    // Fields get the order of the schema here, because a file may have any order.
    const portfolio = portfolioSchema(String(said.language)).parse(said);
    return [{ portfolio, portrait, stills, cv, film }];
  });
  const [first, ...others] = pages;
  if (!first) throw new OwnerError(formatFaults(faults));
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
function withoutTwins(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** The same of one page, but returns the faults instead of throwing. */
export async function checkOwner(
  value: Said | Unreadable,
  folders: Folders & Pick<Sources, 'tell'>,
  measures: Measures,
  { file, tag }: Omit<Loaded, 'said'> = { file: PORTFOLIO },
) {
  const isReadable = !(value instanceof Unreadable);
  const said = isReadable ? value : {};
  const inPortfolio: readonly Fault[] = isReadable
    ? [...misnamed(said, file, tag), ...gatherMissingWords(checkPortfolio(said, measures), said)]
    : [{ file, ...value.flaw }];
  // The CV is named after the first name. While that is wrong, asking for a file would mislead.
  const hasName =
    'firstName' in said && !inPortfolio.some(({ field, stops }) => field === 'firstName' && !stops);
  const [cv, film, portrait, stills] = await Promise.all([
    hasName ? readCv(folders, namedBy(said), file) : nothing,
    readFilm(folders, said.reel, file),
    readPortrait(folders, said.portraitFocus),
    readStills(folders, said.projects, file),
  ]);
  const all = [
    ...inPortfolio.map((fault) => (fault.file === PORTFOLIO ? { ...fault, file } : fault)),
    ...[cv, film, portrait, stills].flatMap(({ faults }) => faults),
  ];
  return {
    faults: all.filter(({ stops }) => !stops),
    samples: all.filter(({ stops }) => stops === 'kit'),
    questions: all.filter(({ stops }) => stops === 'nothing'),
    said,
    cv: cv.value,
    film: film.value,
    portrait: portrait.value,
    stills: stills.value,
  };
}

/** The name of a file and what it says have to agree on the language, because the page's name goes by it. */
function misnamed({ language }: Said, file: string, tag?: string): Fault[] {
  if (tag === undefined || typeof language !== 'string' || language === tag) return [];
  if (languageTag(language)) return [];
  const problem = `is ${quote(language)}, but the file is named after ${quote(tag)}.`;
  const expected = `Write "${tag}" if that is its language; otherwise rename the file to portfolio.${language}.toml.`;
  return [{ file, field: 'language', problem, expected }];
}

/** What names the CV. It may have faults, because the schema may not have seen it. */
function namedBy({ firstName, language, otherLanguages }: Said) {
  const pages: unknown[] = Array.isArray(otherLanguages) ? otherLanguages : [];
  return {
    firstName: `${firstName}`,
    language: `${language}`,
    otherLanguages: pages.map((page) => ({ language: '', address: '', ...(page as object) })),
  };
}

/** The first page is index.html, unless it says so of another: then that has a build of its own. */
function namedElse(portfolio: Portfolio): Fault[] {
  const { page } = fileNamesOf(portfolio);
  if (page === INDEX) return [];
  const problem = `says that ${INDEX} is the page of another language, so this page is ${page}.`;
  const expected = `Is that meant? It needs that ${INDEX} beside it.`;
  return [{ file: PORTFOLIO, field: 'otherLanguages', problem, expected, stops: 'nothing' }];
}

/** All pages lie in one folder, and so their addresses should. */
function addressedElse(portfolio: Portfolio, first: Portfolio): Fault[] {
  const own = ownAddressOf(portfolio);
  const { page } = fileNamesOf(portfolio);
  if (!own || !first.address || own === addressBeside(first.address, page)) return [];
  const file = `src/content/portfolio.${portfolio.language}.toml`;
  const problem = `makes this page ${quote(own)}, which is not beside the first page, ${quote(first.address)}.`;
  const expected = 'Is that meant? Without the line, the address of the first page does for both.';
  return [{ file, field: 'address', problem, expected, stops: 'nothing' }];
}
