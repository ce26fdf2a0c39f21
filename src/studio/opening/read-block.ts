/** Reads a block of JSON in a page, without trust in what it holds. */
import { BLOCK } from '../../site/site-data.ts';
import { fileNamed } from '../model/edited-site.ts';
import { OpenError } from './open-error.ts';
import type { SavedPage } from './saved-page.ts';

/** In characters. The block of a site has a tenth of it. */
const LONGEST_BLOCK = 2_000_000;
/** The depth of nested groups and lists, and the number of all values. A site has a depth of 6 and a thousand values. */
const DEEPEST = 20;
const MOST_VALUES = 50_000;

/** A property of a group that may be missing. */
export const own = (group: unknown, name: string): unknown =>
  group === undefined ? undefined : fileNamed(groupOf(group), name);

export function dataBlockOf({ textsOf, isSite, isWhole }: SavedPage) {
  const blocks = textsOf(BLOCK);
  if (blocks.length === 0 && isSite) throw new OpenError(isWhole ? 'firstVersion' : 'damaged');
  if (blocks.length === 0) throw new OpenError('foreign');
  return onlyBlock(blocks);
}

export function onlyBlock(
  [block, another]: ReturnType<SavedPage['textsOf']>,
  longest = LONGEST_BLOCK,
) {
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

export function groupOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OpenError('damaged');
  return value as Readonly<Record<string, unknown>>;
}
