import { join, sep } from 'node:path';

export type Folders = Readonly<ReturnType<typeof foldersOf>>;

/** The folders of a build. `owner` is a folder with other content than the project's, as in the tests. */
export function foldersOf(root: string, owner?: string) {
  return {
    /** The project, with package.json, sources and `dist/`. */
    root,
    /** What the owner edits. */
    content: owner ? join(owner, 'content') : join(root, 'src/content'),
    /** Files that lie beside index.html in the build, such as the CV. */
    beside: join(owner ?? root, 'public'),
    /** It only saves time, and may be removed at any time. */
    cache: join(root, '.cache'),
  };
}

/** Whether a file lies in a folder, at any depth. Both may be spelled as Vite spells paths. */
export function isIn(folder: string, file: string): boolean {
  const spelled = (path: string) => path.replaceAll(sep, '/');
  return spelled(file).startsWith(spelled(folder + sep));
}
