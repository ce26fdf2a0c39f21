/** NetSurf, which tells a test nothing by itself: in a window on a display of its own, text is selected, copied and read. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { until } from './driver.ts';
import { scratchFolder } from './scratch-folder.ts';
import { endGroup, startDisplay } from './webkit.ts';

const tools = ['netsurf-gtk', 'xdotool', 'xclip', 'Xvfb'].map((name) => `/usr/bin/${name}`);
export const hasNetSurf = tools.every((path) => existsSync(path));

const size = { width: 1000, height: 800 };

/** All of the page at an address. */
export async function readInNetSurf(url: string): Promise<string> {
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
    }).toString();
  const browser = spawn('netsurf-gtk', [url], { env, stdio: 'ignore', detached: true });
  try {
    // Asking for as long as that takes: a display whose last window has gone ends.
    const window = run('xdotool', 'search', '--sync', '--onlyvisible', '--name', 'NetSurf').trim();
    const place = ['windowmove', window, 0, 0, 'windowsize', '--sync', window];
    run('xdotool', ...place, size.width, size.height);
    return await until('its text', async () => {
      run(
        'xdotool',
        'mousemove',
        size.width - 60,
        400,
        'click',
        1,
        'key',
        'ctrl+a',
        'key',
        'ctrl+c',
      );
      return run('xclip', '-o', '-selection', 'clipboard');
    });
  } finally {
    endGroup(browser, 'SIGKILL');
    endGroup(display.child, 'SIGTERM');
    home.remove();
  }
}
