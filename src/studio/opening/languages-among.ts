/** The languages of a site that is opened. */
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf } from '../../compose/files/file-names.ts';
import { formOf } from '../../schema/form.ts';
import { portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { differencesOf } from '../../site/languages/differences.ts';
import type { FurtherLanguage } from '../model/edited-site.ts';
import { listAt, textAt } from '../model/form-values.ts';
import { textsBeside } from '../model/languages.ts';
import type { GivenEntry } from './gather.ts';
import { OpenError } from './open-error.ts';
import { readPage } from './read-page.ts';

/**
 * Takes what the page says in other languages, and what pages say that it links to, with the files that are made again of it. A language
 * stays a page beside this one if it has more than other texts, or if somebody has changed its file.
 */
export async function languagesAmong(
  first: PageRead,
  at: (name: string) => GivenEntry | undefined,
  measures: CompiledFonts['measures'],
) {
  const { values } = first;
  const languages: FurtherLanguage[] = [];
  const made = new Set<GivenEntry | undefined>();
  const links = listAt(values, ['otherLanguages']).map((link) => textAt(link, ['address']));
  const taken: string[] = [];
  for (const name of links) {
    const entry = at(name);
    const said = first.further.find(({ portfolio }) => fileNamesOf(portfolio).page === name);
    const found = entry && (await pageIn(entry, measures));
    const isChanged = entry && said && !(found && isSame(said.values, found.values));
    // Of the pages of 3.x, each has files of its own.
    const other = said ?? (found && hasFilesOf(first, found) ? found : undefined);
    const texts = other && !isChanged && textsBeside(form, values, other.values);
    if (!texts) continue;
    const { cv, readme, linkImage } = fileNamesOf(other.portfolio);
    const cvEntry = at(cv);
    languages.push({ values: texts, ...(cvEntry && { cv: await cvEntry.read() }) });
    taken.push(name);
    for (const each of [entry, cvEntry, at(readme), at(linkImage)]) made.add(each);
  }
  if (taken.length === 0) return { values, languages, made };
  const elsewhere = listAt(values, ['otherLanguages']).filter(
    (link) => !taken.includes(textAt(link, ['address'])),
  );
  return { values: { ...values, otherLanguages: elsewhere }, languages, made };
}

const form = formOf(portfolioSchema);

/** What a page says, if it can be opened. */
async function pageIn(entry: GivenEntry, measures: CompiledFonts['measures']) {
  try {
    return readPage(new TextDecoder().decode(await entry.read()), measures);
  } catch (error) {
    if (error instanceof OpenError) return undefined;
    throw error;
  }
}

const isSame = (one: unknown, other: unknown) => differencesOf(one, other) === undefined;

type PageRead = ReturnType<typeof readPage>;

/** Whether a page shows the pictures, films and captions of another one. */
const hasFilesOf = (one: PageRead, other: PageRead) => isSame(filesOf(one), filesOf(other));

const filesOf = ({ portrait, stills, pictures, media, captions }: PageRead) => ({
  ...{ portrait: portrait.src, stills, pictures, media, captions },
});
