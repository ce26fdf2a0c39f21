import type { Plugin } from 'vite';

/**
 * Drops the names that a library gives its components and contexts for React's developer tools, and marks the calls that make
 * them as pure: to the bundler whatever is named is in use, and all that it needs with it, imported or not.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\//, code: '.displayName = ' },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
