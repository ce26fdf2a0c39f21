import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import type { Content } from '../../content/types.ts';
import type { Folders } from '../folders.ts';
import { contentNames } from './schemas.ts';
import { type Flaw, flawAt, flawOfSource, placeOf } from './source.ts';

/** What stands in the files, before the check has looked at it. */
export type UncheckedContent = Readonly<Record<keyof Content, unknown>>;

/** In the place of what a file says that cannot be read. */
export class Unreadable {
  readonly flaw: Flaw;
  constructor(flaw: Flaw) {
    this.flaw = flaw;
  }
}

/** Reads the files of the content as they are on the disk now, each for itself. */
export async function loadContent(folders: Folders): Promise<UncheckedContent> {
  const loading = contentNames.map(async (name) => [name, await load(folders, name)]);
  return Object.fromEntries(await Promise.all(loading));
}

/**
 * By Vite's loader, as Node's own keeps the first version of a module for ever and knows neither TypeScript everywhere nor
 * an import of an image.
 */
async function load({ root, content }: Folders, name: keyof Content): Promise<unknown> {
  const file = join(content, `${name}.ts`);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return new Unreadable(flawOfReading(bytes));
  const flaw = flawOfSource(bytes);
  if (flaw) return new Unreadable(flaw);
  // For the place of what fails, which is read from the stack when the loader has closed.
  process.setSourceMapsEnabled(true);
  try {
    const { module } = await runnerImport<UncheckedContent>(file, { root, logLevel: 'silent' });
    if (name in module) return module[name];
    const expected = `Begin what it says with: export const ${name}`;
    return unreadable(`has no ‘export const ${name}’.`, expected);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    return new Unreadable(flawOfRun(failure, file, bytes.toString()));
  }
}

function unreadable(problem: string, expected: string) {
  return new Unreadable({ field: '', problem, expected });
}

function flawOfReading({ code }: NodeJS.ErrnoException): Flaw {
  if (code === 'ENOENT') {
    const expected = 'Put it back, as it came with the project.';
    return { field: '', problem: 'is not there.', expected };
  }
  const expected = 'Close what has it open, and see that it is a file and that you may read it.';
  return { field: '', problem: `cannot be read (${code}).`, expected };
}

function flawOfRun(error: Error, file: string, source: string): Flaw {
  const message = stripVTControlCharacters(error.message).trim();
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  // The commonest cause: a text without quotation marks, which is taken for the name of something.
  if (word) {
    const problem = `has ‘${word}’ without quotation marks.`;
    const expected = `Texts stand between straight ones: '${word}'.`;
    return flawAt(source, placeOf(word, source), problem, expected);
  }
  const place = placeIn(error, file, source);
  if (place === undefined) {
    const expected = 'Compare it with the file as it came with the project.';
    return { field: '', problem: `cannot be run: ${message}`, expected };
  }
  const [, later] = /^Cannot access '(\S+)' before/.exec(message) ?? [];
  if (later) {
    const expected = `Move what begins with ‘const ${later}’ above it.`;
    return flawAt(source, place, `uses ‘${later}’ before it is there.`, expected);
  }
  const [, asked] = /^Cannot read properties of .*\(reading '(.+)'\)$/.exec(message) ?? [];
  const problem = asked
    ? `asks for ‘${asked}’ of something that is not there.`
    : `cannot be run (${message}).`;
  const expected =
    "Write there what the site shall say, as a text: '…'. Nothing has to be worked out.";
  return flawAt(source, place, problem, expected);
}

/** Vite's loader makes the lines in the stack those of the source; of the path it rewrites some signs. */
function placeIn({ stack = '' }: Error, file: string, source: string): number | undefined {
  const frame = new RegExp(`[\\\\/]${basename(file)}:(\\d+):(\\d+)\\)?$`, 'm');
  const [, line, column] = frame.exec(stack) ?? [];
  if (!line) return undefined;
  const before = source.split('\n').slice(0, Number(line) - 1);
  return before.map((text) => `${text}\n`).join('').length + Number(column) - 1;
}
