import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A plain static server for tests: no rewrites, no redirects, and 404 for unknown paths. */
type ServerOptions = {
  /** The path of the site: '/' or, for example, '/people/ana/'. Pages and folder are served below it. */
  base?: string;
  /** Without the final slash the base returns index.html without a redirect, as on some servers. */
  baseWithoutSlash?: boolean;
  folder?: string;
  /** Documents by their paths below the base: { 'index.html': '<!doctype html>…' }. They come before the folder. */
  pages?: Readonly<Record<string, string | Buffer>>;
  headers?: Readonly<Record<string, string>>;
  gzip?: boolean;
  /** Sends the part of a file that is asked for, as films are. */
  ranges?: boolean;
  /** Each body stops after so many bytes, until `resume` is called. */
  pauseAfter?: number;
};

export type TestServer = {
  /** The address of the base, with its final slash. */
  readonly url: string;
  readonly origin: string;
  /** 'GET /index.html' and so on, in order of arrival. */
  readonly requests: readonly string[];
  /** Sends the rest of every stopped body. Later bodies are not stopped. */
  resume: () => void;
  close: () => Promise<void>;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.md': 'text/markdown; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const base = options.base ?? '/';
  const requests: string[] = [];
  const paused = new Set<() => void>();
  const sockets = new Set<Socket>();
  let pausing = options.pauseAfter !== undefined;

  const send = (response: ServerResponse, status: number, body: Buffer, type: string) => {
    const packed = options.gzip ? gzipSync(body, { level: 9 }) : body;
    response.writeHead(status, {
      'content-type': type,
      'content-length': packed.length,
      ...(options.gzip ? { 'content-encoding': 'gzip' } : {}),
      ...options.headers,
    });
    if (!pausing || options.pauseAfter === undefined || packed.length <= options.pauseAfter) {
      response.end(packed);
      return;
    }
    const rest = packed.subarray(options.pauseAfter);
    paused.add(() => response.end(rest));
    response.write(packed.subarray(0, options.pauseAfter));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    const name = nameBelow(base, request.url ?? '/', options.baseWithoutSlash ?? false);
    const body = name === undefined ? undefined : await find(name, options);
    if (name === undefined || body === undefined) {
      send(response, 404, Buffer.from('Not found'), 'text/plain; charset=utf-8');
    } else if (options.ranges && request.headers.range) {
      const [, first = '0', last] = /bytes=(\d+)-(\d*)/.exec(request.headers.range) ?? [];
      const end = Math.min(Number(last || body.length - 1), body.length - 1);
      response.writeHead(206, {
        'content-type': types[extname(name).toLowerCase()] ?? 'application/octet-stream',
        'content-range': `bytes ${first}-${end}/${body.length}`,
        'accept-ranges': 'bytes',
      });
      response.end(body.subarray(Number(first), end + 1));
    } else {
      send(response, 200, body, types[extname(name).toLowerCase()] ?? 'application/octet-stream');
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(toError(error)));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    url: origin + base,
    origin,
    requests,
    resume: () => {
      pausing = false;
      for (const release of paused) release();
      paused.clear();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function nameBelow(base: string, url: string, baseWithoutSlash: boolean): string | undefined {
  const path = url.replace(/[?#].*$/, '');
  if (baseWithoutSlash && `${path}/` === base) return 'index.html';
  if (!path.startsWith(base)) return undefined;
  const name = decodePath(path.slice(base.length));
  return name === '' || name?.endsWith('/') ? `${name}index.html` : name;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function find(name: string, { pages, folder }: ServerOptions): Promise<Buffer | undefined> {
  const page = pages?.[name];
  if (page !== undefined) return Buffer.from(page);
  if (folder === undefined || normalize(name).startsWith('..')) return undefined;
  return readFile(join(folder, name)).catch(() => undefined);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
