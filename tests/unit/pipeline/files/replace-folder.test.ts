import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { replaceFolder } from '../../../src/build/swap-folder.ts';
import { folderWith, temporaryFolder } from '../../support/damaged.ts';

const projectFolder = join(import.meta.dirname, '../../..');
const module = pathToFileURL(join(projectFolder, 'src/build/swap-folder.ts')).href;

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Runs a few lines with replaceFolder at hand in a process of its own. */
function run(code: string): ChildProcess {
  const whole = `import { replaceFolder } from ${JSON.stringify(module)};\n${code}`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', whole], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A build that writes the first half of its file and then waits for ever. */
function buildThatHangs(target: string): ChildProcess {
  return run(`
    async function* half() {
      yield 'first half';
      process.stdout.write('halfway');
      await new Promise(() => setInterval(() => {}, 1000));
    }
    await replaceFolder(${JSON.stringify(target)}, new Map([['a.txt', 'new'], ['b.txt', half()]]));
  `);
}

describe('a folder is replaced', () => {
  it('as a whole: old files go, new ones come, nothing lies beside it', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    await replaceFolder(
      join(root, 'dist'),
      new Map([
        ['new.txt', 'new'],
        ['deep/a.txt', 'a'],
      ]),
    );
    expect(readdirSync(root)).toEqual(['dist']);
    expect(readdirSync(join(root, 'dist')).sort()).toEqual(['deep', 'new.txt']);
  });

  it('or made, with the folders above it', async () => {
    const target = join(temporaryFolder(), 'a/b/dist');
    await replaceFolder(target, new Map([['a.txt', new Uint8Array([65])]]));
    expect(filesOf(target)).toEqual({ 'a.txt': 'A' });
  });

  it('never with a file outside of it', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    const outside = replaceFolder(join(root, 'dist'), new Map([['../x.txt', 'x']]));
    await expect(outside).rejects.toThrow(/"\.\.\/x\.txt" is no file name/);
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

describe('the old folder stays whole', () => {
  it('when it is read-only', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    chmodSync(join(root, 'dist'), 0o555);
    onTestFinished(() => chmodSync(join(root, 'dist'), 0o755));
    const attempt = replaceFolder(join(root, 'dist'), new Map([['new.txt', 'new']]));
    await expect(attempt).rejects.toThrow(
      /dist\/ was not written: .*is read-only.*The old .*dist\/ is as it was/s,
    );
    expect(filesOf(join(root, 'dist'))).toEqual({ 'old.txt': 'old' });
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('when a file cannot be written halfway', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    const files = new Map([
      ['a.txt', 'new'],
      [`${'x'.repeat(300)}.txt`, 'new'],
    ]);
    await expect(replaceFolder(join(root, 'dist'), files)).rejects.toThrow(
      /was not written: .*too long/,
    );
    expect(filesOf(join(root, 'dist'))).toEqual({ 'old.txt': 'old' });
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
    mkdirSync(join(disk, 'dist'));
    writeFileSync(join(disk, 'dist/old.txt'), 'old');
    const files = new Map<string, Uint8Array | string>([
      ['a.txt', 'new'],
      ['big.bin', new Uint8Array(2_000_000)],
    ]);
    await expect(replaceFolder(join(disk, 'dist'), files)).rejects.toThrow(
      /the disk is full\. Free some space/,
    );
    expect(filesOf(join(disk, 'dist'))).toEqual({ 'old.txt': 'old' });
    expect(readdirSync(disk)).toEqual(['dist']);
  });

  it('when a file of that name is in the way', async () => {
    const root = folderWith({ dist: 'a file' });
    await expect(replaceFolder(join(root, 'dist'), new Map())).rejects.toThrow(
      /is a file, but a folder/,
    );
    expect(filesOf(root)).toEqual({ dist: 'a file' });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'when the build gets %s, and nothing is left beside it',
    async (signal) => {
      const root = folderWith({ 'dist/old.txt': 'old' });
      const build = buildThatHangs(join(root, 'dist'));
      if (build.stdout) await once(build.stdout, 'data');
      build.kill(signal);
      const [, endedBy] = await once(build, 'exit');
      expect(endedBy).toBe(signal);
      expect(filesOf(join(root, 'dist'))).toEqual({ 'old.txt': 'old' });
      expect(readdirSync(root)).toEqual(['dist']);
    },
  );

  it('when the build is killed; the next one clears what it left', async () => {
    const root = folderWith({ 'dist/old.txt': 'old' });
    const build = buildThatHangs(join(root, 'dist'));
    if (build.stdout) await once(build.stdout, 'data');
    build.kill('SIGKILL');
    await once(build, 'exit');
    expect(filesOf(join(root, 'dist'))).toEqual({ 'old.txt': 'old' });
    expect(readdirSync(root)).toHaveLength(2);

    await replaceFolder(join(root, 'dist'), new Map([['new.txt', 'new']]));
    expect(filesOf(join(root, 'dist'))).toEqual({ 'new.txt': 'new' });
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('and is brought back when the kill came between the two renames', async () => {
    const gone = run('');
    await once(gone, 'exit');
    const root = folderWith({ [`.dist-${gone.pid}-0123abcd-old/old.txt`]: 'old' });
    await expect(
      replaceFolder(join(root, 'dist'), new Map([['x'.repeat(300), 'new']])),
    ).rejects.toThrow();
    expect(filesOf(join(root, 'dist'))).toEqual({ 'old.txt': 'old' });
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
        replaceFolder(join(root, 'dist'), pair(value)),
      );
      await Promise.all(builds);
      const { 'a.txt': a, 'b.txt': b } = filesOf(join(root, 'dist'));
      expect(['one', 'two', 'three']).toContain(a);
      expect(b).toBe(a);
    }
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('in two processes leave one of the two, whole', async () => {
    const root = folderWith({ 'dist/a.txt': 'old', 'dist/b.txt': 'old' });
    const builds = ['one', 'two'].map((value) =>
      run(`
        for (let round = 0; round < 40; round += 1)
          await replaceFolder(${JSON.stringify(join(root, 'dist'))}, new Map([['a.txt', '${value}'], ['b.txt', '${value}']]));
      `),
    );
    const ends = await Promise.all(builds.map((build) => once(build, 'exit')));
    expect(ends.map(([code]) => code)).toEqual([0, 0]);
    const { 'a.txt': a, 'b.txt': b } = filesOf(join(root, 'dist'));
    expect(['one', 'two']).toContain(a);
    expect(b).toBe(a);
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
