import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

/** Ubuntu has it under the second name. */
const packages = ['chromium', 'chromium-browser'];

/** The name of Debian's package and of its command. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The Chromium, Chrome or Edge for the browser tests: the one in CHROMIUM_PATH, or an installed one. On Debian and Ubuntu, as root,
 * it installs the distribution's package. Otherwise an error of one line says what to install.
 */
export function ensureChromium(): string {
  return ensure(browsers(), packages);
}

/**
 * The same, but first of all Chromium without its windows, as Debian has it. Its engine is the same, and it opens an empty page in half
 * of the time. It lacks what belongs to a window, such as the display of a PDF.
 */
export function ensureHeadlessShell(): string {
  return ensure([...inPath([HEADLESS_SHELL]), ...browsers()], [HEADLESS_SHELL, ...packages]);
}

function ensure(candidates: readonly string[], packages: readonly string[]): string {
  const path = named() ?? find(candidates) ?? (install(packages) && find(candidates));
  if (path) return path;
  throw new Error(
    'No Chromium, Chrome or Edge found: install one (on Debian `sudo apt-get install chromium`), or set CHROMIUM_PATH',
  );
}

function named(): string | undefined {
  const path = env.CHROMIUM_PATH;
  if (!path || isFile(path)) return path || undefined;
  throw new Error(`CHROMIUM_PATH names ${path}, which is not there: correct it or unset it`);
}

function find(candidates: readonly string[]): string | undefined {
  // Ubuntu without snap has a chromium-browser that only prints what to install. On Windows `--version` would open a window.
  const starts = (path: string) => platform === 'win32' || succeeds(path, ['--version']);
  return candidates.find((path) => isFile(path) && starts(path));
}

/** Installs the first of these packages that the distribution has. Returns false if that is not possible. */
function install(packages: readonly string[]): boolean {
  const isDebian = platform === 'linux' && isFile('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log('No Chromium or Chrome found: installing the package of this distribution.');
  const fonts = ['fonts-dejavu-core', 'fonts-noto-color-emoji'];
  const install = ['install', '-y', '--no-install-recommends', ...fonts];
  succeeds('apt-get', ['update'], 'inherit');
  return packages.some((name) => succeeds('apt-get', [...install, name], 'inherit'));
}

function browsers(): string[] {
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
  return inPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);
}

function inPath(names: readonly string[]): string[] {
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
