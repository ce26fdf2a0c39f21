/** What is compiled, from the cache of the project's builds. */
import type { Compiled } from '../../../src/compose/compiled.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { readFonts } from '../../../src/node/read-compiled.ts';
import { root } from './project-copy.ts';

export const fonts = await readFonts(foldersOf(root));

/** Without the program and its style. */
export const onlyFonts: Compiled = {
  scripts: {
    react: '1',
    main: '2',
    projectPages: '3',
    languages: '3',
    languageSwitch: '3',
    swiper: '4',
  },
  markRoute: '5',
  promoteHeading: '6',
  style: {
    firstScreen: '',
    hideRest: '',
    showBar: '',
    showWords: '',
    projectPages: '',
    rest: '',
    print: '',
  },
  colours: {
    ink: '#111',
    paper: '#eee',
    lamp: '#f11',
    signal: '#c11',
    'on-signal': '#fff',
    wall: '#222',
    'wall-glow': '#333',
  },
  accents: {},
  linkImageMeasures: {},
  fonts,
  readme: '',
  notices: '',
};
