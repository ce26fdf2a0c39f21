import { join } from 'node:path';
import type { life } from '../content/life.ts';
import type { profile } from '../content/profile.ts';
import type { projects } from '../content/projects.ts';
import type { texts } from '../content/texts.ts';
import type { work } from '../content/work.ts';

/** What the files of src/content say. The types are promises that only the content check can keep. */
export type Content = {
  profile: typeof profile;
  projects: typeof projects;
  work: typeof work;
  life: typeof life;
  texts: typeof texts;
};

export type ImportModule = (path: string) => Promise<Record<string, unknown>>;

/** With the importer of whoever asks: the development server's sees each edit, Node's reads a file once. */
export async function loadContent(root: string, importModule: ImportModule): Promise<Content> {
  const names = ['profile', 'projects', 'work', 'life', 'texts'];
  const entries = await Promise.all(
    names.map(async (name) => {
      const module = await importModule(join(root, 'src/content', `${name}.ts`));
      return [name, module[name]];
    }),
  );
  return Object.fromEntries(entries);
}
