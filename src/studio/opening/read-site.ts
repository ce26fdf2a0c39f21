/**
 * Reads a saved site again. Anybody may have made the files, so only the data block and the addresses of pictures are taken from
 * a page, and no property of the block is read before the schema has checked it.
 */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { mediaNamesOf } from '../../compose/files/file-names.ts';
import type { RangedFile } from '../../compose/media/bytes.ts';
import type { WebVtt } from '../../compose/media/captions.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import type { Media } from '../../site/site-content.ts';
import { VERSION } from '../../site/site-data.ts';
import { type FormValues, type LinkImage, named } from '../model/edited-site.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { LARGEST, OpenError, type Refusal } from './open-error.ts';
import { isPictureAddress, issueWithPictureAddress } from './picture-address.ts';
import { captionsOf, mediaOf } from './project-media.ts';
import { findIn, type SavedPage } from './saved-page.ts';
import { type Entry, entriesOf, isZip, type Place } from './unzip.ts';

/** In characters. The block of a site has a tenth of it. */
const LONGEST_BLOCK = 2_000_000;
/** In characters. Captions of forty films of two hours have 6 MB, and twice as much in other letters than Latin. */
const LONGEST_CAPTIONS = 20_000_000;
/** The depth of nested groups and lists, and the number of all values. A site has a depth of 6 and a thousand values. */
const DEEPEST = 20;
const MOST_VALUES = 50_000;

export type Given = RangedFile & { name: string };

/** The content of a page. The addresses have the right form, but only the page can check whether they are pictures. */
export type SiteRead = {
  values: FormValues;
  portrait: { src: string; focus: string; colour?: unknown };
  stills: readonly { name: string; src: string; focus: string; poster?: string }[];
  /** Those on the pages of projects. */
  pictures: readonly { name: string; src: string }[];
  media: Readonly<Record<string, Media>>;
  captions: Readonly<Record<string, WebVtt>>;
  /** Where the films and sounds lie that were given: in which of the files, and where in it. */
  mediaFiles: readonly (Place & { name: string; file: number })[];
  cv?: Uint8Array<ArrayBuffer>;
  linkImage?: LinkImage;
};

/** Returns the content, or what is wrong with the files. */
export async function readSite(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
): Promise<SiteRead | Refusal> {
  try {
    return await read(given, measures);
  } catch (error) {
    if (error instanceof OpenError) return { reason: error.reason, what: error.what };
    throw error;
  }
}

/** `file` is the place of the given file that the entry lies in. */
type GivenEntry = Entry & { file: number };

async function read(given: readonly Given[], measures: CompiledFonts['measures']) {
  const room = { left: LARGEST };
  const entries: GivenEntry[] = [];
  for (const [file, each] of given.entries()) {
    const inside = (await isZip(each)) ? await entriesOf(each, room) : [wholeFile(each, room)];
    for (const entry of inside) if (!BESIDE.test(entry.name)) entries.push({ ...entry, file });
  }
  const matching = (pattern: RegExp) => only(entries.filter(({ name }) => pattern.test(name)));
  const page = matching(/(?:^|\/)index\.html?$/i) ?? matching(/\.html?$/i);
  if (!page) throw new OpenError('noPage');
  const html = new TextDecoder().decode(await page.read());
  if (html.trim() === '') throw new OpenError('empty');
  const cv = matching(/CV\.pdf$/) ?? matching(/\.pdf$/i);
  const linkImage = matching(/(?:^|\/)preview\.png$/) ?? matching(/(?:^|\/)preview\.[\w-]+\.png$/);
  const { portfolio, ...site } = readPage(html, measures);
  const mediaFiles = await findMedia(mediaNamesOf(portfolio), page.name, entries, given);
  return {
    ...site,
    mediaFiles,
    ...(cv && { cv: await cv.read() }),
    ...(linkImage && { linkImage: { bytes: await linkImage.read(), shows: showsOf(site) } }),
  };
}

function wholeFile({ name, size, read }: Given, room: { left: number }): Entry {
  return {
    name,
    find: async () => ({ start: 0, end: size }),
    read: async () => {
      if (size > room.left) throw new OpenError('large');
      room.left -= size;
      return new Uint8Array(await read(0, size));
    },
  };
}

/** The films and sounds that lie beside the page. They are found and never read. */
async function findMedia(
  names: readonly string[],
  page: string,
  entries: readonly GivenEntry[],
  given: readonly Given[],
) {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  // A Mac writes é as two characters.
  const called = (name: string) => (entry: Entry) =>
    entry.name.normalize() === (folder + name).normalize();
  const found: (Place & { name: string; file: number })[] = [];
  for (const name of names) {
    const entry = only(entries.filter(called(name)));
    if (!entry) continue;
    const place = await entry.find();
    // A film without a byte is none.
    if (place.end > place.start) found.push({ name, file: entry.file, ...place });
  }
  // Of one film a made-up zip could make forty, which all lie in the same place.
  const length = found.reduce((sum, { start, end }) => sum + end - start, 0);
  if (length > given.reduce((sum, { size }) => sum + size, 0)) throw new OpenError('noZip');
  return found;
}

/** Hidden files. Zips made on a Mac have one for each file, with a similar name. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/))/;

function only<Found extends Entry>([first, ...others]: readonly Found[]): Found | undefined {
  if (first && others.some(({ name }) => name === first.name))
    throw new OpenError('twice', first.name);
  return first;
}

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

/** Puts the stories in their places, which pages since version 5 leave empty. */
function withStories({ stories: blocks }: SavedPage, portfolio: unknown): unknown {
  const projects = own(portfolio, 'projects');
  if (blocks.length === 0 || !Array.isArray(projects)) return portfolio;
  const stories = onlyBlock(blocks, LONGEST_BLOCK);
  const whole = projects.map((project: unknown, index) =>
    own(project, 'story') === ''
      ? { ...groupOf(project), story: own(stories, `${index}`) }
      : project,
  );
  return { ...groupOf(portfolio), projects: whole };
}

function captionsIn({ captions: blocks }: SavedPage, { projects = [] }: Portfolio) {
  const names = projects.flatMap(({ captions = [] }) => captions);
  if (names.length === 0) return {};
  const block = onlyBlock(blocks, LONGEST_CAPTIONS);
  const entries = names.map((name) => {
    const captions = captionsOf(name, own(block, name));
    if (!captions) throw new OpenError('damaged');
    return [name, captions] as const;
  });
  return Object.fromEntries(entries);
}

/** A property of a group that may be missing. */
const own = (group: unknown, name: string): unknown =>
  group === undefined ? undefined : named(groupOf(group), name);

function blockOf({ blocks, isSite }: SavedPage) {
  if (blocks.length === 0) throw new OpenError(isSite ? 'firstVersion' : 'foreign');
  return onlyBlock(blocks, LONGEST_BLOCK);
}

function onlyBlock([block, another]: SavedPage['blocks'], longest: number) {
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
