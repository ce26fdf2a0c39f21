/** NetSurf, which tells a test nothing by itself: in a window on a display of its own, text is copied and read, and pictures are taken. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { until } from './driver.ts';
import { scratchFolder } from './scratch-folder.ts';
import { endGroup, startDisplay } from './webkit.ts';

const tools = ['netsurf-gtk', 'xdotool', 'xclip', 'import', 'Xvfb'].map(
  (name) => `/usr/bin/${name}`,
);
export const hasNetSurf = tools.every((path) => existsSync(path));

const size = { width: 1000, height: 500 };
/** Of the window: without its bars. */
const page = { left: 20, top: 50, width: 940, height: 400 };
/** How much of the page a picture holds, from its first line on. */
const LINES = 150;

export async function openNetSurf(url: string) {
  const home = scratchFolder('netsurf');
  const display = await startDisplay(size.width, size.height);
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home.path,
    DISPLAY: `:${display.number}`,
    NO_AT_BRIDGE: '1',
  };
  const run = (program: string, ...args: readonly (string | number)[]) =>
    execFileSync(program, args.map(String), {
      env,
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const browser = spawn('netsurf-gtk', [url], { env, stdio: 'ignore', detached: true });
  const close = () => {
    endGroup(browser, 'SIGKILL');
    endGroup(display.child, 'SIGTERM');
    home.remove();
  };
  try {
    // Asking for as long as that takes: a display whose last window has gone ends.
    const search = ['search', '--sync', '--onlyvisible', '--name', 'NetSurf'];
    const window = run('xdotool', ...search)
      .toString()
      .trim();
    const place = ['windowmove', window, 0, 0, 'windowsize', '--sync', window];
    run('xdotool', ...place, size.width, size.height);
  } catch (error) {
    close();
    throw error;
  }
  return {
    close,
    /** All of the page. */
    read: () =>
      until('its text', async () => {
        const at = ['mousemove', size.width - 60, 400, 'click', 1];
        run('xdotool', ...at, 'key', 'ctrl+a', 'key', 'ctrl+c');
        return run('xclip', '-o', '-selection', 'clipboard').toString();
      }),
    /** What the window shows, from the first line of it on: in grey, row after row. */
    picture: async (): Promise<Buffer> => {
      const grey = await sharp(run('import', '-window', 'root', 'png:-'))
        .extract(page)
        .greyscale()
        .raw()
        .toBuffer();
      const first = Math.floor(grey.findIndex((light) => light < 128) / page.width);
      return grey.subarray(first * page.width, (first + LINES) * page.width);
    },
  };
}
