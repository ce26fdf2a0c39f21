/** The languages of a site that is opened. */
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf, INDEX } from '../../compose/files/file-names.ts';
import { messages } from '../../messages/messages.ts';
import { formOf } from '../../schema/form.ts';
import { portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { differencesOf } from '../../site/languages/differences.ts';
import type { FurtherLanguage } from '../model/edited-site.ts';
import { type FormValues, listAt, textAt } from '../model/form-values.ts';
import type { GivenEntry } from './gather.ts';
import { OpenError } from './open-error.ts';
import { readPage } from './read-page.ts';
import { textsBeside } from './texts-beside.ts';

/**
 * Takes what the page says in other languages, and what pages say that it links to, with the files that are made again of it. A language
 * stays a page beside this one if it has more than other texts, or if somebody has changed its file; but not `translation`, of which only
 * the texts are taken: `leftOut` names the fields that had more.
 */
export async function languagesAmong(
  first: PageRead,
  at: (name: string) => GivenEntry | undefined,
  measures: CompiledFonts['measures'],
  translation?: GivenEntry,
) {
  const { values } = first;
  const languages: FurtherLanguage[] = [];
  const made = new Set<GivenEntry | undefined>();
  const links = listAt(values, ['otherLanguages']).map((link) => textAt(link, ['address']));
  const taken: string[] = [];
  const tags = new Set([languageOf(values)]);
  const leftOut: string[] = [];
  const take = async (name: string, entry: GivenEntry | undefined) => {
    const said = first.further.find(({ portfolio }) => fileNamesOf(portfolio).page === name);
    const found = entry && (await pageIn(entry, measures));
    const isChosen = entry !== undefined && entry === translation;
    const isChanged = entry && said && !(found && isSame(said.values, found.values));
    const other = isChosen ? found : (said ?? found);
    if (!other || (isChanged && !isChosen)) return;
    if (tags.has(languageOf(other.values))) {
      if (isChosen) throw new OpenError('sameLanguage');
      return;
    }
    // Of the pages of 3.x, each has files of its own.
    const hasFiles = other === said || (found !== undefined && hasFilesOf(first, found));
    const { texts, more } = textsBeside(form, values, other.values);
    if (!hasFiles) more.push(messages.studio.otherPages.files);
    if (isChosen) leftOut.push(...more);
    else if (more.length > 0) return;
    const { cv, readme, linkImage } = fileNamesOf(other.portfolio);
    const cvEntry = at(cv);
    languages.push({ values: texts, ...(cvEntry && { cv: await cvEntry.read() }) });
    taken.push(name);
    tags.add(languageOf(other.values));
    for (const each of [entry, cvEntry, at(readme), at(linkImage)]) made.add(each);
  };
  for (const name of links) await take(name, at(name));
  if (translation && !made.has(translation)) await take(translation.name, translation);
  const elsewhere = listAt(values, ['otherLanguages']).filter(
    (link) => !taken.includes(textAt(link, ['address'])),
  );
  const isAlone = taken.length === 0;
  return {
    values: isAlone ? values : { ...values, otherLanguages: elsewhere },
    ...{ languages, made, leftOut },
  };
}

const languageOf = (values: FormValues) => textAt(values, ['language']);

/** The site as its first page says it, whichever of its pages is read. */
export function fromFirstPage(page: PageRead): PageRead {
  const { values, portfolio, further } = page;
  const first = further.find((each) => fileNamesOf(each.portfolio).page === INDEX);
  if (!first || fileNamesOf(portfolio).page === INDEX) return page;
  const others = further.filter((each) => each !== first);
  return { ...page, ...first, further: [{ values, portfolio }, ...others] };
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
