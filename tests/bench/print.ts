import { median } from './statistics.ts';

export function heading(text: string): void {
  console.log(`\n${text}\n`);
}

/** The first column to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('   ').trimEnd());
  }
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The median with the least and the most; of one number, that. */
export function withSpread(numbers: readonly number[]): string {
  if (numbers.some(Number.isNaN)) return '–';
  if (numbers.length === 1) return whole(median(numbers));
  return `${whole(median(numbers))} (${whole(Math.min(...numbers))} to ${whole(Math.max(...numbers))})`;
}
