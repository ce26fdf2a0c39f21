import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

/**
 * The Chromium, Chrome or Edge for the browser tests: the one in CHROMIUM_PATH, or an installed one. On Debian and Ubuntu, as root,
 * it installs the distribution's package. Otherwise an error of one line says what to install.
 */
export function ensureChromium(): string {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isFile(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there: correct it or unset it`);
  }
  const isDebian = platform === 'linux' && isFile('/etc/debian_version');
  const found = findChromium() ?? (isDebian && process.getuid?.() === 0 && installChromium());
  if (found) return found;
  throw new Error(
    'No Chromium, Chrome or Edge found: install one (on Debian `sudo apt-get install chromium`), or set CHROMIUM_PATH',
  );
}

function findChromium(): string | undefined {
  // Ubuntu without snap has a chromium-browser that only prints what to install. On Windows `--version` would open a window.
  const starts = (path: string) => platform === 'win32' || succeeds(path, ['--version']);
  return candidates().find((path) => isFile(path) && starts(path));
}

function installChromium(): string | undefined {
  console.log('No Chromium or Chrome found: installing the package of this distribution.');
  const fonts = ['fonts-dejavu-core', 'fonts-noto-color-emoji'];
  const install = ['install', '-y', '--no-install-recommends', ...fonts];
  succeeds('apt-get', ['update'], 'inherit');
  // Ubuntu has the package under the second name.
  ['chromium', 'chromium-browser'].some((name) =>
    succeeds('apt-get', [...install, name], 'inherit'),
  );
  return findChromium();
}

function candidates(): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => join(folder, `${name}.app/Contents/MacOS`, name)),
    );
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    // Edge comes last, because every Windows has it, and another browser was installed on purpose.
    return [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ].flatMap((program) => folders.map((name) => join(env[name] ?? '', program)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function succeeds(
  command: string,
  args: readonly string[],
  stdio: 'ignore' | 'inherit' = 'ignore',
) {
  const environment = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env: environment }).status === 0;
}
