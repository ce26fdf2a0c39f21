/** The site on web servers. One file, because all tests start the same servers. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { sectionIds } from '../../../src/routes.ts';
import type { NamedLink } from '../../../src/schema/portfolio/portfolio.ts';
import { wordsIn } from '../../../src/words/languages.ts';
import { engineNames } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio } from '../../support/owners/content.ts';
import { pdf } from '../../support/owners/damaged.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { freePort } from '../../support/sites/free-port.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { builtFile } from '../../support/sites/site.ts';
import { isHydrated } from '../../support/visits/hydrated.ts';
import { withListener } from '../../support/visits/listener.ts';
import { press, seesPage, seesSection } from '../../support/visits/visitor.ts';

/** dist/ unchanged, on the most common web servers, at the root and in a folder. */

type Place = { folder: string; site: string; port: number };
type Server = {
  name: string;
  program: string;
  gzip: boolean;
  /** The charset in its header for every page. */
  charset?: string;
  /** The path of its configuration, and its text. */
  settings?: (place: Place) => string;
  args: (place: Place) => string[];
};

const asRoot = process.getuid?.() === 0;

function nginx(gzip: boolean, charset = ''): Server {
  return {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    gzip,
    charset,
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
        ${charset && `charset ${charset};`}
        server { listen 127.0.0.1:${port}; root ${site}; }
      }`,
    args: ({ folder }) => ['-e', join(folder, 'errors'), '-c', join(folder, 'settings')],
  };
}

function apache(gzip: boolean, charset = ''): Server {
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'deflate'];
  return {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    gzip,
    charset,
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
      ${charset && `AddDefaultCharset ${charset}`}
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
const cv = cvFileName(portfolio.firstName);

describe.each([...servers, python])('$name, gzip $gzip', (server) => {
  test('serves the page and the CV, at its top and in a folder', async ({ skip }) => {
    skip(!existsSync(server.program), `${server.program} is not installed`);
    const { origin, close } = await serve(server, dist);
    onTestFinished(close);
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

/** The header outranks the charset in the file. Browsers read the first one as windows-1252. */
const naming = [
  { ...apache(false, 'iso-8859-1'), read: 'windows-1252' },
  { ...nginx(false, 'shift_jis'), read: 'Shift_JIS' },
];

const japanese = await portfolioOf('writers/ja');

/** A site in Japanese, with other letters also in each part of an address and in a drawing. */
function buildJapanese(): Promise<string> {
  const address = 'https://例え.jp/年/?q=ñ年&p=%C3%B1#年';
  const links: NamedLink[] = [{ name: '検索 – ñ', address }];
  const reel: NamedLink = { name: '▶ 💬', address };
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><text y="9">¿? 汐 💬</text></svg>';
  return buildVariation(
    'charset',
    { ...japanese, links, reel },
    {
      [`public/${cvFileName(japanese.firstName)}`]: pdf(japanese.fullName),
      'content/portrait.svg': Buffer.from(drawing),
      'content/portrait.jpg': undefined,
    },
  );
}

describe('the charset that a server names changes', async () => {
  const { words } = wordsIn(japanese.language, {});
  const file = await buildJapanese();
  const onDisk = (name: string) => pathToFileURL(join(dirname(file), name)).href;
  // In WebKitGTK a test gets only the messages that the file itself notes.
  const listening = 'listening.html';
  writeFileSync(join(dirname(file), listening), withListener(readFileSync(file, 'utf8')));

  const installed = installedEngines();
  const all = naming.map((server) => {
    const isThere = existsSync(server.program);
    return { ...server, served: isThere && setUp(() => serve(server, dirname(file))) };
  });

  describe.each(engineNames)('in %s', (engine) => {
    if (!installed.includes(engine)) {
      test('nothing', ({ skip }) => skip(`${engine} is not installed`));
      return;
    }
    const name = engine === 'WebKitGTK' ? listening : 'index.html';
    const still = setUp(() => openEngine(engine, { javascript: false }));
    const live = setUp(() => openEngine(engine));
    const read = async (address: string) => {
      await still().open(address);
      return still().run(readDocument, []);
    };
    const use = async (address: string) => {
      await live().open(address);
      await until('the program', () => live().run(isHydrated, []));
      const within = `#${sectionIds.about}`;
      await press(live(), 'link', words.about.cards.work.title, { within });
      await seesPage(live(), words.workDetails.heading);
      const details = await live().run(readProgram, []);
      await press(live(), 'button', words.bar.project, { within: 'header' });
      await seesSection(live(), sectionIds.project);
      await until('the carousel', () =>
        live().run(() => document.querySelector('.swiper-initialized') !== null, []),
      );
      return { details, home: await live().run(readProgram, []) };
    };
    let asRead: Awaited<ReturnType<typeof read>>;
    let asUsed: Awaited<ReturnType<typeof use>>;
    beforeAll(async () => {
      asRead = await read(onDisk(name));
      expect(asRead.pictures).toEqual([true]);
      asUsed = await use(onDisk(name));
    });

    test.for(all)(
      'no character: $charset, by $name',
      async ({ program, served, read: charset }, { skip }) => {
        if (!served) return skip(`${program} is not installed`);
        expect(await read(`${served().origin}/${name}`)).toEqual({ ...asRead, charset });
      },
    );

    test.for(all)(
      'nothing that the program says and does: $charset, by $name',
      async ({ program, served }, { skip }) => {
        if (!served) return skip(`${program} is not installed`);
        expect(await use(`${served().origin}/${name}`)).toEqual(asUsed);
        expect(await live().problems()).toEqual([]);
      },
    );
  });

  // Only w3m guesses the charset by itself.
  test.for(all)('no character in lynx: $charset, by $name', ({ program, served }, { skip }) => {
    if (!served) return skip(`${program} is not installed`);
    const lynx = '/usr/bin/lynx';
    skip(!existsSync(lynx), `${lynx} is not installed`);
    const options = ['-dump', '-nolist', '-width=200', '-display_charset=utf-8'];
    const read = (address: string) => execFileSync(lynx, [...options, address]).toString();
    const expected = read(file);
    expect(expected).toContain(japanese.greeting);
    expect(read(served().origin)).toBe(expected);
  });
});

/** Runs in the page. */
function readDocument() {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  return {
    charset: document.characterSet,
    html: document.documentElement.outerHTML,
    addresses: all<HTMLAnchorElement>('a[data-external]').map(({ href }) => href),
    marks: all('li').map((item) => getComputedStyle(item, '::before').content),
    pictures: all<HTMLImageElement>('img').map(({ naturalWidth }) => naturalWidth > 0),
  };
}

/** Runs in the page. */
function readProgram() {
  const root = document.getElementById('root');
  return {
    title: document.title,
    text: root?.textContent,
    labels: [...(root?.querySelectorAll('[aria-label], [alt]') ?? [])].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt'),
    ),
  };
}

async function serve(server: Server, folder: string) {
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
    cpSync(folder, join(place.site, path), { recursive: true });
  }
  if (server.settings) writeFileSync(join(scratch.path, 'settings'), server.settings(place));
  const child = spawn(server.program, server.args(place), {
    env: { PATH: process.env.PATH, HOME: scratch.path, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const gone = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await gone;
    scratch.remove();
  };
  const origin = `http://127.0.0.1:${place.port}`;
  try {
    await until(`${server.name} answers`, async () => (await fetch(origin)).ok);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}
