/** Reads a file as TOML, or tells the place of a mistake and its likely cause. */
import { isUtf8 } from 'node:buffer';
import { parse, TomlError, type TomlTable } from 'smol-toml';
import type { Fault } from '../../compose/check/fault.ts';
import { quote } from '../../schema/rules.ts';

type Flaw = Pick<Fault, 'field' | 'problem' | 'expected'>;

/** A file that cannot be read. It stands in the place of its content. */
export class Unreadable {
  readonly flaw: Flaw;
  constructor(flaw: Flaw) {
    this.flaw = flaw;
  }
}

export function readToml(bytes: Uint8Array): TomlTable | Unreadable {
  // This finds UTF-16 and old code pages.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const expected = 'Open it in your editor and save it again, with the encoding UTF-8.';
    return new Unreadable({ field: '', problem: 'is not saved as UTF-8.', expected });
  }
  // The decoder drops the mark that some editors put at the start.
  const source = new TextDecoder().decode(bytes);
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return new Unreadable(flawOf(source, error));
  }
}

type Cause = { problem: string; expected: string; column?: number };

/** Shows the line, with a mark under the place. */
function flawOf(source: string, error: TomlError): Flaw {
  const line = source.split(/\r?\n/)[error.line - 1] ?? '';
  const cause = causeOf(line, error.column - 1, error.message);
  const column = cause.column ?? error.column - 1;
  // A long line is cut around the place, because the terminal would wrap it and the mark would point elsewhere.
  const start = column > 60 ? column - 40 : 0;
  const excerpt = line.slice(start, start + 76).trimEnd();
  const indent = line.slice(start, column).replace(/[^\t]/g, ' ');
  return {
    field: `line ${error.line}`,
    problem: `${cause.problem}\n      ${excerpt}\n      ${indent}^`,
    expected: cause.expected,
  };
}

const FIELD = 'A field is its name, =, and a text between straight quotes: name = "…".';

/** The likely cause of the parser's message, in words for somebody who writes texts. */
function causeOf(line: string, column: number, message: string): Cause {
  const found = line.slice(column);
  const before = line.slice(0, column).trimEnd();
  const curly = line.search(/(?<=[=[,]\s*)[‘’‚“”„«»]/);
  if (curly >= 0) {
    const expected = 'Put the text between straight ones: "…". Inside it, curly ones are fine.';
    return { problem: 'has a curly quotation mark around a text.', expected, column: curly };
  }
  if (/redefine/.test(message)) {
    const expected = 'Keep one of them; a list has [[two brackets]] above each entry.';
    return { problem: 'says again what stands further above.', expected };
  }
  if (/control characters/.test(message) && column >= line.length) {
    const at = Math.max(0, line.search(/["']/));
    const expected = `End the text with the same sign that it begins with, on the same line; a text of several lines stands between """ and """.`;
    return { problem: 'begins a text that does not end.', expected, column: at };
  }
  if (/unfinished string/.test(message)) {
    const expected = 'End the text with the same sign, or the same three, that it begins with.';
    return { problem: 'begins a text that does not end.', expected };
  }
  if (/escape/.test(message)) {
    const expected = "Write \\\\ instead of it, or put the text between single quotes: '…'.";
    return { problem: 'has a \\ in a text.', expected };
  }
  if (/invalid value/.test(message)) {
    if (found.trim() === '') return { problem: 'says nothing behind the =.', expected: FIELD };
    const [words = ''] = /^[^#,\]"']+/.exec(found) ?? [];
    if (/^(?:true|false)\s*$/i.test(words)) {
      return { problem: `has ${quote(words.trim())}.`, expected: 'Write it in small letters.' };
    }
    return {
      problem: words ? `has ${quote(words.trim())} without quotation marks.` : 'is not understood.',
      expected: FIELD,
    };
  }
  if (/end-of-line/.test(message) && /["']$/.test(before)) {
    if (/^[,;.]/.test(found)) {
      return { problem: `has a ${found[0]} behind the text.`, expected: 'Remove it.' };
    }
    const expected = 'Write ’ or ” instead of it, or put a \\ before it.';
    return { problem: 'has a quotation mark inside the text, which ends there.', expected };
  }
  if (/comma or end of structure/.test(message)) {
    const expected = 'A list is [ and ], and between its texts stand commas: ["…", "…"].';
    return { problem: 'lacks a comma, or the ] of a list above it.', expected };
  }
  if (/^\s*\[/.test(line) || /\]\s*$/.test(before)) {
    const expected = 'It is [name], or [[name]] above each entry of a list, alone on its line.';
    return { problem: 'is no right heading.', expected };
  }
  return { problem: 'is not understood.', expected: `${FIELD} A line that is none begins with #.` };
}
