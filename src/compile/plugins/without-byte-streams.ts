import type { Plugin } from 'vite';

/**
 * Makes React write its markup into a plain stream, because WebKit has no byte streams ("ReadableByteStreamController is not
 * implemented") and could not compose a site.
 */
export function withoutByteStreams(): Plugin {
  return {
    name: 'without-byte-streams',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-server\.edge/, code: 'type: "bytes"' },
      handler: (code) => ({ code: code.replaceAll(/\btype: "bytes",/g, ''), map: null }),
    },
  };
}
