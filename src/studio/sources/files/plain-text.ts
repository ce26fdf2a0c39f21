/** Tells texts from other bytes, and tables from other texts. */

/** Control characters stand in no text, and soon in all else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const NO_TEXT = /[\0-\x08\x0E-\x1A\x1C-\x1F\x7F]/;

/** The text of these bytes, or undefined if they are none. `isCut`: more bytes follow. A spreadsheet may write UTF-16. */
export function textIn(bytes: Uint8Array, isCut: boolean): string | undefined {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(label).decode(bytes, { stream: isCut });
  if (text === '' || NO_TEXT.test(text)) return undefined;
  // Spreadsheets on Windows still write as they did before Unicode.
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** Whether most lines have the same sign between their cells. In a text without the ending of a table, a comma is a comma. */
export function isTable(text: string, name: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const signs = /\.csv$/i.test(name) ? ['\t', ';', ','] : ['\t', ';'];
  return (
    lines.length > 1 &&
    signs.some((sign) => lines.filter((line) => line.includes(sign)).length >= SHARE * lines.length)
  );
}

/** Of 1. Texts in cells may have lines, and a table a heading. */
const SHARE = 0.6;
