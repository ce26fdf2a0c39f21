/**
 * Reads a saved site again. Anybody may have made the files, so only the data block and the addresses of pictures are taken from
 * a page, and no property of the block is read before the schema has checked it.
 */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { VERSION } from '../../site/site-data.ts';
import type { FormValues, LinkImage } from '../model/edited-site.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { words } from '../words.ts';
import { LARGEST, OpenError } from './open-error.ts';
import { isPictureAddress, issueWithPictureAddress } from './picture-address.ts';
import { findIn, type SavedPage } from './saved-page.ts';
import { type Entry, entriesOf, isZip } from './unzip.ts';

/** In characters. The block of a site has a tenth of it. */
const LONGEST_BLOCK = 2_000_000;
/** The depth of nested groups and lists, and the number of all values. A site has a depth of 6 and a thousand values. */
const DEEPEST = 20;
const MOST_VALUES = 50_000;

const { cannotOpen } = words;

export type Given = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The content of a page. The addresses have the right form, but only the page can check whether they are pictures. */
export type SiteRead = {
  values: FormValues;
  portrait: { src: string; focus: string; colour?: unknown };
  stills: readonly { name: string; src: string; focus: string }[];
  cv?: Uint8Array<ArrayBuffer>;
  linkImage?: LinkImage;
};

/** Returns the content, or what is wrong with the files. */
export function readSite(
  given: readonly Given[],
  measures: CompiledFonts['measures'],
): SiteRead | { problem: string } {
  try {
    return read(given, measures);
  } catch (error) {
    if (error instanceof OpenError) return { problem: error.message };
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
  if (!page) throw new OpenError(cannotOpen.noPage);
  const html = new TextDecoder().decode(page.read());
  if (html.trim() === '') throw new OpenError(cannotOpen.empty);
  const cv = named(/CV\.pdf$/) ?? named(/\.pdf$/i);
  const linkImage = named(/(?:^|\/)preview\.png$/) ?? named(/(?:^|\/)preview\.[\w-]+\.png$/);
  const site = readPage(findIn(html), measures);
  return {
    ...site,
    ...(cv && { cv: cv.read() }),
    ...(linkImage && { linkImage: { bytes: linkImage.read(), shows: showsOf(site) } }),
  };
}

/** Hidden files. Zips made on a Mac have one for each file, with a similar name. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/))/;

function only(entries: readonly Entry[]): Entry | undefined {
  const [first, ...others] = entries.filter(({ name }) => !BESIDE.test(name));
  if (first && others.some(({ name }) => name === first.name))
    throw new OpenError(cannotOpen.twice(first.name));
  return first;
}

/** What the link image of the page shows. */
function showsOf({ values, portrait }: Pick<SiteRead, 'values' | 'portrait'>): string {
  return JSON.stringify(linkImageContent(portfolioSchema.parse(values), portrait.src));
}

function readPage(page: SavedPage, measures: CompiledFonts['measures']) {
  const { version, portfolio, portrait } = blockOf(page);
  if (!Number.isInteger(version) || Number(version) < 1) throw new OpenError(cannotOpen.damaged);
  if (Number(version) > VERSION) throw new OpenError(cannotOpen.newer);
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
    throw new OpenError(isSite ? cannotOpen.firstVersion : cannotOpen.foreign);
  if (another !== undefined) throw new OpenError(cannotOpen.severalBlocks);
  if (block === undefined) throw new OpenError(cannotOpen.damaged);
  if (block.length > LONGEST_BLOCK) throw new OpenError(cannotOpen.tooMuch);
  const value = parsed(block);
  refuseOdd(value);
  return groupOf(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OpenError(cannotOpen.damaged);
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
    if (Object.hasOwn(value, '__proto__')) throw new OpenError(cannotOpen.damaged);
    // WebKit takes seconds to make a million names for the values of a list.
    const inside = Array.isArray(value) ? value : Object.values(value);
    count += inside.length;
    if (depth > DEEPEST || count > MOST_VALUES) throw new OpenError(cannotOpen.tooMuch);
    for (const each of inside) left.push({ value: each, depth: depth + 1 });
  }
}

function groupOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OpenError(cannotOpen.damaged);
  return value as Readonly<Record<string, unknown>>;
}

/** The values and the portfolio of a page. Throws if they have an error. */
function checked(value: unknown, measures: CompiledFonts['measures']): [FormValues, Portfolio] {
  const values = groupOf(value);
  const issue = checkPortfolio(values, measures).find((each) => each.severity === 'error');
  if (issue) throw new OpenError(cannotOpen.content(`${shortened(issue.field)} ${issue.problem}`));
  return [values as FormValues, portfolioSchema.parse(values)];
}

function shortened(name: string): string {
  const [...characters] = name.slice(0, 200);
  return characters.length > 100 ? `${characters.slice(0, 98).join('')}…` : name;
}

function pictureAddress(src: unknown): string {
  if (!isPictureAddress(src)) {
    const isSlow = issueWithPictureAddress(src) === 'slow';
    throw new OpenError(isSlow ? cannotOpen.slowDrawing : cannotOpen.pictures);
  }
  return src;
}
