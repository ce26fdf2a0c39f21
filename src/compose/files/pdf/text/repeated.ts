import type { PdfLine } from './pdf-line.ts';

/** As a part of the height of a page. */
const MARGIN = 0.12;

const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|strona|str\.|p\.|صفحة|第)?\s*[-–—]?\s*\d{1,2}\s*[-–—]?\s*(?:(?:\/|of|von|de|di|sur|z|من|页|頁|ページ)\s*共?\s*(?:\d{1,2}\s*[页頁]?)?)?$/i;

/** Without the numbers of pages, and without what each page has again at its top or bottom. */
export function withoutRepeated(lines: readonly PdfLine[]): PdfLine[] {
  const pages = lines.reduce((most, { page }) => Math.max(most, page), 0);
  const isInMargin = ({ height }: PdfLine) => height < MARGIN || height > 1 - MARGIN;
  const isAtEdge = ({ height }: PdfLine) => height < MARGIN / 2 || height > 1 - MARGIN / 2;
  const keyOf = ({ text, height }: PdfLine) =>
    `${Math.round(height * 100)} ${text.replace(/\d+/g, '#')}`;
  const seen = new Map<string, Set<number>>();
  for (const line of lines.filter(isInMargin)) {
    const key = keyOf(line);
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page));
  }
  return lines.filter((line) => {
    if (!isInMargin(line)) return true;
    const isNumber =
      PAGE_NUMBER.test(line.text) && (/\D/.test(line.text) || line.text === `${line.page}`);
    // A number alone may be something else, if it is not at the edge.
    if (isNumber && (isAtEdge(line) || /\p{L}{3}/u.test(line.text))) return false;
    const on = seen.get(keyOf(line)) ?? new Set();
    // The first page has it, because it may be the name.
    return on.size < 2 || on.size * 2 < pages || Math.min(...on) === line.page;
  });
}
