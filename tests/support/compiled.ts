/** What is compiled once, as a build of this project keeps it. */
import { readFonts } from '../../src/node/compiled.ts';
import { foldersOf } from '../../src/node/folders.ts';
import { root } from './project-copy.ts';

export const fonts = await readFonts(foldersOf(root));
