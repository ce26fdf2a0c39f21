import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import cacache from 'cacache';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { folderWith, temporaryFolder } from '../../../support/owners/damaged.ts';

const src = resolve(import.meta.dirname, '../../../../src');

type Recipe = { code: readonly string[]; inputs: readonly (string | Uint8Array)[] };

/** The cache of a new process, which has read no file yet. */
async function newProcess(file = join(src, 'node/files/cache.ts')) {
  vi.resetModules();
  return (await import(file)) as typeof import('../../../../src/node/files/cache.ts');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A module, and a way to make something by it. */
function maker() {
  const file = join(folderWith({ 'make.ts': 'export const width = 800;' }), 'make.ts');
  const cache = temporaryFolder();
  const recipe: Recipe = { code: [file], inputs: ['a photo', '{"width":800}'] };
  const make = vi.fn(async () => ({ src: 'data:' }));
  return { file, cache, recipe, make };
}

describe('what was made once', () => {
  it('is not made again, in this process or the next', async () => {
    const { cache, recipe, make } = maker();
    for (let run = 0; run < 2; run += 1) {
      const { cached } = await newProcess();
      expect(await cached(cache, recipe, make)).toEqual({ src: 'data:' });
      expect(await cached(cache, recipe, make)).toEqual({ src: 'data:' });
    }
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (recipe: Recipe) => Recipe]>([
    ['another input', (recipe) => ({ ...recipe, inputs: ['b photo', '{"width":800}'] })],
    ['another parameter', (recipe) => ({ ...recipe, inputs: ['a photo', '{"width":640}'] })],
    ['inputs cut elsewhere', (recipe) => ({ ...recipe, inputs: ['a photo{', '"width":800}'] })],
  ])('is made again for %s', async (_, change) => {
    const { cache, recipe, make } = maker();
    const { cached } = await newProcess();
    await cached(cache, recipe, make);
    await cached(cache, change(recipe), make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again when its code changes', async () => {
    const { file, cache, recipe, make } = maker();
    await (await newProcess()).cached(cache, recipe, make);
    writeFileSync(file, 'export const width = 640;');
    await (await newProcess()).cached(cache, recipe, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again when another version of a package is installed', async () => {
    const { cache, recipe, make } = maker();
    // Inside this project, so that it finds the library without a link, which wine cannot make.
    const ours = join(src, '../.cache');
    mkdirSync(ours, { recursive: true });
    const project = mkdtempSync(join(ours, 'project-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    const lock = join(project, 'node_modules/.package-lock.json');
    mkdirSync(dirname(lock));
    writeFileSync(lock, '{"sharp":"0.35.5"}');
    const copy = join(project, 'src/node/files/cache.ts');
    cpSync(join(src, 'node/files/cache.ts'), copy);
    await (await newProcess(copy)).cached(cache, recipe, make);
    await (await newProcess(copy)).cached(cache, recipe, make);
    expect(make).toHaveBeenCalledTimes(1);
    writeFileSync(lock, '{"sharp":"0.36.0"}');
    await (await newProcess(copy)).cached(cache, recipe, make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('the cache', () => {
  it.each(['content-v2', 'index-v5'])('fails no build with a damaged %s', async (part) => {
    const { cache, recipe, make } = maker();
    const first = await (await newProcess()).cached(cache, recipe, make);
    for (const damage of ['', 'half a fi', 'two\nlines']) {
      for (const file of filesIn(join(cache, part))) writeFileSync(file, damage);
      expect(await (await newProcess()).cached(cache, recipe, make)).toEqual(first);
    }
    expect(make).toHaveBeenCalledTimes(4);
    expect(await (await newProcess()).cached(cache, recipe, make)).toEqual(first);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('loses nothing but time when several processes use it at once', async () => {
    const { cache, recipe, make } = maker();
    const use = async (_: unknown, photo: number) => {
      const { cached } = await newProcess();
      return cached(cache, { ...recipe, inputs: [`photo ${photo % 3}`] }, make);
    };
    const values = await Promise.all(Array.from({ length: 12 }, use));
    expect(values).toEqual(values.map(() => ({ src: 'data:' })));
    expect((await (await newProcess()).cached(cache, recipe, make)).src).toBe('data:');
  });

  it('fails no build when it cannot be written', async () => {
    const { recipe, make } = maker();
    const { cached } = await newProcess();
    const file = join(folderWith({ cache: 'a file' }), 'cache');
    expect(await cached(file, recipe, make)).toEqual({ src: 'data:' });
    expect(readFileSync(file, 'utf8')).toBe('a file');
  });

  it('keeps nothing of what failed', async () => {
    const { cache, recipe } = maker();
    const { cached } = await newProcess();
    const failing = cached(cache, recipe, () => Promise.reject(new Error('too small')));
    await expect(failing).rejects.toThrow('too small');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('forgets what is older than a month, and nothing that is not its own', async () => {
    const { file, cache, recipe, make } = maker();
    for (const days of [31, 29]) {
      vi.setSystemTime(Date.now() - days * 24 * 60 * 60 * 1000);
      await (await newProcess()).cached(cache, { code: [file], inputs: [`${days}`] }, make);
      vi.useRealTimers();
    }
    writeFileSync(join(cache, 'notes.json'), '');
    await (await newProcess()).cached(cache, recipe, make);
    expect(Object.keys(await cacache.ls(cache))).toHaveLength(2);
    expect(readdirSync(cache)).toContain('notes.json');
    await (await newProcess()).cached(cache, { code: [file], inputs: ['29'] }, make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('begins anew when it holds more than 40 MB', async () => {
    const { cache, recipe, make } = maker();
    await cacache.put(cache, 'a film', Buffer.alloc(40_000_001));
    await (await newProcess()).cached(cache, recipe, make);
    expect(Object.values(await cacache.ls(cache)).map(({ size }) => size)).toEqual([15]);
  });
});
