import { isRange } from './dates.ts';
import type { PdfLine } from './pdf-line.ts';

/** Words after a hyphen that stands for the rest of a word, as in “Film- und Fernsehregie”. */
const BETWEEN = /^(?:und|oder|bzw|sowie|and|or|to|y|e|o|et|ou|i|lub)\b/;

/** A word that is parted at the end of a line goes whole to that line, and a range of dates that stands on two is one. */
export function withoutBreaks(lines: readonly PdfLine[]): PdfLine[] {
  const joined: PdfLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before?.page === line.page && isRange(before.text, line.text)) {
      before.text += ` ${line.text}`;
      continue;
    }
    // An address is left as it is.
    const isNext =
      before?.page === line.page &&
      Math.abs(before.size - line.size) < 1 &&
      /(?:^|[\s(„“"«])\p{L}*\p{Ll}-$/u.test(before.text) &&
      /^\p{Ll}/u.test(line.text) &&
      !BETWEEN.test(line.text);
    if (!before || !isNext) {
      joined.push({ ...line });
      continue;
    }
    const [end = ''] = /^\S+/.exec(line.text) ?? [];
    if (line.addresses) before.addresses = [...(before.addresses ?? []), ...line.addresses];
    before.text = before.text.slice(0, -1) + end;
    const rest = line.text.slice(end.length).trim();
    if (rest !== '') joined.push({ ...line, text: rest });
  }
  return joined;
}
