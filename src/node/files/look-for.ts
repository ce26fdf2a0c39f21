import { join } from 'node:path';
import type { Folders } from '../folders.ts';
import { namesIn } from './folder-content.ts';

/** The path, from the project folder, of a file that may lie in a wrong folder. */
export async function lookFor(
  { root, content, beside }: Pick<Folders, 'root' | 'content' | 'beside'>,
  isMeant: (name: string) => boolean,
): Promise<string | undefined> {
  const folders: [path: string, shown: string][] = [
    [root, ''],
    [join(root, 'src'), 'src/'],
  ];
  for (const [path, shown] of [
    [content, 'src/content/'],
    [beside, 'public/'],
  ] as const) {
    const within = await namesIn(path);
    folders.push([path, shown]);
    folders.push(...within.map((name): [string, string] => [join(path, name), `${shown}${name}/`]));
  }
  for (const [path, shown] of folders) {
    const found = (await namesIn(path)).find(isMeant);
    if (found !== undefined) return shown + found;
  }
  return undefined;
}
