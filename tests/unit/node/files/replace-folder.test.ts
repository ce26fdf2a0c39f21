import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OwnerError } from '../../../../src/compose/owner-error.ts';
import type { Output } from '../../../../src/node/files/output.ts';
import { refuseForeignFolder, replaceFolder } from '../../../../src/node/files/replace-folder.ts';
import { folderWith, temporaryFolder } from '../../../support/damaged.ts';

const projectFolder = resolve(import.meta.dirname, '../../../..');
const module = pathToFileURL(join(projectFolder, 'src/node/files/replace-folder.ts')).href;

const onWindows = process.platform === 'win32';

/** What a program on Windows does that has a file open; Linux lets everything be renamed. */
const others = vi.hoisted(() => ({
  beforeOpening: (_: string) => {},
  beforeRenaming: (_: string) => {},
}));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    openSync: (file: string, flags: string) => {
      others.beforeOpening(file);
      return fs.openSync(file, flags);
    },
    renameSync: (from: string, to: string) => {
      others.beforeRenaming(to);
      fs.renameSync(from, to);
    },
  };
});

function meanwhile(changes: Partial<typeof others>): void {
  const usual = { ...others };
  Object.assign(others, changes);
  onTestFinished(() => void Object.assign(others, usual));
}

function busy(): Error {
  return Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
}

/** As if it had stood there for half a minute. */
function age(folder: string): void {
  const longAgo = new Date(Date.now() - 31_000);
  utimesSync(folder, longAgo, longAgo);
}

/** Every file in it, however deep, by its path with '/'. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [pathIn(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

function pathIn(folder: string, file: string): string {
  return file.slice(folder.length + 1).replaceAll(sep, '/');
}

const within = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`dist/${name}`, text]));

/** A folder in which every file is of an earlier run. */
function ours(folder: string): Output {
  return { folder, earlier: (names) => [...names], remedy: 'Choose another.' };
}

function inCode(folder: string): string {
  return `{ folder: ${JSON.stringify(folder)}, earlier: (names) => names, remedy: '' }`;
}

/** Runs a few lines with replaceFolder at hand in a process of its own. */
function run(code: string): ChildProcess {
  const whole = `import { refuseForeignFolder, replaceFolder } from ${JSON.stringify(module)};\n${code}`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', whole], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A build that writes the first half of its file and then waits for ever. */
async function buildThatHangs(target: string): Promise<ChildProcess> {
  const build = run(`
    async function* half() {
      yield 'first half';
      process.stdout.write('halfway');
      await new Promise(() => setInterval(() => {}, 1000));
    }
    await replaceFolder(${inCode(target)}, new Map([['a.txt', 'new'], ['b.txt', half()]]));
  `);
  if (build.stdout) await once(build.stdout, 'data');
  return build;
}

describe('a folder is replaced', () => {
  it('where it is of an earlier run: its files go, new ones come, all others stay, and nothing lies beside it', async () => {
    const others = {
      'notes.txt': 'mine',
      '.git/HEAD': 'mine',
      'photos/1.jpg': 'mine',
      'old-too.txt/1.jpg': 'mine',
    };
    const root = folderWith({ 'dist/old.txt': 'old', 'dist/a.txt': 'old', ...within(others) });
    const names = ['old.txt', 'a.txt', 'old-too.txt'];
    const earlier = (found: readonly string[]) => found.filter((name) => names.includes(name));
    const files = { 'a.txt': 'new', 'new.txt': 'new' };
    await replaceFolder({ ...ours(join(root, 'dist')), earlier }, new Map(Object.entries(files)));
    expect(filesOf(join(root, 'dist'))).toEqual({ ...files, ...others });
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('or made, with the folders above it', async () => {
    const target = join(temporaryFolder(), 'a/b/dist');
    await replaceFolder(ours(target), new Map([['a.txt', new Uint8Array([65])]]));
    expect(filesOf(target)).toEqual({ 'a.txt': 'A' });
  });

  it('but for what the system itself put there', async () => {
    const root = folderWith({ 'dist/Thumbs.db': 'open in the file manager' });
    meanwhile({
      beforeOpening: () => {
        throw busy();
      },
    });
    await replaceFolder(ours(join(root, 'dist')), new Map([['a.txt', 'new']]));
    expect(Object.keys(filesOf(join(root, 'dist'))).sort()).toEqual(['Thumbs.db', 'a.txt']);
  });

  it('with index.html last, as it names the others', async () => {
    const root = temporaryFolder();
    const order: string[] = [];
    meanwhile({ beforeRenaming: (file) => order.push(pathIn(root, file)) });
    const files = new Map(['index.html', 'Ana-CV.pdf', 'README.md'].map((name) => [name, 'new']));
    await replaceFolder(ours(join(root, 'dist')), files);
    expect(order).toEqual(['dist/Ana-CV.pdf', 'dist/README.md', 'dist/index.html']);
  });

  it('without what is no longer part of it first, as ana-CV.pdf and Ana-CV.pdf can be one file', async () => {
    const root = folderWith({ 'dist/ana-CV.pdf': 'old' });
    const old = join(root, 'dist/ana-CV.pdf');
    meanwhile({ beforeRenaming: () => expect(existsSync(old)).toBe(false) });
    await replaceFolder(ours(join(root, 'dist')), new Map([['Ana-CV.pdf', 'new']]));
    expect(filesOf(join(root, 'dist'))).toEqual({ 'Ana-CV.pdf': 'new' });
  });

  it('never with a file outside of it', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    const outside = replaceFolder(ours(join(root, 'dist')), new Map([['../x.txt', 'x']]));
    await expect(outside).rejects.toThrow(/"\.\.\/x\.txt" is no file name/);
    expect(filesOf(root)).toEqual({ 'dist/old.txt': 'old' });
  });
});

describe('what is somebody’s stays', () => {
  const nothing = (folder: string): Output => ({ ...ours(folder), earlier: () => [] });

  it.each([
    ['one file', { 'a.jpg': 'mine' }, 'a.jpg'],
    ['a folder', { 'photos/a.jpg': 'mine' }, 'photos'],
    ['the names of a build', { 'index.html': 'mine', 'README.md': '' }, 'README.md, index.html'],
    [
      'many files, and those of the system',
      { a: '', b: '', c: '', d: '', e: '', 'Thumbs.db': '' },
      'a, b, c and 2 more',
    ],
  ])(
    'in a folder that holds nothing of an earlier run, but %s',
    async (_, mine: Record<string, string>, said) => {
      const root = folderWith(within(mine));
      const output = nothing(join(root, 'dist'));
      const sentence = `dist/ was not written: it holds ${said}, but nothing of an earlier build. Choose another.`;
      const refused = expect.objectContaining({ message: expect.stringContaining(sentence) });
      expect(() => refuseForeignFolder(output)).toThrow(refused);
      await expect(replaceFolder(output, new Map([['index.html', 'new']]))).rejects.toThrow(
        refused,
      );
      expect(filesOf(join(root, 'dist'))).toEqual(mine);
      expect(readdirSync(root)).toEqual(['dist']);
    },
  );

  it.each(['new.txt', 'new.txt/a.jpg'])('where it is called as a new file: %s', async (name) => {
    const mine = { 'old.txt': 'old', [name]: 'mine' };
    const root = folderWith(within(mine));
    const earlier = (names: readonly string[]) => names.filter((each) => each === 'old.txt');
    const output = { ...ours(join(root, 'dist')), earlier };
    const files = new Map([
      ['a.txt', 'new'],
      ['new.txt', 'new'],
    ]);
    await expect(replaceFolder(output, files)).rejects.toThrow(
      /dist\/new\.txt is not of an earlier build, and would be lost\. Move it elsewhere.*The old .*dist\/ is as it was/,
    );
    expect(filesOf(join(root, 'dist'))).toEqual(mine);
  });

  it('but is not asked about where the new file is the same, or an old one in other letters', async () => {
    const root = folderWith(within({ 'ana-CV.pdf': 'old', 'new.txt': 'new' }));
    // macOS and Windows see it so by themselves.
    const another = join(root, 'dist/Ana-CV.pdf');
    if (!existsSync(another)) linkSync(join(root, 'dist/ana-CV.pdf'), another);
    const earlier = (names: readonly string[]) => names.filter((each) => each === 'ana-CV.pdf');
    const files = { 'Ana-CV.pdf': 'new', 'new.txt': 'new' };
    await replaceFolder({ ...ours(join(root, 'dist')), earlier }, new Map(Object.entries(files)));
    expect(filesOf(join(root, 'dist'))).toEqual(files);
  });
});

describe('the old folder stays whole', () => {
  it('when it is read-only', async ({ skip }) => {
    skip(onWindows, 'Windows lets files be made in a folder that is marked so');
    const root = folderWith({ 'dist/old.txt': 'old' });
    chmodSync(join(root, 'dist'), 0o555);
    onTestFinished(() => chmodSync(join(root, 'dist'), 0o755));
    const attempt = replaceFolder(ours(join(root, 'dist')), new Map([['new.txt', 'new']]));
    await expect(attempt).rejects.toThrow(OwnerError);
    await expect(attempt).rejects.toThrow(
      /dist\/ was not written: .*is read-only.*The old .*dist\/ is as it was/s,
    );
    expect(filesOf(root)).toEqual({ 'dist/old.txt': 'old' });
  });

  it('when a file cannot be written halfway', async ({ skip }) => {
    skip(onWindows, 'Windows takes a name that is too long for a file that is not there');
    const root = folderWith({ 'dist/old.txt': 'old' });
    const files = new Map([
      ['a.txt', 'new'],
      [`${'x'.repeat(300)}.txt`, 'new'],
    ]);
    await expect(replaceFolder(ours(join(root, 'dist')), files)).rejects.toThrow(
      /was not written: .*too long/,
    );
    expect(filesOf(root)).toEqual({ 'dist/old.txt': 'old' });
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('when the disk is full', async (context) => {
    const disk = temporaryFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('a small disk can be mounted on Linux as root only');
    }
    onTestFinished(() => {
      execFileSync('umount', [disk]);
    });
    await replaceFolder(ours(join(disk, 'dist')), new Map([['old.txt', 'old']]));
    const files = new Map<string, Uint8Array | string>([
      ['a.txt', 'new'],
      ['big.bin', new Uint8Array(2_000_000)],
    ]);
    await expect(replaceFolder(ours(join(disk, 'dist')), files)).rejects.toThrow(
      /the disk is full\. Free some space/,
    );
    expect(filesOf(disk)).toEqual({ 'dist/old.txt': 'old' });
    expect(readdirSync(disk)).toEqual(['dist']);
  });

  it('when a file of that name is in the way', async () => {
    const root = folderWith({ dist: 'a file' });
    await expect(replaceFolder(ours(join(root, 'dist')), new Map())).rejects.toThrow(
      /dist\/ was not written: a file is where a folder has to go/,
    );
    expect(filesOf(root)).toEqual({ dist: 'a file' });
  });

  it('when a link in its place leads nowhere', async ({ skip }) => {
    skip(onWindows, 'Windows has another error for each kind of link');
    const root = temporaryFolder();
    symlinkSync(join(root, 'nowhere'), join(root, 'dist'));
    await expect(replaceFolder(ours(join(root, 'dist')), new Map())).rejects.toThrow(
      /dist\/ was not written: a link in its path leads nowhere/,
    );
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it.for(['SIGINT', 'SIGTERM'] as const)(
    'when the build gets %s, and nothing is left beside it',
    async (signal, { skip }) => {
      skip(
        onWindows,
        'Windows ends a process without a signal; what that leaves, the next test clears',
      );
      const root = folderWith({ 'dist/old.txt': 'old' });
      const build = await buildThatHangs(join(root, 'dist'));
      expect(readdirSync(root)).toHaveLength(2);
      build.kill(signal);
      const [, endedBy] = await once(build, 'exit');
      expect(endedBy).toBe(signal);
      expect(filesOf(root)).toEqual({ 'dist/old.txt': 'old' });
      expect(readdirSync(root)).toEqual(['dist']);
    },
  );

  it('when the build is killed; the next one clears what it left', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    const build = await buildThatHangs(join(root, 'dist'));
    build.kill('SIGKILL');
    await once(build, 'exit');
    expect(filesOf(join(root, 'dist'))).toEqual({ 'old.txt': 'old' });
    expect(readdirSync(root)).toHaveLength(2);

    age(join(root, '.dist-draft'));
    await replaceFolder(ours(join(root, 'dist')), new Map([['new.txt', 'new']]));
    expect(filesOf(root)).toEqual({ 'dist/new.txt': 'new' });
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

describe('a file that a program has open', () => {
  it('is tried again until it is let go', async () => {
    const root = folderWith({ 'dist/a.txt': 'old' });
    let times = 3;
    meanwhile({
      beforeRenaming: () => {
        times -= 1;
        if (times > 0) throw busy();
      },
    });
    await replaceFolder(ours(join(root, 'dist')), new Map([['a.txt', 'new']]));
    expect(times).toBe(0);
    expect(filesOf(root)).toEqual({ 'dist/a.txt': 'new' });
  });

  const holding = (name: string) => (file: string) => {
    if (!file.endsWith(name)) return;
    vi.setSystemTime(Date.now() + 2000);
    throw busy();
  };

  it('and locked is named after some seconds, while everything is still as it was', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const root = folderWith({ 'dist/a.txt': 'old', 'dist/b.txt': 'old' });
    meanwhile({ beforeOpening: holding('b.txt') });
    const attempt = replaceFolder(ours(join(root, 'dist')), new Map([['a.txt', 'new']]));
    await expect(attempt).rejects.toThrow(
      /dist\/b\.txt is in use.*Close what has it open.*The old .*dist\/ is as it was/s,
    );
    expect(filesOf(root)).toEqual({ 'dist/a.txt': 'old', 'dist/b.txt': 'old' });
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('is named as well when that shows only in the middle, and the page is the old one then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const old = { 'b.txt': 'old', 'index.html': 'old' };
    const root = folderWith({ 'dist/b.txt': 'old', 'dist/index.html': 'old' });
    meanwhile({ beforeRenaming: holding('b.txt') });
    const files = new Map(['index.html', 'a.txt', 'b.txt'].map((name) => [name, 'new']));
    await expect(replaceFolder(ours(join(root, 'dist')), files)).rejects.toThrow(
      /dist\/b\.txt is in use.*dist\/ may hold parts of the new one now/s,
    );
    expect(filesOf(join(root, 'dist'))).toEqual({ ...old, 'a.txt': 'new' });
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

describe('two builds at once', () => {
  const pair = (value: string) =>
    new Map([
      ['a.txt', value],
      ['b.txt', value],
    ]);

  it('in one process leave one of the two, whole', async () => {
    const root = folderWith({ 'dist/a.txt': 'old', 'dist/b.txt': 'old' });
    for (let round = 0; round < 10; round += 1) {
      const builds = ['one', 'two', 'three'].map((value) =>
        replaceFolder(ours(join(root, 'dist')), pair(value)),
      );
      await Promise.all(builds);
      const { 'a.txt': a, 'b.txt': b } = filesOf(join(root, 'dist'));
      expect(['one', 'two', 'three']).toContain(a);
      expect(b).toBe(a);
    }
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('in two processes leave one of the two, whole, after each turn', async () => {
    const root = folderWith({ 'dist/a.txt': 'old', 'dist/b.txt': 'old' });
    const [dist, draft] = [join(root, 'dist'), join(root, '.dist-draft')];
    const builds = ['one', 'two'].map((value) =>
      run(`
        for (let round = 0; round < 40; round += 1)
          await replaceFolder(${inCode(dist)}, new Map([['a.txt', '${value}'], ['b.txt', '${value}']]));
      `),
    );
    const ends = Promise.all(builds.map((build) => once(build, 'exit')));
    const mixed: unknown[] = [];
    while (builds.some(({ exitCode }) => exitCode === null)) {
      await setTimeout(1);
      try {
        mkdirSync(draft);
      } catch {
        continue;
      }
      const { 'a.txt': a, 'b.txt': b } = filesOf(dist);
      rmdirSync(draft);
      if (a !== b) mixed.push([a, b]);
    }
    expect((await ends).map(([code]) => code)).toEqual([0, 0]);
    expect(mixed).toEqual([]);
    expect(['one', 'two']).toContain(filesOf(dist)['a.txt']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('take turns', async () => {
    const root = folderWith({ 'dist/a.txt': 'old' });
    const draft = join(root, '.dist-draft');
    mkdirSync(draft);
    const second = replaceFolder(ours(join(root, 'dist')), new Map([['a.txt', 'new']]));
    await setTimeout(200);
    expect(filesOf(join(root, 'dist'))).toEqual({ 'a.txt': 'old' });
    rmdirSync(draft);
    await second;
    expect(filesOf(root)).toEqual({ 'dist/a.txt': 'new' });
  });

  it('do not wait for one that was killed in its turn', async () => {
    const root = folderWith({ 'dist/a.txt': 'old' });
    const draft = join(root, '.dist-draft');
    mkdirSync(draft);
    age(draft);
    await replaceFolder(ours(join(root, 'dist')), new Map([['a.txt', 'new']]));
    expect(filesOf(root)).toEqual({ 'dist/a.txt': 'new' });
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
