/** Reads a file as TOML, or says where a mistake is and what its likely cause is. */
import { isUtf8 } from 'node:buffer';
import { parse, TomlError, type TomlTable } from 'smol-toml';
import { quote } from '../../schema/text-length.ts';
import type { SchemaIssue } from '../../schema/validate.ts';

/** Returned for a file that cannot be read, instead of its content. */
export class Unreadable {
  readonly issue: SchemaIssue;
  constructor(issue: SchemaIssue) {
    this.issue = issue;
  }
}

export function readToml(bytes: Uint8Array): TomlTable | Unreadable {
  // This finds UTF-16 and old code pages.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const expected = 'Open it in your editor and save it again, with the encoding UTF-8.';
    return new Unreadable({ field: '', problem: 'is not saved as UTF-8.', expected });
  }
  // The decoder drops the byte order mark that some editors put at the start.
  const source = new TextDecoder().decode(bytes);
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return new Unreadable(issueOf(source, error));
  }
}

type Cause = { problem: string; expected: string; column?: number };

/** Shows the line, with a mark under the place. */
function issueOf(source: string, error: TomlError): SchemaIssue {
  const lines = source.split(/\r?\n/);
  const single = isRepeated(error) ? singleAmong(lines, error.line - 1) : undefined;
  const at = single ?? error.line - 1;
  const line = lines[at] ?? '';
  const cause = single === undefined ? causeOf(line, error.column - 1, error) : ofOneBracket(line);
  const column = cause.column ?? error.column - 1;
  // A long line is cut around the place, because the terminal would wrap it and the mark would point elsewhere.
  const start = column > 60 ? column - 40 : 0;
  const excerpt = line.slice(start, start + 76).trimEnd();
  const indent = line.slice(start, column).replace(/[^\t]/g, ' ');
  return {
    field: `line ${at + 1}`,
    problem: `${cause.problem}\n      ${excerpt}\n      ${indent}^`,
    expected: cause.expected,
  };
}

const isRepeated = ({ message }: TomlError) => /redefine/.test(message);

const headingOf = (line: string) => /^\s*(\[\[?)\s*([\w.-]+)\s*\]/.exec(line)?.slice(1) ?? [];

/**
 * Of two headings of the same list, the line that has only one bracket on each side. The parser stops at the second heading, but
 * the first one may be wrong.
 */
function singleAmong(lines: readonly string[], second: number): number | undefined {
  const [brackets, name] = headingOf(lines[second] ?? '');
  const first = lines.slice(0, second).findIndex((line) => {
    const [itsBrackets, itsName] = headingOf(line);
    return itsName === name && itsBrackets !== brackets;
  });
  if (name === undefined || first < 0) return undefined;
  return brackets === '[' ? second : first;
}

function ofOneBracket(line: string): Cause {
  const [, name = ''] = headingOf(line);
  const problem = `has one bracket on each side, and other entries of ${name} have two.`;
  return { problem, expected: `Write [[${name}]].`, column: line.indexOf('[') };
}

const FIELD = 'A field is its name, =, and a text between straight quotes: name = "…".';

/** The likely cause of the parser's message, in words for somebody who does not program. */
function causeOf(line: string, column: number, error: TomlError): Cause {
  const { message } = error;
  const found = line.slice(column);
  const before = line.slice(0, column).trimEnd();
  const curly = line.search(/(?<=[=[,]\s*)[‘’‚“”„«»]/);
  if (curly >= 0) {
    const expected = 'Put the text between straight ones: "…". Inside it, curly ones are fine.';
    return { problem: 'has a curly quotation mark around a text.', expected, column: curly };
  }
  if (isRepeated(error)) {
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
  const [bare, start] = bareNumber(line, column);
  if (bare) {
    const problem = `has ${quote(bare)} without quotation marks.`;
    return { problem, expected: FIELD, column: start };
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

/** A text that begins with a digit and has no quotation marks, such as a date, and its column. */
function bareNumber(line: string, column: number): [text: string, column: number] {
  const before = line.slice(0, column + 1);
  const begin = Math.max(...[...'=[,'].map((sign) => before.lastIndexOf(sign))) + 1;
  const [, space = '', text = ''] = /^(\s*)([+-]?\d[^#,\]"']*)/.exec(line.slice(begin)) ?? [];
  return [begin > 0 ? text.trim() : '', begin + space.length];
}
