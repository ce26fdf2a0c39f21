import type { Plugin } from 'vite';

/**
 * Has React write its markup into a plain stream: WebKit has no streams of bytes ("ReadableByteStreamController is not
 * implemented"), and there a site would never be composed.
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
