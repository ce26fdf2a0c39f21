/** Finds a saved page among the files that were given, and what belongs to it. Anybody may have made them. */
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf, INDEX, mediaNamesOf } from '../../compose/files/file-names.ts';
import type { RangedFile } from '../../compose/media/bytes.ts';
import { portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import {
  type Beside,
  type FurtherLanguage,
  type LinkImage,
  sameName,
} from '../model/edited-site.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { anyCv, lastOf, PAGE, pageAmong, pagesAmong } from './found-files.ts';
import { type GivenEntry, gather } from './gather.ts';
import { fromFirstPage, type LeftOut, languagesAmong } from './languages-among.ts';
import { OpenError, type Refusal } from './open-error.ts';
import { readPage } from './read-page.ts';
import type { ZipLocation } from './unzip.ts';

export type Given = RangedFile & { name: string };

/** A file that is not read: in which of the given files it lies, and where in that. */
export type FoundFile = ZipLocation & { name: string; file: number };

/** The page, and what lies beside it. */
export type SiteRead = Omit<ReturnType<typeof readPage>, 'portfolio' | 'further'> & {
  further: readonly FurtherLanguage[];
  /** The films and sounds of the page that were given. */
  mediaFiles: readonly FoundFile[];
  /** All other files that were given. */
  beside: Omit<Beside, 'files'> & { files: readonly FoundFile[] };
  cv?: Uint8Array<ArrayBuffer>;
  linkImage?: LinkImage;
  leftOut: LeftOut;
};

/** Paths of pages. */
export type Choice = {
  /** The one that is opened. Otherwise it is index.html. */
  page?: string;
  /** One whose texts become a translation, whatever else it has. */
  translation?: string;
};

/** Returns the content, or what is wrong with the files. */
export async function readSite(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
  choice: Choice = {},
): Promise<SiteRead | Refusal> {
  try {
    return await read(given, measures, choice);
  } catch (error) {
    if (error instanceof OpenError) return { reason: error.reason, what: error.what };
    throw error;
  }
}

/** Reads files that a page reads for the worker. `read` returns nothing if a file is gone. */
export function readGiven(
  given: readonly Pick<Given, 'name' | 'size'>[],
  read: (file: number, from: number, to: number) => Promise<Uint8Array | undefined>,
  measures: CompiledFonts['measures'],
  choice?: Choice,
) {
  const ranged = given.map((head, file) => ({
    ...head,
    read: async (from: number, to: number) => {
      const bytes = await read(file, from, to);
      if (!bytes) throw new OpenError('gone');
      return bytes;
    },
  }));
  return readSite(ranged, measures, choice);
}

async function read(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
  { page: chosen, translation }: Choice,
): Promise<SiteRead> {
  const entries = await gather(given);
  const page = pageAmong(entries, chosen);
  const html = new TextDecoder().decode(await page.read());
  if (html.trim() === '') throw new OpenError('empty');
  const folder = page.name.slice(0, page.name.lastIndexOf('/') + 1);
  const at = (name: string) =>
    entries.find((entry) => entry.name === folder + name) ??
    entries.find((entry) => sameName(entry.name) === sameName(folder + name));
  const said = readPage(html, measures);
  // Of a page of another language alone, the whole site can be restored.
  const opened = at(INDEX) ? said : fromFirstPage(said);
  const { portfolio, further: _, ...site } = opened;
  const names = fileNamesOf(portfolio);
  const { values, languages, made, leftOut } = await languagesAmong(
    ...([opened, at, measures] as const),
    entries.find(({ name }) => name === translation),
  );
  const others = entries.filter(
    (entry) => entry !== page && entry !== at(names.readme) && !made.has(entry),
  );
  const pages = await pagesAmong(others);
  const isElsewhere = (name: string) => pages.some(({ names }) => names(name));
  const media = mediaNamesOf(portfolio).flatMap((name) => {
    const entry = at(name);
    // A film without a byte is none.
    return entry && entry.size > 0 ? [{ name, entry }] : [];
  });
  const linkImage = portfolio.address === undefined ? undefined : at(names.linkImage);
  const ownCv = at(names.cv);
  const cvEntry = ownCv ?? anyCv(others.filter(({ name }) => !isElsewhere(lastOf(name))));
  const cv = await cvEntry?.read();
  const further = languages.map(({ cv: own, ...language }) => ({
    ...language,
    ...(own && !(cv && isEqual(own, cv)) && { cv: own }),
  }));
  const own = new Set([ownCv, linkImage, ...media.map(({ entry }) => entry)]);
  const shared = others.filter((entry) => own.has(entry) && isElsewhere(lastOf(entry.name)));
  const beside = others.filter((entry) => !own.has(entry) || shared.includes(entry));
  const mediaFiles = await findAll(media);
  const files = await findAll(beside.map((entry) => ({ name: entry.name, entry })));
  // Of one film a made-up zip could make forty, which all lie in the same place.
  const length = (found: readonly FoundFile[]) =>
    found.reduce((sum, { start, end }) => sum + end - start, 0);
  const all = given.reduce((sum, { size }) => sum + size, 0);
  if (length(mediaFiles) > all || length(files) > all) throw new OpenError('noZip');
  return {
    ...site,
    ...{ values, further, leftOut, mediaFiles },
    beside: {
      folder,
      files,
      pages: pages.filter(({ isSite }) => isSite).map(({ entry }) => entry.name),
      shared: shared.map(({ name }) => name),
      strange: beside
        .filter(({ name }) => !PAGE.test(name) && !isElsewhere(lastOf(name)))
        .map(({ name }) => name),
    },
    ...(cv && { cv }),
    ...(linkImage && { linkImage: { bytes: await linkImage.read(), shows: showsOf(site) } }),
  };
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Finds where files lie, and reads none of them. */
const findAll = <Found extends { name: string; entry: GivenEntry }>(found: readonly Found[]) =>
  Promise.all(
    found.map(async ({ entry, ...rest }) => ({
      ...rest,
      file: entry.file,
      ...(await entry.find()),
    })),
  );

/** What the link image of the page shows. */
function showsOf({ values, portrait }: Pick<SiteRead, 'values' | 'portrait'>): string {
  return JSON.stringify(linkImageContent(portfolioSchema.parse(values), portrait.src));
}
