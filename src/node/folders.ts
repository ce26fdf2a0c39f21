import { join, sep } from 'node:path';

export type Folders = Readonly<ReturnType<typeof foldersOf>>;

/** Where a build reads and keeps things. Another owner's content may take the place of the project's, as in the tests. */
export function foldersOf(root: string, owner?: string) {
  return {
    /** The project: its package.json, sources and `dist/`. */
    root,
    /** What the owner edits. */
    content: owner ? join(owner, 'content') : join(root, 'src/content'),
    /** What stands beside index.html in the build: the CV. */
    beside: join(owner ?? root, 'public'),
    /** Only saves time; may be removed at any moment. */
    cache: join(root, '.cache'),
  };
}

/** Whether a file lies in a folder, however deep; either may be spelled as Vite spells paths. */
export function isIn(folder: string, file: string): boolean {
  const spelled = (path: string) => path.replaceAll(sep, '/');
  return spelled(file).startsWith(spelled(folder + sep));
}
