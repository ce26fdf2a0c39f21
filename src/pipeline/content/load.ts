import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Content } from '../../content/types.ts';
import type { Folders } from '../folders.ts';
import { contentNames } from './schemas.ts';

/** What stands in the files, before the check has looked at it. */
export type UncheckedContent = Readonly<Record<keyof Content, unknown>>;

/**
 * Reads the files of the content as they are on the disk now. By Vite's loader, as Node's own keeps the first version of
 * a module for ever and knows neither TypeScript everywhere nor an import of an image.
 */
export async function loadContent({ root, content }: Folders): Promise<UncheckedContent> {
  const loading = contentNames.map(async (name) => {
    const file = join(content, `${name}.ts`);
    const { module } = await runnerImport<UncheckedContent>(file, { root, logLevel: 'silent' });
    return [name, module[name]];
  });
  return Object.fromEntries(await Promise.all(loading));
}
