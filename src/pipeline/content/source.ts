/** Looks at a file of the content as text, before it is run: its encoding and its syntax. */
import { isUtf8 } from 'node:buffer';
import { parseSync } from 'vite';
import type { Fault } from './fault.ts';

export type Flaw = Pick<Fault, 'field' | 'problem' | 'expected'>;

export function flawOfSource(bytes: Uint8Array): Flaw | undefined {
  // UTF-16 and the code pages of old.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const expected = 'Open it in your editor and save it again, with the encoding UTF-8.';
    return { field: '', problem: 'is not saved as UTF-8.', expected };
  }
  // Without the mark that some editors put at the start.
  const source = new TextDecoder().decode(bytes);
  const [error] = parseSync('content.ts', source, { showSemanticErrors: true }).errors;
  if (!error) return undefined;
  const { message, labels } = error;
  const { at, problem, expected } = causeOf(source, message, labels[0]?.start ?? source.length);
  return flawAt(source, at, problem, expected);
}

/** A flaw with its line, and a mark under the place. */
export function flawAt(source: string, at: number, problem: string, expected: string): Flaw {
  const before = source.slice(0, at).split('\n');
  const line = source.split('\n')[before.length - 1] ?? '';
  const column = before.at(-1)?.length ?? 0;
  // Of a paragraph only what stands around the place, or the terminal would wrap it and the mark point elsewhere.
  const start = column > 60 ? column - 40 : 0;
  const excerpt = line.slice(start, start + 76).trimEnd();
  const indent = line.slice(start, column).replace(/[^\t]/g, ' ');
  return {
    field: `line ${before.length}`,
    problem: `${problem}\n      ${excerpt}\n      ${indent}^`,
    expected,
  };
}

const SPACE_OR_COMMENT = /(?:\s|(?<=\s)\/\/[^\n]*|(?<=\s)\/\*(?:(?!\*\/).)*\*\/)+$/s;

/** The likely cause of what the parser met, in the words of somebody who writes texts. */
function causeOf(source: string, message: string, start: number) {
  const found = source.slice(start);
  const before = source.slice(0, start).replace(SPACE_OR_COMMENT, '');
  const end = before.length;
  const cause = (at: number, problem: string, expected: string) => ({ at, problem, expected });

  if (message.startsWith('Unterminated string')) {
    const expected = `End the text with the same sign that it begins with, a straight ${found[0]}, on the same line.`;
    return cause(start, 'begins a text that does not end.', expected);
  }
  if (/^[‘’‚“”„«»]/.test(found)) {
    const expected = "Put the text between straight ones: '…'. Inside it, curly ones are fine.";
    return cause(start, 'has a curly quotation mark around a text.', expected);
  }
  if (/^Expected `,`/.test(message)) {
    const isNextLine = source.slice(end, start).includes('\n');
    if (isNextLine || /^(?:\w+\s*:|[{[])/.test(found)) {
      const expected = 'Put it where the mark is; every entry ends with one.';
      return cause(end, 'lacks a comma.', expected);
    }
    if (/['"`]$/.test(before)) {
      const expected = 'Write ’ instead of it, or put a \\ before it.';
      return cause(end - 1, 'has a quotation mark inside the text, which ends there.', expected);
    }
    if (/\w$/.test(before)) {
      const expected = "A name is one word, and is followed by a colon: title: '…'.";
      return cause(start, 'lacks a colon.', expected);
    }
  }
  if (/found `EOF`/.test(message)) {
    const [closing = 'bracket'] = /[\])}]/.exec(message) ?? [];
    const expected = `Each {, [ and ( needs its partner; the last line ends with };`;
    return cause(end, `ends before its ${closing} has come.`, expected);
  }
  const expected =
    'Look for a comma, a colon, a quotation mark or a bracket, also in the line before.';
  return cause(start, `is not understood (${message}).`, expected);
}

/** Where a word first stands as a value. */
export function placeOf(word: string, source: string): number {
  const places: number[] = [];
  JSON.stringify(parseSync('content.ts', source).program, (key, node) => {
    const isValue = key !== 'key' && node?.type === 'Identifier' && node.name === word;
    if (isValue) places.push(node.start);
    return node;
  });
  return places[0] ?? 0;
}
