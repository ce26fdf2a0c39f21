/** A folder is replaced as a whole, or stays as it was. One file, because all tests share the ways in which a system fails. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Content } from '../../../../src/node/files/content.ts';
import { type Output, siteIn } from '../../../../src/node/files/output.ts';
import { refuseForeignFolder, replaceFolder } from '../../../../src/node/files/replace-folder.ts';
import { folderWith, temporaryFolder } from '../../../support/owners/damaged.ts';

const projectFolder = resolve(import.meta.dirname, '../../../..');
const module = pathToFileURL(join(projectFolder, 'src/node/files/replace-folder.ts')).href;

const onWindows = process.platform === 'win32';
const noLinks = 'wine, where Windows is tried, makes no links';

/** Replaces a program on Windows that has a file open, because Linux lets every file be renamed. */
const others = vi.hoisted(() => ({ beforeRenaming: (_from: string, _to: string) => {} }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const renameSync = (from: string, to: string) => {
    others.beforeRenaming(from, to);
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

function beforeRenaming(act: typeof others.beforeRenaming): void {
  const usual = { ...others };
  others.beforeRenaming = act;
  onTestFinished(() => void Object.assign(others, usual));
}

const busy = (path: string) =>
  Object.assign(new Error(), { code: 'EBUSY', syscall: 'rename', path });

/** Makes these renames fail, and seconds pass at each. */
function hold(isHeld: (from: string, to: string) => boolean): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  beforeRenaming((from, to) => {
    if (!isHeld(from, to)) return;
    vi.setSystemTime(Date.now() + 2000);
    throw busy(from);
  });
}

/** Every file in it, however deep, by its path with '/'. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(folder.length + 1).replaceAll(sep, '/'),
      readFileSync(file, 'utf8'),
    ]),
  );
}

const within = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`dist/${name}`, text]));

const filesOfTwo = (text: string) => ({ 'a.txt': text, 'b.txt': text, 'index.html': text });

const mapOf = (files: Record<string, string>) => new Map(Object.entries(files));

/** A film, with another file of a site. */
function withFilm(text: string, name = 'reel.mp4'): Map<string, Content | string> {
  const folder = folderWith({ [name]: text });
  const original = { path: join(folder, name), size: text.length };
  return new Map<string, Content | string>([
    ['a.txt', 'new'],
    [name, original],
  ]);
}

/** A folder in which these files are of an earlier run. Without a list all are. */
function ours(folder: string, files?: readonly string[]): Output {
  const earlier = (names: readonly string[]) =>
    names.filter((name) => files?.includes(name) ?? true);
  return { folder, earlier, remedy: 'Choose another.' };
}

/** Runs code in a new process, which can call replace(folder, files). */
function run(code: string): ChildProcess {
  const whole = `
    import { replaceFolder } from ${JSON.stringify(module)};
    const replace = (folder, files) =>
      replaceFolder({ folder, earlier: (names) => names, remedy: '' }, new Map(Object.entries(files)));
    ${code}`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', whole], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('a folder is replaced', () => {
  it('where it is of an earlier run: its files go, new ones come, and all others stay', async () => {
    const mine = {
      'notes.txt': 'mine',
      '.git/HEAD': 'mine',
      'photos/1.jpg': 'mine',
      'old-too.txt/1.jpg': 'mine',
    };
    const root = folderWith(within({ 'old.txt': 'old', 'a.txt': 'old', ...mine }));
    const output = ours(join(root, 'dist'), ['old.txt', 'a.txt', 'old-too.txt']);
    const files = { 'a.txt': 'new', 'new.txt': 'new' };
    await replaceFolder(output, mapOf(files));
    expect(filesOf(root)).toEqual(within({ ...files, ...mine }));
    expect(readdirSync(join(root, 'dist'))).toHaveLength(6);
  });

  it('with index.html last, as it names the others, and there is always one', async () => {
    const root = folderWith(within(filesOfTwo('old')));
    const page = join(root, 'dist/index.html');
    const renamed: string[] = [];
    beforeRenaming((_, to) => {
      expect(readFileSync(page, 'utf8')).toBe('old');
      renamed.push(to);
    });
    const files = { 'index.html': 'new', 'a.txt': 'new', 'b.txt': 'new' };
    await replaceFolder(ours(join(root, 'dist')), mapOf(files));
    expect(renamed.at(-1)).toBe(page);
    expect(filesOf(root)).toEqual(within(files));
  });

  it('without what is no longer part of it first, as ana-CV.pdf and Ana-CV.pdf can be one file', async () => {
    const root = folderWith({ 'dist/ana-CV.pdf': 'old' });
    beforeRenaming((_, to) => {
      if (basename(to) === 'Ana-CV.pdf')
        expect(existsSync(join(root, 'dist/ana-CV.pdf'))).toBe(false);
    });
    await replaceFolder(ours(join(root, 'dist')), mapOf({ 'Ana-CV.pdf': 'new' }));
    expect(filesOf(root)).toEqual({ 'dist/Ana-CV.pdf': 'new' });
  });

  it.each([
    ['one that is not there yet', {}],
    ['one with nothing but what a system puts there', { 'dist/Thumbs.db': 'of the system' }],
  ])('where it is %s', async (_, there) => {
    const root = folderWith(there);
    const output = ours(join(root, 'dist'), []);
    refuseForeignFolder(output);
    await replaceFolder(output, mapOf({ 'a.txt': 'new' }));
    expect(filesOf(root)).toEqual({ ...there, 'dist/a.txt': 'new' });
  });

  it('where a link leads to it', async ({ skip }) => {
    skip(onWindows, noLinks);
    const root = folderWith({ 'behind/a.txt': 'old' });
    symlinkSync(join(root, 'behind'), join(root, 'dist'));
    await replaceFolder(ours(join(root, 'dist')), mapOf({ 'a.txt': 'new' }));
    expect(filesOf(join(root, 'behind'))).toEqual({ 'a.txt': 'new' });
  });
});

describe('a film that is copied', () => {
  it('is there, and goes when it is no longer part of the site', async () => {
    const root = folderWith(within({ 'a.txt': 'old' }));
    await replaceFolder(ours(join(root, 'dist')), withFilm('film'));
    expect(filesOf(root)).toEqual(within({ 'a.txt': 'new', 'reel.mp4': 'film' }));
    await replaceFolder(ours(join(root, 'dist')), withFilm('film', 'another.mp4'));
    expect(filesOf(root)).toEqual(within({ 'a.txt': 'new', 'another.mp4': 'film' }));
  });

  it('goes when it is removed or renamed, and one of somebody else stays', async () => {
    const pageWith = (...films: string[]) => {
      const links = films.map((film) => `<a href="${film}" data-printed="${film}">`);
      return `<div id="root" data-static="">${links.join('')}`;
    };
    const others = { 'wedding.mp4': 'mine', 'notes.vtt': 'mine' };
    const films = { 'old.mp4': 'film', 'gone.mp3': 'sound' };
    const page = pageWith('old.mp4', 'gone.mp3');
    const root = folderWith(within({ 'index.html': page, ...films, ...others }));
    const files = withFilm('film', 'new.mp4').set('index.html', pageWith('new.mp4'));
    await replaceFolder(siteIn(join(root, 'dist')), files);
    const made = { 'index.html': pageWith('new.mp4'), 'a.txt': 'new', 'new.mp4': 'film' };
    expect(filesOf(root)).toEqual(within({ ...made, ...others }));
  });

  it('stays where it is if it is the same, whatever its date, and also while it is played', async () => {
    const root = folderWith(within({ 'a.txt': 'old', 'reel.mp4': 'film' }));
    const film = join(root, 'dist/reel.mp4');
    const before = lstatSync(film);
    hold((from, to) => from === film || to === film);
    await replaceFolder(ours(join(root, 'dist')), withFilm('film'));
    expect(filesOf(root)).toEqual(within({ 'a.txt': 'new', 'reel.mp4': 'film' }));
    expect(lstatSync(film)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it.each([
    ['of the same length', 'FILM', 'film'],
    ['of another', 'film', 'a longer film'],
    // Files are compared in pieces of a megabyte.
    ['that differs at its end', `${'x'.repeat(1_500_000)}1`, `${'x'.repeat(1_500_000)}2`],
  ])('takes the place of one %s', async (_, old, text) => {
    const root = folderWith(within({ 'reel.mp4': old }));
    await replaceFolder(ours(join(root, 'dist')), withFilm(text));
    expect(filesOf(root)).toEqual(within({ 'a.txt': 'new', 'reel.mp4': text }));
  });

  it('does not overwrite somebody’s, which stays', async () => {
    const root = folderWith(within({ 'a.txt': 'old', 'reel.mp4': 'mine' }));
    const attempt = replaceFolder(ours(join(root, 'dist'), ['a.txt']), withFilm('film'));
    await expect(attempt).rejects.toThrow(/reel\.mp4 is not of an earlier build/);
    expect(filesOf(root)).toEqual(within({ 'a.txt': 'old', 'reel.mp4': 'mine' }));
  });

  it('is named if it is played and another has to take its place, and the folder is the old one', async () => {
    const root = folderWith(within({ 'a.txt': 'old', 'reel.mp4': 'old' }));
    hold((from) => from === join(root, 'dist/reel.mp4'));
    const attempt = replaceFolder(ours(join(root, 'dist')), withFilm('film'));
    await expect(attempt).rejects.toThrow(/dist\/reel\.mp4 is in use.*is as it was/);
    expect(filesOf(root)).toEqual(within({ 'a.txt': 'old', 'reel.mp4': 'old' }));
  });

  it('may be read-only, and can be replaced all the same', async () => {
    const root = temporaryFolder();
    const files = withFilm('film');
    for (const content of files.values())
      if (typeof content === 'object' && 'path' in content) chmodSync(content.path, 0o444);
    await replaceFolder(ours(join(root, 'dist')), files);
    expect(lstatSync(join(root, 'dist/reel.mp4')).mode & 0o200).toBe(0o200);
  });
});

describe('what is somebody’s stays', () => {
  it('in a folder where nothing of an earlier run is', async () => {
    const root = folderWith({ 'dist/index.html': 'mine' });
    const output = ours(join(root, 'dist'), []);
    const refused = expect.objectContaining({
      name: 'OwnerError',
      message: expect.stringMatching(
        /dist\/ was not written: it holds index\.html, but nothing of an earlier build\. Choose another\./,
      ),
    });
    expect(() => refuseForeignFolder(output)).toThrow(refused);
    await expect(replaceFolder(output, mapOf({ 'index.html': 'new' }))).rejects.toThrow(refused);
    expect(filesOf(root)).toEqual({ 'dist/index.html': 'mine' });
  });

  it.for([
    ['dist', 'a file is where a folder has to go'],
    ['dist/site', 'a file is where a folder has to go'],
    ['album', 'it holds 1.jpg, 2.jpg, 3.jpg and 1 more, but'],
    ['link', 'it holds 1.jpg, 2.jpg, 3.jpg and 1 more, but'],
  ])('where another thing is, or is behind a link: %s', ([name = '', reason], { skip }) => {
    skip(onWindows && name === 'link', noLinks);
    skip(onWindows && name === 'dist/site', 'Windows tells of it only when the folder is made');
    const photos = [1, 2, 3, 4].map((index) => [`album/${index}.jpg`, 'mine']);
    const root = folderWith({ dist: 'mine', ...Object.fromEntries(photos) });
    if (!onWindows) symlinkSync(join(root, 'album'), join(root, 'link'));
    const output = siteIn(join(root, name), true);
    expect(() => refuseForeignFolder(output)).toThrow(`/${name}/ was not written: ${reason}`);
  });

  it.each(['new.txt', 'new.txt/a.jpg'])('where it is called as a new file: %s', async (name) => {
    const mine = { 'a.txt': 'old', [name]: 'mine' };
    const root = folderWith(within(mine));
    const files = { 'a.txt': 'new', 'new.txt': 'new' };
    const attempt = replaceFolder(ours(join(root, 'dist'), ['a.txt']), mapOf(files));
    await expect(attempt).rejects.toThrow(
      /dist\/new\.txt is not of an earlier build, and would be lost\. Move it elsewhere.*The old .*dist\/ is as it was/,
    );
    expect(filesOf(root)).toEqual(within(mine));
  });

  it('but is not asked about where the new file is the same', async () => {
    const root = folderWith(within({ 'a.txt': 'old', 'new.txt': 'new' }));
    const files = { 'a.txt': 'new', 'new.txt': 'new' };
    await replaceFolder(ours(join(root, 'dist'), ['a.txt']), mapOf(files));
    expect(filesOf(root)).toEqual(within(files));
  });
});

describe('the old folder stays whole', () => {
  it('when it is read-only', async ({ skip }) => {
    skip(onWindows, 'Windows lets files be made in a folder that is marked so');
    const root = folderWith({ 'dist/old.txt': 'old' });
    chmodSync(join(root, 'dist'), 0o555);
    onTestFinished(() => chmodSync(join(root, 'dist'), 0o755));
    const attempt = replaceFolder(ours(join(root, 'dist')), mapOf({ 'new.txt': 'new' }));
    await expect(attempt).rejects.toThrow(
      /dist\/ was not written: .*is read-only.*The old .*dist\/ is as it was/s,
    );
    expect(filesOf(root)).toEqual({ 'dist/old.txt': 'old' });
  });

  it('when a file cannot be written halfway', async ({ skip }) => {
    skip(onWindows, 'Windows takes a name that is too long for a file that is not there');
    const root = folderWith({ 'dist/old.txt': 'old' });
    const files = { 'a.txt': 'new', [`${'x'.repeat(300)}.txt`]: 'new' };
    const attempt = replaceFolder(ours(join(root, 'dist')), mapOf(files));
    await expect(attempt).rejects.toThrow(/was not written: .*too long/);
    expect(filesOf(root)).toEqual({ 'dist/old.txt': 'old' });
    expect(readdirSync(join(root, 'dist'))).toEqual(['old.txt']);
  });

  it('when the disk is full', async (context) => {
    const disk = folderWith({});
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('a small disk can be mounted on Linux as root only');
    }
    onTestFinished(() => void execFileSync('umount', [disk]));
    await replaceFolder(ours(join(disk, 'dist')), mapOf({ 'old.txt': 'old' }));
    const files = { 'a.txt': 'new', 'big.txt': 'x'.repeat(2_000_000) };
    const attempt = replaceFolder(ours(join(disk, 'dist')), mapOf(files));
    await expect(attempt).rejects.toThrow(/the disk is full\. Free some space/);
    const copied = replaceFolder(ours(join(disk, 'dist')), withFilm('x'.repeat(2_000_000)));
    await expect(copied).rejects.toThrow(/the disk is full\. Free some space/);
    expect(filesOf(disk)).toEqual({ 'dist/old.txt': 'old' });
  });

  it('when a link in its place leads nowhere', async ({ skip }) => {
    skip(onWindows, 'Windows has another error for each kind of link');
    const root = temporaryFolder();
    symlinkSync(join(root, 'nowhere'), join(root, 'dist'));
    const attempt = replaceFolder(ours(join(root, 'dist')), mapOf({ 'a.txt': 'new' }));
    await expect(attempt).rejects.toThrow(
      /dist\/ was not written: a link in its path leads nowhere/,
    );
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('when the build is killed, one with files and an empty one; the next build clears what it left', async () => {
    const dists = [within({ 'old.txt': 'old' }), {}].map((old) => join(folderWith(old), 'dist'));
    const [dist = '', empty = ''] = dists;
    // One process writes into both, because to start one takes a third of a second.
    const build = run(`
      let isHalfway = false;
      async function* half() {
        yield 'first half';
        if (isHalfway) console.log('both are halfway');
        isHalfway = true;
        await new Promise(() => setInterval(() => {}, 1000));
      }
      await Promise.all(
        ${JSON.stringify(dists)}.map((dist) => replace(dist, { 'a.txt': 'new', 'b.txt': half() })),
      );`);
    if (build.stdout) await once(build.stdout, 'data');
    build.kill('SIGKILL');
    await once(build, 'exit');
    expect(filesOf(dist)).toMatchObject({ 'old.txt': 'old' });
    expect(readdirSync(dist)).toHaveLength(2);
    expect(readdirSync(empty)).toHaveLength(1);

    for (const each of dists) {
      await replaceFolder(ours(each), mapOf({ 'new.txt': 'new' }));
      expect(filesOf(each)).toEqual({ 'new.txt': 'new' });
      expect(readdirSync(each)).toEqual(['new.txt']);
    }
  });
});

describe('a file that a program has open', () => {
  it('is tried again until it is let go, and meanwhile the folder is the old one', async () => {
    const root = folderWith(within(filesOfTwo('old')));
    const dist = join(root, 'dist');
    const attempts: object[] = [];
    const held = new Set([`${join(dist, 'b.txt')} out`, `${join(dist, 'a.txt')} back`]);
    beforeRenaming((from, to) => {
      if (from === join(dist, 'a.txt')) attempts.push(filesOf(dist));
      if (held.delete(`${from} out`) || held.delete(`${to} back`)) throw busy(from);
    });
    await replaceFolder(ours(dist), mapOf(filesOfTwo('new')));
    expect(held.size).toBe(0);
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
    expect(filesOf(dist)).toEqual(filesOfTwo('new'));
  });

  it.each(['b.txt', 'index.html'])(
    'is named after some seconds, and the folder is the old one: %s',
    async (name) => {
      const root = folderWith(within(filesOfTwo('old')));
      const dist = join(root, 'dist');
      hold((from) => basename(from) === name);
      const attempt = replaceFolder(ours(dist), mapOf({ ...filesOfTwo('new'), 'c.txt': 'new' }));
      await expect(attempt).rejects.toThrow(
        new RegExp(`dist/${name} is in use.*Close what has it open.*The old .*dist/ is as it was`),
      );
      expect(filesOf(root)).toEqual(within(filesOfTwo('old')));
    },
  );

  it('is named where the old one cannot come back, and what was moved out is kept until a build succeeds', async () => {
    const root = folderWith(within(filesOfTwo('old')));
    const dist = join(root, 'dist');
    let isOpen = true;
    hold((from, to) => isOpen && (from === join(dist, 'b.txt') || to === join(dist, 'a.txt')));
    await expect(replaceFolder(ours(dist), mapOf(filesOfTwo('new')))).rejects.toThrow(
      /dist\/b\.txt is in use.*dist\/ may hold parts of the new one now.*is in .*dist\/\.unfinished-build-\d+\/old\/ until a build succeeds/,
    );
    const kept = `.unfinished-build-${process.pid}`;
    const mixed = { 'b.txt': 'old', 'index.html': 'old' };
    expect(filesOf(dist)).toEqual({ ...mixed, [`${kept}/old/a.txt`]: 'old' });

    // No process has this number, as after the end of the build that failed.
    const left = '.unfinished-build-2147483647';
    renameSync(join(dist, kept), join(dist, left));
    await expect(replaceFolder(ours(dist), mapOf(filesOfTwo('new')))).rejects.toThrow(/is in use/);
    expect(filesOf(dist)).toEqual({ ...mixed, [`${left}/old/a.txt`]: 'old' });
    isOpen = false;
    await replaceFolder(ours(dist), mapOf(filesOfTwo('new')));
    expect(filesOf(dist)).toEqual(filesOfTwo('new'));
    expect(readdirSync(dist)).toHaveLength(3);
  });
});

describe('two builds at once', () => {
  it('both succeed, and the page is whole at every moment', async () => {
    const root = temporaryFolder();
    const files = filesOfTwo('x'.repeat(100_000));
    const dist = join(root, 'dist');
    await replaceFolder(ours(dist), mapOf(files));
    const another = run(`
      const text = 'x'.repeat(100_000);
      console.log('begins');
      for (let build = 0; build < 50; build += 1)
        await replace(${JSON.stringify(dist)}, { 'a.txt': text, 'b.txt': text, 'index.html': text });`);
    const end = once(another, 'exit');
    if (another.stdout) await once(another.stdout, 'data');
    const building = (async () => {
      while (another.exitCode === null) await replaceFolder(ours(dist), mapOf(files));
    })();
    while (another.exitCode === null) {
      await setTimeout(1);
      expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(files['index.html']);
    }
    await building;
    expect(await end).toEqual([0, null]);
    expect(filesOf(root)).toEqual(within(files));
    expect(readdirSync(dist)).toHaveLength(3);
  });

  it('both succeed where one has just moved what the other wants to move', async () => {
    const root = folderWith(within(filesOfTwo('old')));
    beforeRenaming((from) => {
      if (from === join(root, 'dist/b.txt')) rmSync(from);
    });
    await replaceFolder(ours(join(root, 'dist')), mapOf(filesOfTwo('new')));
    expect(filesOf(root)).toEqual(within(filesOfTwo('new')));
  });
});
