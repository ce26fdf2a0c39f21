/** The drivers of WebKitGTK and WPE WebKit. One file, because both are one protocol and its processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lendCheckVisibility } from '../reading/lend-check-visibility.ts';
import { freePort } from '../sites/free-port.ts';
import { type ScratchFolder, scratchFolder } from '../sites/scratch-folder.ts';
import { takeNotes } from '../visits/listener.ts';
import type { Driver, DriverOptions } from './driver.ts';
import { LIMIT } from './limit.ts';
import { until } from './waits.ts';

/** Drives WebKitGTK's MiniBrowser, on its own display, or Debian's older WPE WebKit, without a display, by WebDriver requests (W3C). */
const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

export const webKitTools = [driverPath, displayPath];

/** WPE WebKit 2.38, in Debian's browser cog. It is as old as Safari 16.0. */
const wpe = { driver: '/usr/bin/WPEWebDriver', binary: '/usr/bin/cog' };
export const hasWpe = Object.values(wpe).every((path) => existsSync(path));

type Port = {
  driver: string;
  browser: { binary: string; args: readonly string[] };
  /** The name of its options in a request for a session. */
  capability: string;
  /** The size of the display, if the port needs one. */
  display?: { width: number; height: number };
  downloads?: string;
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export function miniBrowserPath(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folders = [
    '/usr/libexec',
    '/usr/lib',
    ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name)),
  ];
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

export function openWebKit({
  javascript,
  width = 1280,
  height = 800,
  downloads,
}: DriverOptions = {}) {
  const binary = miniBrowserPath();
  if (!binary) throw new Error('No WebKitGTK found: install webkit2gtk-driver and xvfb');
  const args = ['--automation', `--enable-javascript=${javascript !== false}`];
  return openPort({
    driver: driverPath,
    browser: { binary, args },
    capability: 'webkitgtk:browserOptions',
    display: { width, height },
    ...(downloads !== undefined && { downloads }),
  });
}

/** Its window always has 800 × 600 px. With a zoom these are fewer CSS pixels. */
export function openWpe({ javascript, zoom = 1 }: DriverOptions & { zoom?: number } = {}) {
  const { driver, binary } = wpe;
  const scripts = `--enable-javascript=${javascript !== false}`;
  const args = ['--automation', '--platform=headless', `--scale=${zoom}`, scripts];
  return openPort({ driver, browser: { binary, args }, capability: 'wpe:browserOptions' });
}

async function openPort({
  driver,
  browser,
  capability,
  display,
  downloads,
}: Port): Promise<Driver> {
  const home = scratchFolder('webkit-home');
  const children: ChildProcess[] = [];
  const end = () => {
    process.off('exit', end);
    for (const child of children.reverse()) endGroup(child, 'SIGTERM');
  };
  process.once('exit', end);

  try {
    const environment = webKitEnvironment(home);
    // Downloads go into the home folder, because no other folder is set.
    if (downloads) environment.HOME = downloads;
    if (display) {
      const { child, number } = await startDisplay(display.width + 200, display.height + 200);
      children.push(child);
      environment.DISPLAY = `:${number}`;
    }
    const port = await freePort();
    const server = start(driver, ['--host=127.0.0.1', `--port=${port}`], environment);
    children.push(server);
    const call = wire(`http://127.0.0.1:${port}`);
    await until(`${driver} listens`, async () => (await call('GET', '/status')) !== null);

    const session = await call('POST', '/session', {
      capabilities: { alwaysMatch: { [capability]: browser } },
    });
    const at = (path: string) => `/session/${text(session, 'sessionId')}${path}`;
    const version = text(field(session, 'capabilities'), 'browserVersion');

    const enter = async (selector?: string) => {
      await call('POST', at('/frame'), { id: null });
      if (selector === undefined) return;
      const element = await call('POST', at('/element'), {
        using: 'css selector',
        value: selector,
      });
      await call('POST', at('/frame'), { id: { [elementKey]: text(element, elementKey) } });
    };

    const execute = (script: string, args: readonly unknown[] = []) =>
      call('POST', at('/execute/sync'), { script, args });
    let asked = 0;
    /**
     * Now and then a document that the history leads away from never answers what it was asked. Then the document that is there now
     * does not have the number of the question. It is looked for late, because two questions that await a load disturb each other.
     */
    const ask = (script: string, args: readonly unknown[]) => {
      asked += 1;
      const number = asked;
      let isAnswered = false;
      let timer: NodeJS.Timeout;
      const answer = execute(`window.askedByTest=${number};${script}`, args).finally(() => {
        isAnswered = true;
        clearTimeout(timer);
      });
      const left = new Promise<never>((_, reject) => {
        const look = async () => {
          const last = await execute('return window.askedByTest').catch(() => undefined);
          if (isAnswered) return;
          if (last === number) timer = setTimeout(look, 10_000);
          else reject(new Error('the document was left before it answered'));
        };
        timer = setTimeout(look, 10_000);
      });
      return Promise.race([answer, left]);
    };

    const run = async <Args extends readonly unknown[], Result>(
      fn: (...args: Args) => Result,
      args: Args,
      selector?: string,
    ): Promise<Awaited<Result>> => {
      await enter(selector);
      const script = `(${lendCheckVisibility.toString()})();return (${fn.toString()}).apply(null, arguments)`;
      const result = await ask(script, args);
      // This is the only place where a JSON answer gets the return type of the function.
      return result as Awaited<Result>;
    };

    const loadWithin = (pageLoad: number) => call('POST', at('/timeouts'), { pageLoad });

    await loadWithin(LIMIT);
    if (display) {
      // The window has a frame, so it sets a size, measures the page, and sets the size again.
      const resize = (width: number, height: number) =>
        call('POST', at('/window/rect'), { x: 0, y: 0, width, height });
      await resize(display.width, display.height);
      const inner = await run(() => ({ width: innerWidth, height: innerHeight }), []);
      await resize(2 * display.width - inner.width, 2 * display.height - inner.height);
    }

    return {
      engine: 'WebKitGTK',
      version,
      run,
      open: async (url) => {
        await enter();
        await call('POST', at('/url'), { url: 'about:blank' });
        await call('POST', at('/url'), { url });
      },
      press: async ({ x, y }) => {
        await enter();
        const move = {
          type: 'pointerMove',
          duration: 0,
          origin: 'viewport',
          x: Math.round(x),
          y: Math.round(y),
        };
        const button = (type: string) => ({ type, button: 0 });
        const actions = [move, button('pointerDown'), button('pointerUp')];
        await call('POST', at('/actions'), {
          actions: [
            { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
          ],
        });
      },
      back: async () => {
        await enter();
        // Inside a frame `back` waits for a load that never comes, so the timeout is short, and is no error.
        await loadWithin(1500);
        await call('POST', at('/back'), {}).catch(() => undefined);
        await loadWithin(LIMIT);
      },
      problems: async (selector) => {
        const noted = await run(takeNotes, []);
        if (selector !== undefined) noted.push(...(await run(takeNotes, [], selector)));
        return noted;
      },
      screenshot: async () => {
        await enter();
        return Buffer.from(String(await call('GET', at('/screenshot'))), 'base64');
      },
      // WebKitWebDriver does not know the print command.
      pdf: async () => undefined,
      close: async () => {
        await call('DELETE', at('')).catch(() => undefined);
        const gone = Promise.all(children.map(exited));
        const kill = () => {
          for (const child of children) endGroup(child, 'SIGKILL');
        };
        const force = setTimeout(kill, 3000);
        end();
        await gone;
        clearTimeout(force);
        // What the browser has started may outlive it, and would still write into its home.
        kill();
        home.remove();
      },
    };
  } catch (error) {
    end();
    home.remove();
    throw error;
  }
}

function webKitEnvironment(home: ScratchFolder): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home.path,
    XDG_RUNTIME_DIR: home.path,
    XDG_DATA_HOME: home.path,
    XDG_CACHE_HOME: home.path,
    XDG_CONFIG_HOME: home.path,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    // A bus that it starts would live in a group of its own, and write into the home after the browser's end.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
}

/** Starts a new process group, so that all of it can be ended. If this process is killed, the kernel ends the group, too. */
function start(command: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess {
  const setpriv = '/usr/bin/setpriv';
  const [file, list] = existsSync(setpriv)
    ? [setpriv, ['--pdeathsig', 'TERM', command, ...args]]
    : [command, args];
  return spawn(file, list, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    ...(env ? { env } : {}),
  });
}

async function startDisplay(width: number, height: number) {
  // With -terminate it ends when its last window is closed.
  const screen = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-terminate'];
  const child = start(displayPath, ['-displayfd', '3', ...screen]);
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to name its display');
  const [line] = await Promise.race([
    once(pipe, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start');
    }),
  ]);
  return { child, number: String(line).trim() };
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Sends WebDriver commands. Throws the message of an error answer. */
function wire(origin: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value = field(await response.json(), 'value');
    if (!response.ok) {
      throw new Error(
        `WebKitGTK: ${method} ${path.replace(/^.session.[^/]*/, '')}: ${JSON.stringify(value)}`,
      );
    }
    return value;
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, name: string): string {
  const found = field(value, name);
  if (typeof found !== 'string') throw new Error(`WebKitGTK: the answer has no ${name}`);
  return found;
}
