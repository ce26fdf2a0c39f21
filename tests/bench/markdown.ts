/** Formats figures as Markdown, for the terminal and docs/MEASURED.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/sites/project-copy.ts';
import { median } from './statistics.ts';

/** The first column is aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The median, and the range where there is one. */
export function withSpread(numbers: readonly number[]): string {
  if (numbers.length === 0) return '–';
  const [least, most] = [whole(Math.min(...numbers)), whole(Math.max(...numbers))];
  return least === most ? least : `${whole(median(numbers))} (${least}…${most})`;
}

/** Replaces what stands between `<!-- part -->` and `<!-- /part -->`. */
export function withPart(document: string, part: string, text: string): string {
  const [start, end] = [`<!-- ${part} -->\n`, `<!-- /${part} -->`];
  const from = document.indexOf(start) + start.length;
  const to = document.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`docs/MEASURED.md has no ${start}${end}`);
  return document.slice(0, from) + text + document.slice(to);
}

/** Writes a part of docs/MEASURED.md. */
export function writePart(part: string, texts: readonly string[]): void {
  const document = join(root, 'docs/MEASURED.md');
  const text = `${texts.join('\n\n')}\n`;
  writeFileSync(document, withPart(readFileSync(document, 'utf8'), part, text));
}
