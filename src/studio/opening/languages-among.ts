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

/** What was left out. */
export type LeftOut = {
  /** The fields in which a language had more than texts, by their labels. */
  readonly fields: readonly string[];
  /** The pages that cannot be read. The first one says their languages, and they are made again. */
  readonly broken: readonly string[];
  /** The pages that have other texts than the first one says in their languages. They stay beside it. */
  readonly changed: readonly string[];
};

/**
 * Takes what the page says in other languages, and what pages say that it links to, with the files that are made again of it. A language
 * stays a page beside this one if its file has more than other texts, or if somebody has changed that; but not `translation`, of which only
 * the texts are taken.
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
  const fields = new Set<string>();
  const broken: string[] = [];
  const changed: string[] = [];
  const take = async (name: string, entry: GivenEntry | undefined) => {
    const said = first.further.find(({ portfolio }) => fileNamesOf(portfolio).page === name);
    const read = entry && (await pageIn(entry, measures));
    const isChosen = entry !== undefined && entry === translation;
    if (isChosen && read instanceof OpenError) throw read;
    const found = read instanceof OpenError ? undefined : read;
    const other = isChosen ? found : (said ?? found);
    if (!other) return;
    if (said && !isChosen && isChanged(said, read)) {
      changed.push(name);
      return;
    }
    if (tags.has(languageOf(other.values))) {
      if (isChosen) throw new OpenError('sameLanguage');
      return;
    }
    // Of the pages of 3.x, each has files of its own.
    const hasFiles = other === said || (found !== undefined && hasFilesOf(first, found));
    const { texts, more } = textsBeside(form, values, other.values);
    if (!hasFiles) more.push(messages.studio.otherPages.files);
    // Without a file of its own that can be read, its texts are all that there is.
    if (found && !isChosen && more.length > 0) return;
    for (const each of more) fields.add(each);
    if (read instanceof OpenError) broken.push(name);
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
  const leftOut: LeftOut = { fields: [...fields], broken, changed };
  return {
    values: isAlone ? values : { ...values, otherLanguages: elsewhere },
    ...{ languages, made, leftOut },
  };
}

/** Whether the file of a language has something that the first page does not say in it. A newer studio made it of more. */
const isChanged = (said: Pick<PageRead, 'values'>, read: PageRead | OpenError | undefined) =>
  read instanceof OpenError
    ? read.reason === 'newer'
    : read !== undefined && !isSame(said.values, read.values);

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

/** What a page says, or why it cannot be opened. */
async function pageIn(entry: GivenEntry, measures: CompiledFonts['measures']) {
  try {
    return readPage(new TextDecoder().decode(await entry.read()), measures);
  } catch (error) {
    if (error instanceof OpenError) return error;
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
