import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RawPortfolio } from '../../compose/check/check.ts';
import { type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { INDEX } from '../../compose/files/file-names.ts';
import { formOf } from '../../schema/form.ts';
import { languageTag } from '../../schema/language.ts';
import { overlay } from '../../schema/overlay.ts';
import { portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { flatten } from '../../schema/portfolio/texts.ts';
import { namesIn } from '../files/folder-content.ts';
import type { Folders } from '../folders.ts';
import { readToml, Unreadable } from './toml.ts';

/** The content of one file of the owner, not checked yet. Each file makes a page. */
export type Loaded = {
  /** From the project folder. */
  file: string;
  /** The language in the name of the file. The first file, portfolio.toml, has none. */
  tag?: string;
  portfolio: RawPortfolio | Unreadable;
  /** What this file says itself, if it may leave out what is as in the first one. */
  own?: RawPortfolio;
};

/** The file of another language, such as portfolio.en.toml. */
const FURTHER = /^portfolio\.([^.]+)\.toml$/;
const MAY_BE_FURTHER = /^portfolio(?!\.toml$).+toml(?:\.txt)?$/i;

/** Loads the owner's files. Asks about files whose names are nearly right. */
export async function loadPages(
  folders: Folders,
): Promise<{ pages: Loaded[]; questions: Issue[] }> {
  const first: Loaded = { file: PORTFOLIO, portfolio: await loadPortfolio(folders) };
  const further: (Loaded & { tag: string })[] = [];
  const questions: Issue[] = [];
  for (const name of await namesIn(folders.content)) {
    const [, tag = ''] = FURTHER.exec(name) ?? [];
    const file = `${dirname(PORTFOLIO)}/${name}`;
    if (tag && !languageTag(tag))
      further.push({ file, tag, portfolio: await loadFile(folders, name) });
    else if (MAY_BE_FURTHER.test(name)) questions.push({ ...notAPage, file });
  }
  const overlaid = further.map((page) => overFirst(page, first));
  return {
    pages: besideEachOther([first, ...overlaid.map(({ page }) => page)]),
    questions: [...questions, ...overlaid.flatMap(({ questions }) => questions)],
  };
}

/** Adds what a further file leaves out because it is as in the first one. */
function overFirst(
  page: Loaded & { tag: string },
  { portfolio: first }: Loaded,
): { page: Loaded; questions: Issue[] } {
  const { file, tag, portfolio: own } = page;
  if (first instanceof Unreadable || own instanceof Unreadable) return { page, questions: [] };
  const said = { language: tag, ...own };
  // A page has no link to itself.
  const { otherLanguages } = first;
  const below = Array.isArray(otherLanguages)
    ? { ...first, otherLanguages: otherLanguages.filter((link) => link?.language !== tag) }
    : first;
  const { value, untranslated, outOfStep } = overlay(formOf(portfolioSchema), below, said);
  const ask = (field: string, problem: string, expected: string): Issue => ({
    ...{ file, field, problem, expected, severity: 'question' },
  });
  return {
    page: { ...page, portfolio: value as RawPortfolio, own },
    questions: [
      ...outOfStep.map(({ field, ofFirst, own }) =>
        ask(
          field,
          `has ${own} where ${PORTFOLIO} has ${ofFirst}, so it is not clear which of them are the same.`,
          'Is that meant? Then each of them says all that it shows. Otherwise give both files the same ones, in the same order.',
        ),
      ),
      ...untranslated.map((field) =>
        ask(
          field,
          'is not there, so this page has the text of the first one.',
          'Is that meant? Otherwise write it in the language of this page.',
        ),
      ),
    ],
  };
}

const notAPage = {
  field: '',
  problem: 'makes no page.',
  expected:
    'Is that meant? A page in another language is made of portfolio., the code of the language, and .toml: portfolio.en.toml. Windows may hide a .txt behind that.',
  severity: 'question',
} as const;

/** Loads the owner's first file, not checked yet. */
export function loadPortfolio(folders: Folders): Promise<RawPortfolio | Unreadable> {
  return loadFile(folders, basename(PORTFOLIO));
}

async function loadFile({ content }: Folders, name: string): Promise<RawPortfolio | Unreadable> {
  const bytes = await readFile(join(content, name)).catch((error) => error);
  if (bytes instanceof Error) return new Unreadable(issueOfReading(bytes, content));
  return portfolioIn(bytes);
}

/** The portfolio in the bytes of a file. */
export function portfolioIn(bytes: Uint8Array): RawPortfolio | Unreadable {
  const value = readToml(bytes);
  if (value instanceof Unreadable) return value;
  const { texts = {} } = value;
  return { ...value, texts: typeof texts === 'object' ? flatten(texts) : texts };
}

/** Links each page to the others, so the owner need not do it. The address of the first page is the default for all. */
function besideEachOther(pages: readonly Loaded[]): Loaded[] {
  const [first] = pages;
  const address = first?.portfolio instanceof Unreadable ? undefined : first?.portfolio.address;
  return pages.map((page) => {
    const others = pages.filter((other) => other !== page).flatMap(linkTo);
    if (page.portfolio instanceof Unreadable || others.length === 0) return page;
    const { otherLanguages = [] } = page.portfolio;
    // If it is no list, the check reports that.
    if (!Array.isArray(otherLanguages)) return page;
    // The owner's own links keep their positions, because messages name them by number.
    const own = otherLanguages.map(
      (link) => others.find(({ language }) => language === link?.language) ?? link,
    );
    const portfolio = { ...page.portfolio, otherLanguages: [...new Set([...own, ...others])] };
    return { ...page, portfolio: address === undefined ? portfolio : { address, ...portfolio } };
  });
}

function linkTo({ tag, portfolio }: Loaded): { language: string; address: string }[] {
  if (tag !== undefined) return [{ language: tag, address: `${tag}.html` }];
  if (portfolio instanceof Unreadable || typeof portfolio.language !== 'string') return [];
  return languageTag(portfolio.language) ? [] : [{ language: portfolio.language, address: INDEX }];
}

function issueOfReading({ code }: NodeJS.ErrnoException, folder: string) {
  if (code !== 'ENOENT') {
    const expected = 'Close what has it open, and see that it is a file and that you may read it.';
    return { field: '', problem: `cannot be read (${code}).`, expected };
  }
  const extended = `${basename(PORTFOLIO)}.txt`;
  if (existsSync(join(folder, extended))) {
    const expected = `Rename ${extended}: without the .txt, which Windows may hide.`;
    return { field: '', problem: 'is not there.', expected };
  }
  const isOfVersion1 = existsSync(join(folder, 'profile.ts'));
  const expected = isOfVersion1
    ? 'Take the file that comes with version 2, and copy what profile.ts and the files beside it say into its fields, which have the same names.'
    : 'Put it back, as it came with the project.';
  return { field: '', problem: 'is not there.', expected };
}
