import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/**
 * Which Chromium, Chrome or Edge the browser tests use: the one CHROMIUM_PATH names, else an installed one, else, on Debian or
 * Ubuntu as root, the distribution's package, installed here. Everywhere else an error of one line says what to install.
 */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  isFile: (path: string) => boolean;
  /** Whether a command ends well; `show` lets its output through. */
  succeeds: (command: string, args: readonly string[], show?: boolean) => boolean;
};

const packages = ['fonts-dejavu-core', 'fonts-noto-color-emoji'];

export function ensureChromium(machine: Machine = thisMachine()): string {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.isFile(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there: correct it or unset it`);
  }

  const found = findChromium(machine);
  if (found) return found;

  if (!isDebian(machine)) throw new Error(`No Chromium, Chrome or Edge found: ${advice(machine)}`);
  if (!machine.isRoot) {
    throw new Error(
      'No Chromium or Chrome found: run `sudo apt-get install chromium`, or set CHROMIUM_PATH',
    );
  }
  return installChromium(machine);
}

function findChromium(machine: Machine = thisMachine()): string | undefined {
  return candidates(machine).find((path) => machine.isFile(path) && starts(path, machine));
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isFile: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false,
    succeeds: (command, args, show = false) =>
      spawnSync(command, args, {
        stdio: ['ignore', show ? 'inherit' : 'ignore', show ? 'inherit' : 'ignore'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  };
}

function installChromium(machine: Machine): string {
  console.log('No Chromium or Chrome found: installing the package of this distribution.');
  const install = (name: string) =>
    machine.succeeds(
      'apt-get',
      ['install', '-y', '--no-install-recommends', name, ...packages],
      true,
    );
  machine.succeeds('apt-get', ['update'], true);
  // Ubuntu has the package under the second name.
  const installed = install('chromium') || install('chromium-browser');
  const path = installed ? findChromium(machine) : undefined;
  if (path) return path;
  throw new Error(
    'The package chromium could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH',
  );
}

function candidates({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env.HOME ?? '', 'Applications')];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app/Contents/MacOS`, name)),
    );
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMW6432', 'LOCALAPPDATA']
      .map((name) => env[name])
      .filter((folder) => folder !== undefined);
    // Edge last: every Windows has it, and whoever installed another means that one.
    return [
      ['Google\\Chrome', 'chrome.exe'],
      ['Chromium', 'chrome.exe'],
      ['Microsoft\\Edge', 'msedge.exe'],
    ].flatMap(([name = '', program = '']) =>
      folders.map((folder) => win32.join(folder, name, 'Application', program)),
    );
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const onPath = (env.PATH ?? '').split(posix.delimiter).filter(Boolean);
  const folders = new Set([...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin']);
  return [
    ...[...folders].flatMap((folder) => names.map((name) => posix.join(folder, name))),
    '/opt/google/chrome/chrome',
  ];
}

/** Ubuntu without snap has a chromium-browser that only says what to install; on Windows asking would open a window. */
function starts(path: string, machine: Machine): boolean {
  return machine.platform === 'win32' || machine.succeeds(path, ['--version']);
}

function isDebian({ platform, isFile }: Machine): boolean {
  return platform === 'linux' && isFile('/etc/debian_version');
}

function advice({ platform }: Machine): string {
  return platform === 'linux'
    ? 'install the package chromium of your distribution, or set CHROMIUM_PATH'
    : 'install Chrome from https://www.google.com/chrome, or set CHROMIUM_PATH';
}
