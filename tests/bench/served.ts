import { gzipSync } from 'node:zlib';
import { startServer, type TestServer } from '../support/server.ts';
import type { ServerKind } from './conditions.ts';

/** A server of pages by their names. Packed beforehand: packing while the visitor waits would be measured as well. */
export function serve(
  pages: Readonly<Record<string, string | Buffer>>,
  kind: ServerKind,
): Promise<TestServer> {
  const packed = kind === 'gzip';
  const bodies = Object.entries(pages).map(([name, body]): [string, string | Buffer] => [
    `${name}.html`,
    packed ? gzipSync(body, { level: 9 }) : body,
  ]);
  return startServer({
    pages: Object.fromEntries(bodies),
    ...(packed ? { headers: { 'content-encoding': 'gzip' } } : {}),
  });
}
