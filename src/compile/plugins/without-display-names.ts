import type { Plugin } from 'vite';

/**
 * Drops the names that a library gives its components and contexts for React's developer tools, and marks what creates these as
 * pure. Otherwise the bundler keeps every component with a name or a context, and all that it needs, even if nothing imports it.
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
          .replace(
            /^(var (\w+) = )(class .*?^\});\n\2\.(contextType) = (\w+);$/gms,
            '$1/* @__PURE__ */ Object.assign($3, { $4: $5 });',
          )
          .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
