import { join } from 'node:path';

/** Where a build reads and keeps things; absolute paths. */
export type Folders = {
  /** The project: its package.json, sources and `dist/`. */
  root: string;
  /** What the owner edits. */
  content: string;
  /** What stands beside index.html in the build: the CV. */
  beside: string;
  /** Only saves time; may be removed at any moment. */
  cache: string;
};

/** Those of a project. Another owner's content may take the place of the project's own, as the tests do it with fixtures. */
export function foldersOf(root: string, owner?: string): Folders {
  return {
    root,
    content: owner ? join(owner, 'content') : join(root, 'src/content'),
    beside: join(owner ?? root, 'public'),
    cache: join(root, '.cache'),
  };
}
