/**
 * Reads the HTML of a clipboard piece by piece, each sign once. There is no document, so nothing in it can run or load, and no depth of
 * elements matters; the policy of the studio would also complain of each style in a document.
 */
import { withoutReferences } from './character-references.ts';

export type HtmlPiece =
  | { kind: 'text'; text: string }
  /** `attributes` are as they are written. */
  | { kind: 'start' | 'end'; tag: string; attributes: string };

/** Longer markup is not looked at, because that would take long. */
export const MOST_MARKUP = 8_000_000;

/** What stands in these is not seen. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...['head', 'iframe', 'noscript', 'object', 'script', 'select', 'style', 'template', 'textarea'],
  ...['title', 'xml'],
]);

const NAME = /[a-z][^\s/>]*/iy;

export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) {
      const text = html.slice(at, open < 0 ? html.length : open);
      yield { kind: 'text', text: withoutReferences(text) };
    }
    if (open < 0) return;
    const mark = html[open + 1] ?? '';
    if (mark === '!' || mark === '?') {
      // Word hides its own parts in comments.
      const isComment = html.startsWith('<!--', open);
      const end = isComment ? html.indexOf('-->', open + 2) : html.indexOf('>', open);
      if (end < 0) return;
      at = end + (isComment ? 3 : 1);
      continue;
    }
    NAME.lastIndex = open + (mark === '/' ? 2 : 1);
    const tag = NAME.exec(html)?.[0].toLowerCase();
    if (tag === undefined) {
      yield { kind: 'text', text: '<' };
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, NAME.lastIndex);
    if (end < 0) return;
    const attributes = html.slice(NAME.lastIndex, end);
    at = end + 1;
    if (mark !== '/' && UNSEEN.has(tag)) at = attributes.endsWith('/') ? at : endOf(tag, html, at);
    else yield { kind: mark === '/' ? 'end' : 'start', tag, attributes };
  }
}

/** The place of the > that ends a tag. One in quotes does not. */
function endOfTag(html: string, from: number): number {
  const sign = /[>"']/g;
  sign.lastIndex = from;
  for (let found = sign.exec(html); found; found = sign.exec(html)) {
    if (found[0] === '>') return found.index;
    const close = html.indexOf(found[0], sign.lastIndex);
    if (close < 0) return html.indexOf('>', found.index);
    sign.lastIndex = close + 1;
  }
  return -1;
}

/** The place behind the end tag. Without one, nothing else is seen. */
function endOf(tag: string, html: string, from: number): number {
  const end = new RegExp(`</${tag}\\b[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/** Whether a browser would not show the element. */
export const isUnseen = (attributes: string) =>
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes) ||
  // What overflows is hidden in many cells.
  /\shidden\b/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''));

/** Whether the element stands on lines of its own. */
export const isBlock = (tag: string) =>
  /^(?:address|article|blockquote|br|center|d[dlt]|div|fieldset|figure|footer|form|h[1-6r]|header|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/.test(
    tag,
  );
