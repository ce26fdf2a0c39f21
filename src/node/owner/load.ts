import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Said } from '../../compose/check/check.ts';
import { PORTFOLIO } from '../../compose/check/fault.ts';
import { flatten } from '../../schema/texts.ts';
import type { Folders } from '../folders.ts';
import { readToml, Unreadable } from './toml.ts';

/** What the owner's file says, not checked yet. */
export async function loadPortfolio({ content }: Folders): Promise<Said | Unreadable> {
  const bytes = await readFile(join(content, basename(PORTFOLIO))).catch((error) => error);
  if (bytes instanceof Error) return new Unreadable(flawOfReading(bytes, content));
  return portfolioIn(bytes);
}

/** The same, of the file's bytes. */
export function portfolioIn(bytes: Uint8Array): Said | Unreadable {
  const value = readToml(bytes);
  if (value instanceof Unreadable) return value;
  const { texts = {} } = value;
  return { ...value, texts: typeof texts === 'object' ? flatten(texts) : texts };
}

function flawOfReading({ code }: NodeJS.ErrnoException, folder: string) {
  if (code !== 'ENOENT') {
    const expected = 'Close what has it open, and see that it is a file and that you may read it.';
    return { field: '', problem: `cannot be read (${code}).`, expected };
  }
  const extended = `${basename(PORTFOLIO)}.txt`;
  if (existsSync(join(folder, extended))) {
    const expected = `Rename ${extended}: without the .txt, which Windows may hide.`;
    return { field: '', problem: 'is not there.', expected };
  }
  const isOfVersion1 = existsSync(join(folder, 'profile.ts'));
  const expected = isOfVersion1
    ? 'Take the file that comes with version 2, and copy what profile.ts and the files beside it say into its fields, which have the same names.'
    : 'Put it back, as it came with the project.';
  return { field: '', problem: 'is not there.', expected };
}
