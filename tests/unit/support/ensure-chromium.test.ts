import { expect, test } from 'vitest';
import { ensureChromium, type Machine } from '../../support/ensure-chromium.ts';

/** A machine with these files and nothing else; apt-get, where it works, brings /usr/bin/chromium. */
function machine({
  files = [],
  broken = [],
  packages = [],
  ...rest
}: Partial<Machine> & { files?: string[]; broken?: string[]; packages?: string[] }) {
  const there = new Set(files);
  const commands: string[] = [];
  const fake: Machine = {
    platform: 'linux',
    env: { PATH: '/opt/bin' },
    isRoot: false,
    isFile: (path) => there.has(path),
    succeeds: (command, args) => {
      commands.push([command, ...args].join(' '));
      if (command !== 'apt-get') return !broken.includes(command);
      const name = args.find((word) => word.startsWith('chromium'));
      if (name === undefined) return true;
      if (!packages.includes(name)) return false;
      there.add(`/usr/bin/${name}`);
      return true;
    },
    ...rest,
  };
  return { fake, commands };
}

/** As Windows 10 and 11 set it. */
const windows = {
  platform: 'win32',
  env: {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\Ana\\AppData\\Local',
  },
} as const;

const debian = '/etc/debian_version';

test('the browser that CHROMIUM_PATH names is used', () => {
  const { fake } = machine({ env: { CHROMIUM_PATH: '/my/chrome' }, files: ['/my/chrome'] });
  expect(ensureChromium(fake)).toBe('/my/chrome');
});

test('a CHROMIUM_PATH that leads nowhere is an error, also where another browser is installed', () => {
  const { fake } = machine({ env: { CHROMIUM_PATH: '/my/chrome' }, files: ['/usr/bin/chromium'] });
  expect(() => ensureChromium(fake)).toThrow('CHROMIUM_PATH names /my/chrome, which is not there');
});

test.each([
  ['on the PATH', {}, '/opt/bin/google-chrome'],
  ['in the usual place', { env: {} }, '/usr/bin/chromium'],
  [
    'on macOS',
    { platform: 'darwin' },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [
    'on macOS for one user',
    { platform: 'darwin', env: { HOME: '/Users/ana' } },
    '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  ['on Windows', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  [
    'on Windows for one user',
    windows,
    'C:\\Users\\Ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
  [
    'on Windows as it comes, with Edge',
    windows,
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
] as const)('an installed browser is found %s', (_, rest, path) => {
  expect(ensureChromium(machine({ ...rest, files: [path] }).fake)).toBe(path);
});

test('a stand-in that only says what to install is passed over', () => {
  const stub = '/usr/bin/chromium-browser';
  const { fake } = machine({ files: [stub, '/usr/bin/google-chrome'], broken: [stub] });
  expect(ensureChromium(fake)).toBe('/usr/bin/google-chrome');
});

test('on Debian as root the package is installed', () => {
  const { fake, commands } = machine({ isRoot: true, files: [debian], packages: ['chromium'] });
  expect(ensureChromium(fake)).toBe('/usr/bin/chromium');
  expect(commands.slice(0, 2)).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium fonts-dejavu-core fonts-noto-color-emoji',
  ]);
});

test('the package of Ubuntu has the other name', () => {
  const { fake } = machine({ isRoot: true, files: [debian], packages: ['chromium-browser'] });
  expect(ensureChromium(fake)).toBe('/usr/bin/chromium-browser');
});

test.each([
  ['a failed installation', { isRoot: true, files: [debian] }],
  ['Debian without root', { files: [debian] }],
  ['another Linux', { isRoot: true }],
  ['macOS', { platform: 'darwin' }],
  ['Windows', { platform: 'win32' }],
] as const)(
  '%s ends with one line that says what to install',
  (_, {
    files = [],
    ...rest
  }: { files?: readonly string[]; isRoot?: boolean; platform?: NodeJS.Platform }) => {
    expect(() => ensureChromium(machine({ ...rest, files: [...files] }).fake)).toThrow(
      /^[^\n]*install[^\n]*CHROMIUM_PATH[^\n]*$/,
    );
  },
);
