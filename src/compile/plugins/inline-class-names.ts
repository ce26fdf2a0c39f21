import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from (['"][^'"]+\.module\.css['"])/g;

/**
 * Imports the names of a style module one by one, so that the bundler writes each where it is used. An object of all names of each
 * module would be 1.2 kB more (gzip). A module whose names are all written elsewhere still has its style.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css/ },
        handler: (code) => ({ code: code.replace(IMPORT, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      name: 'keep-style-modules',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
