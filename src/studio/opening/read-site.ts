/**
 * Reads a saved site again. The files may be anybody's, so only the data block and the addresses of pictures are taken from a
 * page, and nobody reads a property of the block before the schema has looked at it.
 */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { VERSION } from '../../site/site-data.ts';
import type { FormValues, LinkImage } from '../model/edited-site.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { words } from '../words.ts';
import { isPictureAddress, issueWithPictureAddress } from './picture-address.ts';
import { findIn, type SavedPage } from './saved-page.ts';
import { LARGEST, Unopened } from './unopened.ts';
import { type Entry, entriesOf, isZip } from './unzip.ts';

/** In characters. A site says a tenth of it. */
const LONGEST_BLOCK = 2_000_000;
/** Of groups and lists in each other, and of all that is in them. A site has 6 and a thousand. */
const DEEPEST = 20;
const MOST_VALUES = 50_000;

const { cannotOpen } = words;

export type Given = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** What a page says and shows. Its addresses look right, but only the page can tell whether they are pictures. */
export type SiteRead = {
  values: FormValues;
  portrait: { src: string; focus: string; colour?: unknown };
  stills: readonly { name: string; src: string; focus: string }[];
  cv?: Uint8Array<ArrayBuffer>;
  linkImage?: LinkImage;
};

/** Returns the problem with what was given, if there is one. */
export function readSite(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
): SiteRead | { problem: string } {
  try {
    return read(given, measures);
  } catch (error) {
    if (error instanceof Unopened) return { problem: error.message };
    throw error;
  }
}

function read(given: readonly Given[], measures: CompiledFonts['measures']): SiteRead {
  const room = { left: LARGEST };
  const entries = given.flatMap(({ name, bytes }) =>
    isZip(bytes) ? entriesOf(bytes, room) : [{ name, read: () => bytes }],
  );
  const named = (pattern: RegExp) => only(entries.filter(({ name }) => pattern.test(name)));
  const page = named(/(?:^|\/)index\.html?$/i) ?? named(/\.html?$/i);
  if (!page) throw new Unopened(cannotOpen.noPage);
  const html = new TextDecoder().decode(page.read());
  if (html.trim() === '') throw new Unopened(cannotOpen.empty);
  const cv = named(/CV\.pdf$/) ?? named(/\.pdf$/i);
  const linkImage = named(/(?:^|\/)preview\.png$/) ?? named(/(?:^|\/)preview\.[\w-]+\.png$/);
  const site = readPage(findIn(html), measures);
  return {
    ...site,
    ...(cv && { cv: cv.read() }),
    ...(linkImage && { linkImage: { bytes: linkImage.read(), shows: showsOf(site) } }),
  };
}

/** Hidden files. Apple's zips have one for each file, with a name like the file's. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/))/;

function only(entries: readonly Entry[]): Entry | undefined {
  const [first, ...others] = entries.filter(({ name }) => !BESIDE.test(name));
  if (first && others.some(({ name }) => name === first.name))
    throw new Unopened(cannotOpen.twice(first.name));
  return first;
}

/** What its picture for links shows. */
function showsOf({ values, portrait }: Pick<SiteRead, 'values' | 'portrait'>): string {
  return JSON.stringify(linkImageContent(portfolioSchema.parse(values), portrait.src));
}

function readPage(page: SavedPage, measures: CompiledFonts['measures']) {
  const { version, portfolio, portrait } = blockOf(page);
  if (!Number.isInteger(version) || Number(version) < 1) throw new Unopened(cannotOpen.damaged);
  if (Number(version) > VERSION) throw new Unopened(cannotOpen.newer);
  const [values, { projects = [], portraitFocus = '' }] = checked(portfolio, measures);
  const { src = page.portrait, colour } = groupOf(portrait);
  const stills = projects.flatMap(({ still, stillFocus = '' }) => {
    if (still === undefined) return [];
    return [{ name: still, src: pictureAddress(page.stills.get(still)), focus: stillFocus }];
  });
  const face = { src: pictureAddress(src), focus: portraitFocus, colour };
  return { values, portrait: face, stills };
}

function blockOf({ blocks, isSite }: SavedPage): Readonly<Record<string, unknown>> {
  const [block, another] = blocks;
  if (blocks.length === 0)
    throw new Unopened(isSite ? cannotOpen.firstVersion : cannotOpen.foreign);
  if (another !== undefined) throw new Unopened(cannotOpen.severalBlocks);
  if (block === undefined) throw new Unopened(cannotOpen.damaged);
  if (block.length > LONGEST_BLOCK) throw new Unopened(cannotOpen.tooMuch);
  const value = parsed(block);
  refuseOdd(value);
  return groupOf(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unopened(cannotOpen.damaged);
  }
}

/** Goes through all of it without a call in a call, because whatever follows a deep nesting runs out of stack. */
function refuseOdd(whole: unknown): void {
  const left = [{ value: whole, depth: 0 }];
  let count = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    // An object that has this key may behave as the page wants.
    if (Object.hasOwn(value, '__proto__')) throw new Unopened(cannotOpen.damaged);
    // WebKit takes seconds to make a million names for the values of a list.
    const inside = Array.isArray(value) ? value : Object.values(value);
    count += inside.length;
    if (depth > DEEPEST || count > MOST_VALUES) throw new Unopened(cannotOpen.tooMuch);
    for (const each of inside) left.push({ value: each, depth: depth + 1 });
  }
}

function groupOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unopened(cannotOpen.damaged);
  return value as Readonly<Record<string, unknown>>;
}

/** What a page says, once nothing in it is wrong. */
function checked(value: unknown, measures: CompiledFonts['measures']): [FormValues, Portfolio] {
  const values = groupOf(value);
  const issue = checkPortfolio(values, measures).find((each) => each.severity === 'error');
  if (issue) throw new Unopened(cannotOpen.content(`${shortened(issue.field)} ${issue.problem}`));
  return [values as FormValues, portfolioSchema.parse(values)];
}

function shortened(name: string): string {
  const [...characters] = name.slice(0, 200);
  return characters.length > 100 ? `${characters.slice(0, 98).join('')}…` : name;
}

function pictureAddress(src: unknown): string {
  if (!isPictureAddress(src)) {
    const isSlow = issueWithPictureAddress(src) === 'slow';
    throw new Unopened(isSlow ? cannotOpen.slowDrawing : cannotOpen.pictures);
  }
  return src;
}
