/** The compiled program and fonts, from the cache of the project's builds. */

import { foldersOf } from '../../../src/node/folders.ts';
import { readFonts } from '../../../src/node/read-compiled.ts';
import { root } from './project-copy.ts';

export const fonts = await readFonts(foldersOf(root));
