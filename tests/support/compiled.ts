/** What is compiled, from the cache of this project's builds. */
import { readFonts } from '../../src/node/compiled.ts';
import { foldersOf } from '../../src/node/folders.ts';
import { root } from './project-copy.ts';

export const fonts = await readFonts(foldersOf(root));
