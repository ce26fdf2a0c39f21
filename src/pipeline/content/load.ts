import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return unreadable('is not there.', 'Put it back, as it came with the project.');
  const flaw = flawOfSource(bytes);
  if (flaw) return new Unreadable(flaw);
  try {
    const { module } = await runnerImport<UncheckedContent>(file, { root, logLevel: 'silent' });
    if (name in module) return module[name];
    const expected = `Begin what it says with: export const ${name}`;
    return unreadable(`has no ‘export const ${name}’.`, expected);
  } catch (error) {
    return new Unreadable(flawOfRun(error as Error, bytes.toString()));
  }
}

function unreadable(problem: string, expected: string) {
  return new Unreadable({ field: '', problem, expected });
}

/** The commonest cause is a text without quotation marks, which is taken for the name of something. */
function flawOfRun({ message }: Error, source: string): Flaw {
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (!word) {
    const problem = `cannot be run: ${stripVTControlCharacters(message).trim()}`;
    const expected = 'Compare it with the file as it came with the project.';
    return { field: '', problem, expected };
  }
  const expected = `Texts stand between straight ones: '${word}'.`;
  return flawAt(source, placeOf(word, source), `has ‘${word}’ without quotation marks.`, expected);
}
