import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { cvFileName } from '../../src/compose/file-names.ts';
import { portfolio } from '../support/content.ts';
import { moveIn, writePortfolio } from '../support/owners.ts';
import { buildIn, copyProject, runIn } from '../support/project-copy.ts';

/** The command, in a copy of the project, into which the fixture owner has moved. */

const copy = copyProject({ withCache: false });
moveIn(copy.path);
afterAll(() => copy.remove());
const at = (...names: string[]) => join(copy.path, ...names);

/**
 * A disk that takes half a second to write each draft: time to stop a build while it writes, or for two to meet there. It reads the CV so slowly that the bundler has something to say of our plugin, which waits for it.
 */
const slowDisk = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { readFile, writeFile } = fs.promises;
  fs.promises.writeFile = async (file, ...rest) => {
    await writeFile(file, ...rest);
    if (file.includes('.unfinished-build-')) await new Promise((go) => setTimeout(go, 500));
  };
  fs.promises.readFile = async (file, ...rest) => {
    if (String(file).endsWith('.pdf')) await new Promise((go) => setTimeout(go, 1500));
    return readFile(file, ...rest);
  };
  syncBuiltinESMExports();
`)}`;

function startBuild() {
  const command = ['--import', slowDisk, '--import', 'tsx', 'src/node/build.ts'];
  const build = spawn(process.execPath, command, {
    cwd: copy.path,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(build.stdout), text(build.stderr)]);
  const ended = once(build, 'exit').then(async ([code, signal]) => {
    const [output, errors] = await said;
    return { by: code ?? signal, output, errors };
  });
  return { build, ended };
}

const isDrafts = (name: string) => name.startsWith('.unfinished-build-');
const filesInDist = () => {
  const names = readdirSync(at('dist')).filter((name) => !isDrafts(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(at('dist', name))]));
};
const drafts = () => readdirSync(at('dist')).filter(isDrafts);

describe('the build', () => {
  it('loses nothing when it is stopped while it writes, and the next one clears what it left', async () => {
    buildIn(copy.path);
    const before = filesInDist();
    writePortfolio(at('src/content'), { ...portfolio, greeting: 'Another' });
    const { build, ended } = startBuild();
    while (build.exitCode === null && drafts().length === 0) await setTimeout(20);
    build.kill('SIGTERM');
    const { by, errors } = await ended;
    expect(by, errors).toBe('SIGTERM');
    expect(filesInDist()).toEqual(before);
    expect(drafts()).toHaveLength(1);
    buildIn(copy.path);
    expect(drafts()).toEqual([]);
  });

  it('fails over a part that cannot be rendered, whose component it names', async () => {
    const before = filesInDist();
    const about = at('src/site/sections/about.tsx');
    const source = readFileSync(about, 'utf8');
    writeFileSync(about, source.replace('const cards = [', '$&...undefined as never,'));
    const { by, errors } = await startBuild().ended;
    writeFileSync(about, source);
    expect(by).toBe(1);
    expect(errors).toMatch(/^Error: The component AboutSection cannot be rendered: TypeError: /);
    expect(errors).toMatch(/\nNothing was written; dist\/ is as it was\.\n$/);
    expect(filesInDist()).toEqual(before);
  });

  it('succeeds twice at once, without a cache, as it does alone, and says what it does and what it made', async () => {
    rmSync(at('.cache'), { recursive: true, force: true });
    const ends = await Promise.all([startBuild().ended, startBuild().ended]);
    const both = filesInDist();
    const made = ['index.html', cvFileName(portfolio.firstName), 'README.md'];
    expect(Object.keys(both).sort()).toEqual(made.toSorted());
    const slow = 'Compiling the program: this takes some seconds, and is kept.';
    const written = [...made.map((name) => `dist/${name}  … kB`), 'index.html compressed: … kB'];
    for (const { by, output, errors } of ends) {
      expect({ by, errors }).toEqual({ by: 0, errors: '' });
      expect(
        output
          // Where the other build was first, the portrait is kept.
          .replace(/^Preparing .*\n/, '')
          .replace(/[\d.]+ kB/g, '… kB')
          .trimEnd()
          .split('\n'),
      ).toEqual([slow, ...written]);
    }
    expect(drafts()).toEqual([]);
    const { text: said } = await runIn(copy.path, 'build');
    expect(said.split('\n')[0]).toMatch(/^dist\/index\.html /);
    expect(filesInDist()).toEqual(both);
  });
});
