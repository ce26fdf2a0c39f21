/** A table as plain text: cells between tabs, semicolons or commas. A cell in quotes may have several lines, and quotes that are doubled. */
import { type Cell, MOST_COLUMNS, MOST_ROWS } from './html-table.ts';

type Rows = readonly (readonly Cell[])[];

/** A sentence is longer than a cell of most tables. */
const LONGEST_CELL = 80;

export function separatedTable(text: string): Rows | 'large' | undefined {
  if (text.includes('\t')) {
    const rows = split(text, '\t');
    // Word writes a tab behind each bullet.
    if (rows === 'large') return rows;
    return rows.filter((row) => row.length > 1).length > rows.length / 2 ? rows : undefined;
  }
  for (const sign of [';', ',']) {
    if (!text.includes(sign)) continue;
    const rows = split(text, sign);
    if (rows === 'large' || isEven(rows)) return rows;
  }
  return undefined;
}

/** Sentences have commas, too, but not all the same number of them. */
function isEven(rows: Rows): boolean {
  const [{ length } = []] = rows;
  if (rows.length < 2 || length < 2) return false;
  return rows.every(
    (row) => row.length === length && row.every((cell) => cell.text.length <= LONGEST_CELL),
  );
}

function split(text: string, sign: string): Rows | 'large' {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  /** Once a quote has no end, no later one has. */
  let hasQuotes = true;
  const unquoted = new RegExp(`[^${sign}\n]*`, 'y');
  const quoted = new RegExp(`"((?:[^"]|"")*)"(?=[${sign}\n]|$)`, 'y');
  for (let at = 0; at <= text.length; ) {
    unquoted.lastIndex = at;
    quoted.lastIndex = at;
    const whole = hasQuotes && text[at] === '"' ? quoted.exec(text) : null;
    if (hasQuotes && text[at] === '"' && !whole) hasQuotes = text.indexOf('"', at + 1) > 0;
    const written = whole ? whole[1]?.replaceAll('""', '"') : unquoted.exec(text)?.[0];
    row.push({ text: (written ?? '').trim() });
    if (row.length > MOST_COLUMNS) return 'large';
    at = whole ? quoted.lastIndex : unquoted.lastIndex;
    if (text[at] !== sign) {
      if (row.some((cell) => cell.text !== '')) rows.push(row);
      row = [];
      if (rows.length > MOST_ROWS) return 'large';
    }
    at += 1;
  }
  return rows;
}
