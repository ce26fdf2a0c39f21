/** Puts glyphs together by where they are: to words, and these to pieces of lines without a wide gap. */

import { inReadingDirection } from './direction.ts';
import type { Glyph } from './glyph-pen.ts';

export type Segment = {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  /** When its first glyph is drawn. */
  order: number;
  /** Its beginning, if that is larger than the rest, as a name may be before what somebody is. */
  beginning?: { text: string; size: number };
};

/** As parts of the size. */
const SAME_LINE = 0.25;
const NEW_WORD = 0.105;
const NEW_SEGMENT = 1.3;
/** Where several lines begin, a narrower gap is one, too. */
const NEW_COLUMN = 0.6;
const MANY_LINES = 4;
/** Some programs draw bold text twice. */
const DRAWN_TWICE = 0.12;

/** Those that are turned alike. */
export function segmentsOf(glyphs: readonly Glyph[]): Segment[] {
  const sorted = glyphs.filter(({ text }) => text !== '').sort((one, other) => other.y - one.y);
  const rows: Glyph[][] = [];
  let first: Glyph | undefined;
  for (const glyph of sorted) {
    const isNew =
      first === undefined || first.y - glyph.y > SAME_LINE * Math.min(first.size, glyph.size);
    if (isNew) {
      rows.push([]);
      first = glyph;
    }
    rows.at(-1)?.push(glyph);
  }
  const pieces = rows.map((row) => piecesIn(row, new Set()));
  const starts = new Map<number, number>();
  for (const [first] of pieces.flat())
    if (first) starts.set(Math.round(first.x), (starts.get(Math.round(first.x)) ?? 0) + 1);
  const columns = [...starts].filter(([, count]) => count >= MANY_LINES).map(([x]) => x);
  const edges = new Set(columns.flatMap((x) => [x - 1, x, x + 1]));
  return rows.flatMap((row) =>
    justified(piecesIn(row, edges), edges).flatMap((piece) => {
      const segment = segmentOf(piece);
      return segment ? [segment] : [];
    }),
  );
}

/** The edges are those of columns. */
function piecesIn(row: readonly Glyph[], edges: ReadonlySet<number>): Glyph[][] {
  const sorted = [...row].sort((one, other) => one.x - other.x || one.order - other.order);
  const found: Glyph[][] = [];
  let current: Glyph[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const glyph of sorted) {
    if (isAgain(glyph, current)) continue;
    const isSpace = glyph.text.trim() === '';
    const least = edges.has(Math.round(glyph.x)) ? NEW_COLUMN : NEW_SEGMENT;
    const wide = glyph.x - end > least * glyph.size;
    if (wide && !isSpace && !(current.length > 0 && isBullet(current))) {
      current = [];
      found.push(current);
    }
    if (isSpace && (current.length === 0 || wide)) continue;
    current.push(glyph);
    if (!isSpace) end = Math.max(current.length > 1 ? end : glyph.end, glyph.end);
  }
  return found;
}

/** Words of a narrow column that are spread over its width: the gaps between them are alike. */
function justified(pieces: readonly Glyph[][], edges: ReadonlySet<number>): Glyph[][] {
  const joined: Glyph[][] = [];
  for (let at = 0; at < pieces.length; ) {
    let next = at + 1;
    const usual = gapBetween(pieces[at], pieces[next]);
    const isLike = (index: number) => {
      const [start] = pieces[index] ?? [];
      const gap = gapBetween(pieces[index - 1], pieces[index]);
      return start && !edges.has(Math.round(start.x)) && Math.abs(gap - usual) < 0.1 * usual;
    };
    while (isLike(next)) next += 1;
    // Of two gaps each could be like the other.
    const count = next - at > 3 ? next - at : 1;
    joined.push(pieces.slice(at, at + count).flat());
    at += count;
  }
  return joined;
}

const gapBetween = (piece: readonly Glyph[] = [], next: readonly Glyph[] = []) =>
  (next[0]?.x ?? 0) - (piece.findLast(({ text }) => text.trim() !== '')?.end ?? 0);

/** Whether the same stands there already. */
function isAgain(glyph: Glyph, before: readonly Glyph[]): boolean {
  for (let at = before.length - 1; at >= Math.max(0, before.length - 4); at -= 1) {
    const each = before[at];
    if (each?.text === glyph.text && glyph.x - each.x < DRAWN_TWICE * glyph.size) return true;
  }
  return false;
}

const isBullet = (glyphs: readonly Glyph[]) =>
  /^(?:[•●○◦▪■□▸►➢✓·*–—-]|\d{1,2}[.)])$/.test(
    glyphs
      .map(({ text }) => text)
      .join('')
      .trim(),
  );

function segmentOf(glyphs: readonly Glyph[]): Segment | undefined {
  const visible = glyphs.filter(({ text }) => text.trim() !== '');
  const [first] = visible;
  if (!first) return undefined;
  const words = isSpaced(glyphs) ? spacedWords(visible) : wordsOf(glyphs);
  const text = inReadingDirection(words)
    .replace(/ {2,}/g, ' ')
    // Some programs write one hyphen as several kinds of it.
    .replace(/[-\u00AD\u2010\u2011]{2,}/g, (run) => (new Set(run).size > 1 ? '-' : run))
    .replace(/(^|\s)\u00AD(?=\s|$)/g, '$1–')
    .replaceAll('\u00AD', '-')
    .trim();
  if (text === '') return undefined;
  return {
    text,
    x: first.x,
    end: Math.max(...visible.slice(-4).map(({ end }) => end)),
    y: middle(visible.map(({ y }) => y)),
    size: middle(visible.map(({ size }) => size)),
    order: visible.reduce((least, { order }) => Math.min(least, order), first.order),
    ...beginningOf(glyphs),
  };
}

/** As a part of the size. Small capitals are no less, because words begin with large ones. */
const SMALLER = 0.85;

function beginningOf(glyphs: readonly Glyph[]): Pick<Segment, 'beginning'> {
  const starts = glyphs.flatMap(({ text }, index) =>
    text.trim() !== '' && (glyphs[index - 1]?.text ?? ' ').trim() === '' ? [index] : [],
  );
  const sizes = starts.map((start, word) =>
    glyphs.slice(start, starts[word + 1]).reduce((most, { size }) => Math.max(most, size), 0),
  );
  const least = SMALLER * (sizes[0] ?? 0);
  const end = sizes.findIndex((size) => size < least);
  if (end < 1 || sizes.slice(end).some((size) => size >= least)) return {};
  const { text, size } = segmentOf(glyphs.slice(0, starts[end])) ?? {};
  return text && size ? { beginning: { text, size: Math.round(size * 10) / 10 } } : {};
}

/** In the order of the paper, with spaces. */
function wordsOf(glyphs: readonly Glyph[], gap = NEW_WORD): string[] {
  const texts: string[] = [];
  let before: Glyph | undefined;
  for (const [index, glyph] of glyphs.entries()) {
    if (isHidden(glyph, before, glyphs[index + 1])) continue;
    if (before && glyph.x - before.end > gap * glyph.size) texts.push(' ');
    texts.push(glyph.text);
    before = glyph;
  }
  return texts;
}

/** Whether it is a space that lies on a letter or figure, and the next follows without a gap. */
function isHidden(glyph: Glyph, before: Glyph | undefined, next: Glyph | undefined): boolean {
  const isBetween = [before?.text, next?.text].every((text) => /^[\p{L}\p{N}]$/u.test(text ?? ''));
  if (glyph.text !== ' ' || !before || !next || !isBetween) return false;
  const isOver = before.end - glyph.x > 0.3 * (glyph.end - glyph.x);
  return isOver && next.x - before.end < 0.05 * glyph.size;
}

/** Whether each letter stands alone: `A N W A A R`. */
function isSpaced(glyphs: readonly Glyph[]): boolean {
  const words = wordsOf(glyphs).join('').split(/ +/).filter(Boolean);
  const alone = words.filter((word) => /^(?:\p{Lu}|\p{Ll})\p{M}*$/u.test(word));
  return words.length >= 4 && alone.length >= 0.8 * words.length;
}

/** Only what is wider than the usual gap parts words then. */
function spacedWords(visible: readonly Glyph[]): string[] {
  const gaps = visible.map((glyph, index) => glyph.x - (visible[index - 1]?.end ?? glyph.x));
  const usual = middle(gaps.slice(1));
  const size = visible[0]?.size ?? 1;
  return wordsOf(visible, (1.5 * usual) / size + 0.05);
}

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
