import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profile } from '../../src/content/profile.ts';
import { cvFileName } from '../../src/pipeline/content/file-names.ts';
import { until } from '../support/driver.ts';
import { freePort } from '../support/free-port.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { builtFile } from '../support/site.ts';

/** dist/ as it comes, on the servers that most of the web runs on, at their top and in a folder. */

type Place = { folder: string; site: string; port: number };
type Server = {
  name: string;
  program: string;
  gzip: boolean;
  /** Where its settings stand, and what they are. */
  settings?: (place: Place) => string;
  args: (place: Place) => string[];
};

const asRoot = process.getuid?.() === 0;

function nginx(gzip: boolean): Server {
  return {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    gzip,
    settings: ({ folder, site, port }) => `
      daemon off;
      ${asRoot ? 'user root;' : ''}
      pid ${folder}/pid;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
        gzip ${gzip ? 'on' : 'off'};
        server { listen 127.0.0.1:${port}; root ${site}; }
      }`,
    args: ({ folder }) => ['-e', join(folder, 'errors'), '-c', join(folder, 'settings')],
  };
}

function apache(gzip: boolean): Server {
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'deflate'];
  return {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    gzip,
    settings: ({ folder, site, port }) => `
      ServerRoot ${folder}
      ServerName localhost
      PidFile pid
      ErrorLog errors
      Listen 127.0.0.1:${port}
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ${asRoot ? 'User www-data\nGroup www-data' : ''}
      TypesConfig /etc/mime.types
      DirectoryIndex index.html
      DocumentRoot ${site}
      ${gzip ? 'AddOutputFilterByType DEFLATE text/html' : ''}`,
    args: ({ folder }) => ['-DFOREGROUND', '-f', join(folder, 'settings')],
  };
}

function caddy(gzip: boolean): Server {
  return {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    gzip,
    settings: ({ site, port }) => `{
        admin off
      }
      http://127.0.0.1:${port} {
        root * ${site}
        ${gzip ? 'encode gzip' : ''}
        file_server
      }`,
    args: ({ folder }) => [
      ...['run', '--adapter', 'caddyfile'],
      ...['--config', join(folder, 'settings')],
    ],
  };
}

const python: Server = {
  name: 'Python’s http.server',
  program: '/usr/bin/python3',
  gzip: false,
  args: ({ site, port }) => [
    ...['-m', 'http.server', String(port)],
    ...['--bind', '127.0.0.1', '--directory', site],
  ],
};

const servers = [nginx, apache, caddy].flatMap((server) => [server(false), server(true)]);

const dist = dirname(builtFile());
const page = readFileSync(builtFile());
const cv = cvFileName(profile.firstName);

describe.each([...servers, python])('$name, gzip $gzip', (server) => {
  test('serves the page and the CV, at its top and in a folder', async ({ skip }) => {
    skip(!existsSync(server.program), `${server.program} is not installed`);
    await serving(server, async (origin) => {
      for (const address of [`${origin}/`, `${origin}/people/ana/`, `${origin}/people/ana`]) {
        const answer = await fetch(address, {
          headers: { 'accept-encoding': server.gzip ? 'gzip' : 'identity' },
        });
        expect(answer.status).toBe(200);
        expect(answer.url).toMatch(/\/$/);
        expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
        expect(answer.headers.get('content-encoding')).toBe(server.gzip ? 'gzip' : null);
        const html = Buffer.from(await answer.arrayBuffer());
        expect(html.equals(page)).toBe(true);

        const [, link = ''] = /href="([^"]*-CV\.pdf)"/.exec(html.toString()) ?? [];
        const file = await fetch(new URL(link, answer.url));
        expect(file.status).toBe(200);
        expect(file.headers.get('content-type')).toBe('application/pdf');
        expect(decodeURIComponent(file.url.slice(file.url.lastIndexOf('/') + 1))).toBe(cv);
        const bytes = Buffer.from(await file.arrayBuffer());
        expect(bytes.equals(readFileSync(join(dist, cv)))).toBe(true);
      }
    });
  });
});

async function serving(server: Server, visit: (origin: string) => Promise<void>): Promise<void> {
  const scratch = scratchFolder('server');
  const place = {
    folder: scratch.path,
    site: join(scratch.path, 'site'),
    port: await freePort(),
  };
  // Servers give up root's rights.
  chmodSync(scratch.path, 0o755);
  mkdirSync(place.site);
  for (const path of ['', 'people/ana']) {
    cpSync(dist, join(place.site, path), { recursive: true });
  }
  if (server.settings) writeFileSync(join(scratch.path, 'settings'), server.settings(place));
  const child = spawn(server.program, server.args(place), {
    env: { PATH: process.env.PATH, HOME: scratch.path, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const gone = once(child, 'exit');
  const origin = `http://127.0.0.1:${place.port}`;
  try {
    await until(`${server.name} answers`, async () => (await fetch(origin)).ok, 10_000);
    await visit(origin);
  } finally {
    child.kill('SIGTERM');
    await gone;
    scratch.remove();
  }
}
