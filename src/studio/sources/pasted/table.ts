/** A table that was pasted, and the little that is guessed of it. */
import { toAsciiDigits } from '../../../schema/tidy.ts';
import { MOST_MARKUP } from './html-pieces.ts';
import { type Cell, htmlTable, MOST_COLUMNS } from './html-table.ts';
import { withoutBullet } from './lines.ts';
import { separatedTable } from './separated-table.ts';

/** What a clipboard holds. Programs that have no text with markup write none. */
export type Pasted = { plain: string; html: string };

type Row = readonly Cell[];

export type PastedTable = {
  /** All of the same length. */
  rows: readonly Row[];
  /** Whether the first row seems to name the columns. */
  hasNames: boolean;
  /** The column that seems to say when. */
  years: number | undefined;
};

/** The table in a clipboard, if it has two columns or more. */
export function tableIn({ plain, html }: Pasted): PastedTable | 'large' | undefined {
  if (html.length > MOST_MARKUP) return 'large';
  const marked = /<t[dr]\b/i.test(html) ? htmlTable(html) : undefined;
  if (marked === 'large') return marked;
  const ofMarkup = marked && tableOf(marked.rows, marked.hasHead);
  if (ofMarkup) return ofMarkup;
  const rows = separatedTable(plain);
  if (rows === 'large') return rows;
  const table = rows && tableOf(rows, false);
  // Two commas are no table yet, as sentences have them.
  const isCommas = !plain.includes('\t') && (table?.rows[0]?.length ?? 0) < 3;
  return isCommas && table?.years === undefined ? undefined : table;
}

function tableOf(given: readonly Row[], hasHead: boolean): PastedTable | undefined {
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...given.map(({ length }) => length)));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    given.some((row) => withoutBullet(row[column]?.text ?? '') !== ''),
  );
  if (columns.length < 2) return undefined;
  const rows = given.map((row) => columns.map((column) => row[column] ?? { text: '' }));
  const years = yearsOf(rows);
  const [first = []] = rows;
  const named = years === undefined ? '' : (first[years]?.text ?? '');
  return {
    rows,
    years,
    hasNames: rows.length > 1 && (hasHead || (named !== '' && !hasYear(named))),
  };
}

/** The column of which nearly each cell but the first says a year and not much more. */
function yearsOf(rows: readonly Row[]): number | undefined {
  const [first = []] = rows;
  const body = rows.length > 1 ? rows.slice(1) : rows;
  const shares = first.map((_, column) => {
    const texts = body.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
    return texts.length < body.length / 2 ? 0 : texts.filter(hasYear).length / texts.length;
  });
  const most = Math.max(0, ...shares);
  return most >= 0.75 ? shares.indexOf(most) : undefined;
}

/** In characters: 'September 2019 – December 2021' has 30. */
const LONGEST_PERIOD = 40;

const hasYear = (text: string) =>
  text.length <= LONGEST_PERIOD && /(?:^|\D)(?:19|20)\d\d(?!\d)/.test(toAsciiDigits(text));
