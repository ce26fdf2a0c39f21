import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../support/sites/project-copy.ts';

type SourceFile = {
  /** The path from the project folder, with slashes. */
  path: string;
  text: string;
};

/** These folders are made by tools. */
const notOurs = ['node_modules', 'dist', 'kit', 'shots', '.cache', '.git'];

/** The files in a folder of the project whose names end in one of these. It needs no git. */
export function sourceFiles(folder: string, endings: readonly string[]): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.includes(path) ? [] : sourceFiles(path, endings);
    if (!endings.some((ending) => path.endsWith(ending))) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return [{ path, text }];
  });
}
