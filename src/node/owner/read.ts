/** Reads all files of the owner, and finds all issues at once: in the portfolio, the CV, the films and the pictures. */

import { addressBeside, ownAddressOf } from '../../compose/addresses.ts';
import { checkPortfolio, type RawPortfolio } from '../../compose/check/check.ts';
import {
  type Found,
  formatErrors,
  type Issue,
  PORTFOLIO,
  questionIn,
} from '../../compose/check/issue.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf, INDEX } from '../../compose/files/file-names.ts';
import type { PageIngredients } from '../../compose/ingredients.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { quote } from '../../schema/text-length.ts';
import type { Folders } from '../folders.ts';
import type { Sources } from '../pictures/picture.ts';
import { readPortrait } from '../pictures/portrait.ts';
import { readPictures } from '../pictures/project-pictures.ts';
import type { Report } from '../read-compiled.ts';
import { type Cv, readCv } from './cv.ts';
import { withLinesToPaste } from './lines-to-paste.ts';
import { type Loaded, loadPages } from './load.ts';
import { readCaptionFiles, readMediaFiles } from './media.ts';
import { Unreadable } from './toml.ts';

const nothing: Found<Cv> = { issues: [] };

type Measures = CompiledFonts['measures'];

/**
 * Reads what the pages of a site are composed of, one page for each language. Also returns values that are still the sample's, and
 * questions. Throws an OwnerError that lists every error.
 */
export async function readPages(folders: Folders, measures: Measures, report?: Report) {
  const loaded = await loadPages(folders);
  const sources = { ...folders, ...(report && { report }) };
  const checked: Checked[] = [];
  // One after the other, because the later pages then find the pictures in the cache.
  for (const { portfolio, own, ...page } of loaded.pages) {
    const found = await checkOwner(portfolio, sources, measures, page);
    checked.push(own && checked[0] ? withoutIssuesOf(checked[0], found, own) : found);
  }
  const issues = withoutTwins(checked.flatMap((page) => page.errors));
  const pages = checked.flatMap(({ raw, portrait, cv, ...others }) => {
    if (issues.length > 0 || !portrait || !cv) return [];
    // Parsing also puts the fields into the order of the schema, because a file may have any order.
    const portfolio = portfolioSchema.parse(raw);
    const { stills, pictures, posters, media, originals, captions } = others;
    return [{ portfolio, portrait, cv, stills, pictures, posters, media, originals, captions }];
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

/** Reads the first page only. */
export async function readOwner(folders: Folders, measures: Measures, report?: Report) {
  const { pages, samples, questions } = await readPages(folders, measures, report);
  return { ...pages[0], samples, questions };
}

export type Owner = Awaited<ReturnType<typeof readPages>>['pages'][0];

/** What the composer makes a page of. */
export const pageIngredientsOf = ({
  cv,
  originals: _,
  ...ingredients
}: Owner): PageIngredients => ({
  ...ingredients,
  cv: cv.bytes,
});

/** Drops equal issues, because pages share the photo and other files. */
function withoutTwins(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

type Checked = Awaited<ReturnType<typeof checkOwner>>;

/** Drops what the first page has, too, where the file of a further page says nothing itself. */
function withoutIssuesOf(first: Checked, page: Checked, own: RawPortfolio): Checked {
  const isNew =
    (told: readonly Issue[]) =>
    ({ field, problem }: Issue) =>
      saidAt(own, field) !== undefined ||
      !told.some((issue) => issue.field === field && issue.problem === problem);
  return {
    ...page,
    errors: page.errors.filter(isNew(first.errors)),
    samples: page.samples.filter(isNew(first.samples)),
    questions: page.questions.filter(isNew(first.questions)),
  };
}

/** What stands at a place such as 'projects[2].title' or 'texts["hero.subtitle"]'. */
const saidAt = (value: unknown, place: string) =>
  [...place.matchAll(/\["([^"]*)"\]|[^.[\]]+/g)].reduce<unknown>(
    (inner, [key, quoted = key]) => Reflect.get(Object(inner), quoted),
    value,
  );

/** Checks one page, and returns its issues instead of throwing them. */
export async function checkOwner(
  value: RawPortfolio | Unreadable,
  folders: Folders & Pick<Sources, 'report'>,
  measures: Measures,
  { file, tag }: Pick<Loaded, 'file' | 'tag'> = { file: PORTFOLIO },
) {
  const isReadable = !(value instanceof Unreadable);
  const raw: RawPortfolio = isReadable ? value : {};
  const inPortfolio: readonly Issue[] = isReadable
    ? [...misnamed(raw, file, tag), ...withLinesToPaste(checkPortfolio(raw, measures), raw)]
    : [{ file, ...value.issue, severity: 'error' }];
  // The CV is named after the owner, so no CV is asked for while the first name is wrong.
  const hasName =
    'firstName' in raw &&
    !inPortfolio.some(({ field, severity }) => field === 'firstName' && severity === 'error');
  const [cv, media, captions, portrait, pictures] = await Promise.all([
    hasName ? readCv(folders, namedBy(raw), file) : nothing,
    readMediaFiles(folders, raw, file),
    readCaptionFiles(folders, raw, file),
    readPortrait(folders, raw.portraitFocus),
    readPictures(folders, raw, file),
  ]);
  const all = [
    ...inPortfolio.map((issue) => (issue.file === PORTFOLIO ? { ...issue, file } : issue)),
    ...[cv, media, captions, portrait, pictures].flatMap(({ issues }) => issues),
  ];
  return {
    errors: all.filter(({ severity }) => severity === 'error'),
    samples: all.filter(({ severity }) => severity === 'sample'),
    questions: all.filter(({ severity }) => severity === 'question'),
    raw,
    cv: cv.value,
    portrait: portrait.value,
    ...pictures.value,
    media: media.value.read,
    originals: media.value.originals,
    captions: captions.value,
  };
}

/** The language in the name of a file and in its content must be the same, because the page is named after it. */
function misnamed({ language }: RawPortfolio, file: string, tag?: string): Issue[] {
  if (tag === undefined || typeof language !== 'string' || language === tag) return [];
  if (languageTag(language)) return [];
  const problem = `is ${quote(language)}, but the file is named after ${quote(tag)}.`;
  const expected = `Write "${tag}" if that is its language; otherwise rename the file to portfolio.${language}.toml.`;
  return [{ file, field: 'language', problem, expected, severity: 'error' }];
}

/** What the name of the CV is made of. The values may be wrong, because the schema may have refused them. */
function namedBy({ firstName, language, otherLanguages }: RawPortfolio) {
  const pages: unknown[] = Array.isArray(otherLanguages) ? otherLanguages : [];
  return {
    firstName: `${firstName}`,
    language: `${language}`,
    otherLanguages: pages.map((page) => ({ language: '', address: '', ...(page as object) })),
  };
}

/** Asks if the first page says that index.html is the page of another language, because that page then needs its own build. */
function namedElse(portfolio: Portfolio): Issue[] {
  const { page } = fileNamesOf(portfolio);
  if (page === INDEX) return [];
  const problem = `says that ${INDEX} is the page of another language, so this page is ${page}.`;
  const expected = `Is that meant? It needs that ${INDEX} beside it.`;
  return [questionIn('otherLanguages', problem, expected)];
}

/** Asks if the address of a page is in another folder than that of the first page, because all pages lie in one folder. */
function addressedElse(portfolio: Portfolio, first: Portfolio): Issue[] {
  const own = ownAddressOf(portfolio);
  const { page } = fileNamesOf(portfolio);
  if (!own || !first.address || own === addressBeside(first.address, page)) return [];
  const file = `src/content/portfolio.${portfolio.language}.toml`;
  const problem = `makes this page ${quote(own)}, which is not beside the first page, ${quote(first.address)}.`;
  const expected = 'Is that meant? Without the line, the address of the first page does for both.';
  return [{ file, field: 'address', problem, expected, severity: 'question' }];
}
