/**
 * Reads a saved site again. Anybody may have made the files, so only the hydration data and the addresses of pictures are taken from
 * a page, and no property of the block is read before the schema has checked it.
 */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { fileNamesOf, mediaNamesOf, namesBeside } from '../../compose/files/file-names.ts';
import type { RangedFile } from '../../compose/media/bytes.ts';
import type { WebVtt } from '../../compose/media/captions.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import type { Media } from '../../site/site-content.ts';
import { BLOCK, VERSION } from '../../site/site-data.ts';
import {
  type Beside,
  type FormValues,
  fileNamed,
  type LinkImage,
  sameName,
} from '../model/edited-site.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { type GivenEntry, gather, isHidden } from './gather.ts';
import { OpenError, type Refusal } from './open-error.ts';
import { isPictureAddress, issueWithPictureAddress } from './picture-address.ts';
import { mediaOf, savedCaptions } from './project-media.ts';
import { findIn, type SavedPage } from './saved-page.ts';
import type { ZipLocation } from './unzip.ts';

/** In characters. The block of a site has a tenth of it. */
const LONGEST_BLOCK = 2_000_000;
/** In characters. Captions of forty films of two hours have 6 MB, and twice as much in other letters than Latin. */
const LONGEST_CAPTIONS = 20_000_000;
/** The depth of nested groups and lists, and the number of all values. A site has a depth of 6 and a thousand values. */
const DEEPEST = 20;
const MOST_VALUES = 50_000;

export type Given = RangedFile & { name: string };

/** A file that is not read: in which of the given files it lies, and where in that. */
export type FoundFile = ZipLocation & { name: string; file: number };

/** The content of a page. The addresses have the right form, but only the page can check whether they are pictures. */
export type SiteRead = {
  values: FormValues;
  portrait: { src: string; focus: string; colour?: unknown };
  stills: readonly { name: string; src: string; focus: string; poster?: string }[];
  /** Those on the pages of projects. */
  pictures: readonly { name: string; src: string }[];
  media: Readonly<Record<string, Media>>;
  captions: Readonly<Record<string, WebVtt>>;
  /** The films and sounds of the page that were given. */
  mediaFiles: readonly FoundFile[];
  /** All other files that were given. */
  beside: Omit<Beside, 'files'> & { files: readonly FoundFile[] };
  cv?: Uint8Array<ArrayBuffer>;
  linkImage?: LinkImage;
};

/** Returns the content, or what is wrong with the files. */
export async function readSite(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
  /** The path of the page. Otherwise it is index.html. */
  chosen?: string,
): Promise<SiteRead | Refusal> {
  try {
    return await read(given, measures, chosen);
  } catch (error) {
    if (error instanceof OpenError) return { reason: error.reason, what: error.what };
    throw error;
  }
}

async function read(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
  chosen?: string,
): Promise<SiteRead> {
  const entries = await gather(given);
  const page = pageAmong(entries, chosen);
  const html = new TextDecoder().decode(await page.read());
  if (html.trim() === '') throw new OpenError('empty');
  const { portfolio, ...site } = readPage(html, measures);
  const folder = page.name.slice(0, page.name.lastIndexOf('/') + 1);
  const names = fileNamesOf(portfolio);
  const at = (name: string) =>
    entries.find((entry) => entry.name === folder + name) ??
    entries.find((entry) => sameName(entry.name) === sameName(folder + name));
  const others = entries.filter((entry) => entry !== page && entry !== at(names.readme));
  const pages = await pagesAmong(others);
  const isElsewhere = (name: string) => pages.some(({ names }) => names(name));
  const media = mediaNamesOf(portfolio).flatMap((name) => {
    const entry = at(name);
    // A film without a byte is none.
    return entry && entry.size > 0 ? [{ name, entry }] : [];
  });
  const linkImage = portfolio.address === undefined ? undefined : at(names.linkImage);
  const ownCv = at(names.cv);
  const cv = ownCv ?? anyCv(others.filter(({ name }) => !isElsewhere(lastOf(name))));
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
    mediaFiles,
    beside: {
      folder,
      files,
      pages: pages.filter(({ isSite }) => isSite).map(({ entry }) => entry.name),
      shared: shared.map(({ name }) => name),
      strange: beside
        .filter(({ name }) => !PAGE.test(name) && !isElsewhere(lastOf(name)))
        .map(({ name }) => name),
    },
    ...(cv && { cv: await cv.read() }),
    ...(linkImage && { linkImage: { bytes: await linkImage.read(), shows: showsOf(site) } }),
  };
}

/** The name of a file, as a page writes it: a Mac writes é as two characters. */
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).normalize();
const depthOf = (path: string) => path.split('/').length;

/** The page that is chosen, or else index.html, or any other page: the one that lies in the fewest folders. */
function pageAmong(entries: readonly GivenEntry[], chosen?: string): GivenEntry {
  const matching = (pattern: RegExp) => {
    const found = entries.filter(({ name }) =>
      chosen === undefined ? pattern.test(name) && !isHidden(name) : name === chosen,
    );
    return found.sort((one, other) => depthOf(one.name) - depthOf(other.name))[0];
  };
  const page = matching(/(?:^|\/)index\.html?$/i) ?? matching(PAGE);
  if (!page) throw new OpenError('noPage');
  return page;
}

const PAGE = /\.html?$/i;

/** The CV of a page that does not lie under its name. */
const anyCv = (entries: readonly GivenEntry[]) => {
  const pdfs = entries.filter(({ name }) => /\.pdf$/i.test(name) && !isHidden(name));
  return pdfs.find(({ name }) => /CV\.pdf$/.test(name)) ?? pdfs[0];
};

/** The other pages, and whether each is a site and names a file. One that cannot be read may name any file. */
async function pagesAmong(entries: readonly GivenEntry[]) {
  const pages = entries.filter(({ name }) => PAGE.test(name) && !isHidden(name));
  return Promise.all(
    pages.map(async (entry) => {
      const bytes = await entry.read().catch(() => undefined);
      if (!bytes) return { entry, isSite: false, names: () => true };
      const { readme } = namesBeside(lastOf(entry.name));
      const html = new TextDecoder().decode(bytes);
      const { textsOf, isSite } = findIn(html);
      const names = (name: string) =>
        name === readme ||
        [name, encodeURIComponent(name)].some((written) => html.includes(written));
      return { entry, isSite: isSite || textsOf(BLOCK).length > 0, names };
    }),
  );
}

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

/** Reads the text of a page. Throws an OpenError if it is none. */
export function readPage(html: string, measures: CompiledFonts['measures']) {
  const page = findIn(html);
  const { version, portfolio: said, portrait, media, posters } = blockOf(page);
  if (!Number.isInteger(version) || Number(version) < 1) throw new OpenError('damaged');
  if (Number(version) > VERSION) throw new OpenError('newer');
  const [values, portfolio] = checked(withStories(page, said), measures);
  const { projects = [], portraitFocus = '' } = portfolio;
  const { src = page.portrait, colour } = groupOf(portrait);
  const pictureOf = (id: unknown) =>
    pictureAddress(typeof id === 'string' ? page.pictures.get(id) : undefined);
  const stills = new Map<string, SiteRead['stills'][number]>();
  for (const { still, stillFocus: focus = '' } of projects) {
    if (still === undefined) continue;
    const before = stills.get(still);
    // A site has each crop once, so a page in which one picture has a thousand crops is made to fill the memory.
    if (before && before.focus !== focus) throw new OpenError('damaged');
    if (before) continue;
    const poster = own(posters, still);
    stills.set(still, {
      name: still,
      src: pictureOf(still),
      focus,
      ...(poster !== undefined && { poster: pictureOf(own(poster, 'id')) }),
    });
  }
  // Projects may show one picture a thousand times, and each one is decoded later.
  const names = new Set(projects.flatMap(({ pictures = [] }) => pictures.map(({ file }) => file)));
  const pictures = [...names].map((name) => ({ name, src: pictureOf(name) }));
  const face = { src: pictureAddress(src), focus: portraitFocus, colour };
  return {
    values,
    portfolio,
    portrait: face,
    stills: [...stills.values()],
    pictures,
    media: mediaIn(portfolio, media),
    captions: captionsIn(page, portfolio),
  };
}

/** What the page says of the films and sounds that it names. Pages up to version 3 say nothing of the film of a showreel. */
function mediaIn(portfolio: Portfolio, media: unknown): Record<string, Media> {
  const entries = mediaNamesOf(portfolio).flatMap((name) => {
    const said = own(media, name);
    if (said === undefined) return [];
    const value = mediaOf(name, said);
    if (!value) throw new OpenError('damaged');
    return [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Puts the stories in their places, which pages of version 3.2 leave empty. */
function withStories({ textsOf }: SavedPage, portfolio: unknown): unknown {
  const projects = own(portfolio, 'projects');
  const blocks = textsOf('stories');
  if (blocks.length === 0 || !Array.isArray(projects)) return portfolio;
  const stories = onlyBlock(blocks, LONGEST_BLOCK);
  const whole = projects.map((project: unknown, index) =>
    own(project, 'story') === ''
      ? { ...groupOf(project), story: own(stories, `${index}`) }
      : project,
  );
  return { ...groupOf(portfolio), projects: whole };
}

function captionsIn({ textsOf }: SavedPage, { projects = [] }: Portfolio) {
  const names = projects.flatMap(({ captions = [] }) => captions);
  if (names.length === 0) return {};
  const block = onlyBlock(textsOf('captions'), LONGEST_CAPTIONS);
  const entries = names.map((name) => {
    const captions = savedCaptions(name, own(block, name));
    if (!captions) throw new OpenError('damaged');
    return [name, captions] as const;
  });
  return Object.fromEntries(entries);
}

/** A property of a group that may be missing. */
const own = (group: unknown, name: string): unknown =>
  group === undefined ? undefined : fileNamed(groupOf(group), name);

function blockOf({ textsOf, isSite }: SavedPage) {
  const blocks = textsOf(BLOCK);
  if (blocks.length === 0) throw new OpenError(isSite ? 'firstVersion' : 'foreign');
  return onlyBlock(blocks, LONGEST_BLOCK);
}

function onlyBlock([block, another]: ReturnType<SavedPage['textsOf']>, longest: number) {
  if (another !== undefined) throw new OpenError('severalBlocks');
  if (block === undefined) throw new OpenError('damaged');
  if (block.length > longest) throw new OpenError('tooMuch');
  const value = parsed(block);
  refuseOdd(value);
  return groupOf(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OpenError('damaged');
  }
}

/** Checks all values without recursion, because a deep nesting would overflow the stack. */
function refuseOdd(whole: unknown): void {
  const left = [{ value: whole, depth: 0 }];
  let count = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    // An object that has this key may behave as the page wants.
    if (Object.hasOwn(value, '__proto__')) throw new OpenError('damaged');
    // WebKit takes seconds to make a million names for the values of a list.
    const inside = Array.isArray(value) ? value : Object.values(value);
    count += inside.length;
    if (depth > DEEPEST || count > MOST_VALUES) throw new OpenError('tooMuch');
    for (const each of inside) left.push({ value: each, depth: depth + 1 });
  }
}

function groupOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OpenError('damaged');
  return value as Readonly<Record<string, unknown>>;
}

/** The values and the portfolio of a page. Throws if they have an error. */
function checked(value: unknown, measures: CompiledFonts['measures']): [FormValues, Portfolio] {
  const values = groupOf(value);
  const issue = checkPortfolio(values, measures).find((each) => each.severity === 'error');
  if (issue) throw new OpenError('content', `${shortened(issue.field)} ${issue.problem}`);
  return [values as FormValues, portfolioSchema.parse(values)];
}

function shortened(name: string): string {
  const [...characters] = name.slice(0, 200);
  return characters.length > 100 ? `${characters.slice(0, 98).join('')}…` : name;
}

function pictureAddress(src: unknown): string {
  if (!isPictureAddress(src)) {
    const isSlow = issueWithPictureAddress(src) === 'slow';
    throw new OpenError(isSlow ? 'slowDrawing' : 'pictures');
  }
  return src;
}
