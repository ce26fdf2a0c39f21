import type { Plugin } from 'vite';

/**
 * Drops the names that a library gives its components and contexts for React's developer tools, and marks the calls that
 * create them as pure. Otherwise the bundler keeps every named component, and all that it needs, even if nothing imports it.
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
