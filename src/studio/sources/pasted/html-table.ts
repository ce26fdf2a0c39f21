/** The table in the HTML of a clipboard, as spreadsheets, word processors and browsers write it. */
import { withoutReferences } from './character-references.ts';
import { htmlPieces, isBlock, isUnseen } from './html-pieces.ts';

export type Cell = {
  /** Its lines. */
  text: string;
  /** Where its text leads. */
  link?: string;
};

/** More than an owner has, and little enough to be read at once. */
export const MOST_ROWS = 2000;
export const MOST_COLUMNS = 60;

const EMPTY: Cell = { text: '' };
/** Tables in tables: the pages of some sites are laid out so. */
const MOST_NESTED = 8;

const CELLS = /^(?:table|t[rdh])$/;
/** They have an end. */
const INLINE = /^(?:a|b|div|font|i|p|small|span|su[bp])$/;

type Open = {
  rows: Cell[][];
  /** The cells that reach down into the next rows, by their columns. */
  reaching: Map<number, { cell: Cell; rows: number }>;
  row?: { cells: Cell[]; isUnseen: boolean; isHead: boolean };
  cell?: { said: string[]; link?: string; columns: number; rows: number; isUnseen: boolean };
  hasHead: boolean;
};

type HtmlTable = {
  rows: readonly (readonly Cell[])[];
  /** Whether its first row is one of headings. */
  hasHead: boolean;
};

/** The table with the most cells, together with those beside it. */
export function htmlTable(html: string): HtmlTable | 'large' | undefined {
  const nested: Open[] = [];
  /** Those that have ended, by their depth. */
  const ended = Array.from({ length: MOST_NESTED }, (): Open[] => []);
  let ignored = 0;
  let isLarge = false;
  /** The element that is not seen and has not ended. */
  let unseen = '';

  const begin = () => {
    const table: Open = { rows: [], reaching: new Map(), hasHead: false };
    nested.push(table);
    return table;
  };
  const endCell = (table: Open) => {
    const { cell, row } = table;
    delete table.cell;
    if (!cell || !row || cell.isUnseen) return;
    const text = tidied(cell.said);
    const made = { text, ...(cell.link !== undefined && { link: cell.link }) };
    reachDown(table, row.cells);
    for (let column = 0; column < cell.columns; column += 1) {
      const each = column === 0 ? made : EMPTY;
      const at = row.cells.length;
      if (at >= MOST_COLUMNS) {
        if (each.text !== '') isLarge = true;
        break;
      }
      row.cells.push(each);
      if (cell.rows > 1) table.reaching.set(at, { cell: each, rows: cell.rows - 1 });
    }
  };
  const endRow = (table: Open) => {
    endCell(table);
    const { row } = table;
    delete table.row;
    if (!row) return;
    reachDown(table, row.cells);
    if (row.isUnseen || row.cells.every(({ text }) => text === '')) return;
    if (table.rows.length === 0) table.hasHead = row.isHead;
    table.rows.push(row.cells);
    if (table.rows.length > MOST_ROWS) isLarge = true;
  };
  const end = () => {
    const table = nested.pop();
    if (!table) return;
    endRow(table);
    ended[nested.length]?.push(table);
    const said = table.rows.map((row) => row.map(({ text }) => text).join(' '));
    nested.at(-1)?.cell?.said.push(`\n${said.join('\n')}\n`);
  };

  for (const piece of htmlPieces(html)) {
    if (isLarge) return 'large';
    const table = nested.at(-1);
    if (piece.kind === 'text') {
      if (unseen === '') table?.cell?.said.push(piece.text.replace(/\s+/g, ' '));
      continue;
    }
    const { kind, tag, attributes } = piece;
    const isStart = kind === 'start';
    // Some pages have a key to sort by in a cell, which nobody sees.
    if (CELLS.test(tag) || (tag === unseen && !isStart)) unseen = '';
    else if (unseen === '' && isStart && INLINE.test(tag) && isUnseen(attributes)) unseen = tag;
    if (tag === 'table') {
      if (isStart && nested.length < MOST_NESTED) begin();
      else if (isStart) ignored += 1;
      else if (ignored > 0) ignored -= 1;
      else end();
    } else if (ignored > 0) continue;
    else if (tag === 'tr') {
      const row = table ?? (isStart ? begin() : undefined);
      if (row) endRow(row);
      if (row && isStart) row.row = { cells: [], isUnseen: isUnseen(attributes), isHead: true };
    } else if (tag === 'td' || tag === 'th') {
      if (table) endCell(table);
      if (!table || !isStart) continue;
      table.row ??= { cells: [], isUnseen: false, isHead: true };
      if (tag === 'td') table.row.isHead = false;
      table.cell = {
        said: [],
        columns: spanOf('colspan', attributes, MOST_COLUMNS),
        rows: spanOf('rowspan', attributes, MOST_ROWS),
        isUnseen: isUnseen(attributes),
      };
    } else if (table?.cell) {
      if (isBlock(tag)) table.cell.said.push('\n');
      const link = tag === 'a' && isStart ? linkIn(attributes) : undefined;
      if (link !== undefined) table.cell.link ??= link;
    }
  }
  while (nested.length > 0) end();
  const largest = largestOf(ended);
  return largest && largest.rows.length > MOST_ROWS ? 'large' : largest;
}

/** Puts the cells of earlier rows that reach down to here into the row. */
function reachDown({ reaching }: Open, cells: Cell[]): void {
  for (let from = reaching.get(cells.length); from; from = reaching.get(cells.length)) {
    if (from.rows > 1) reaching.set(cells.length, { ...from, rows: from.rows - 1 });
    else reaching.delete(cells.length);
    cells.push(from.cell);
  }
}

function largestOf(ended: readonly (readonly Open[])[]): HtmlTable | undefined {
  const each = ended.map((tables) => ({
    rows: tables.flatMap(({ rows }) => rows),
    hasHead: tables[0]?.hasHead === true,
  }));
  const sizeOf = ({ rows }: HtmlTable) =>
    rows.filter((row) => row.filter(({ text }) => text !== '').length > 1).length;
  return each.sort((one, other) => sizeOf(other) - sizeOf(one))[0];
}

const tidied = (said: readonly string[]) =>
  said
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();

function spanOf(name: string, attributes: string, most: number): number {
  const [, number = '1'] =
    new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,6})`, 'i').exec(attributes) ?? [];
  return Math.min(Math.max(Number(number), 1), most);
}

/** An address on the web. */
function linkIn(attributes: string): string | undefined {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = withoutReferences(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^https?:\/\//i.test(address) ? address : undefined;
}
