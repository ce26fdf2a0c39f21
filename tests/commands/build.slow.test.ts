import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { until } from '../support/drivers/waits.ts';
import { portfolio } from '../support/owners/content.ts';
import { moveIn, writePortfolio } from '../support/owners/owners.ts';
import { copyProject } from '../support/sites/project-copy.ts';
import { builtFile } from '../support/sites/site.ts';

/** `npm run build`, in a fresh copy of the project with the content of the fixture owner. */

const copy = copyProject({ withCache: false });
moveIn(copy.path);
afterAll(() => copy.remove());
const at = (...names: string[]) => join(copy.path, ...names);

/** A disk that ends no draft before a file is there, so that a test can stop a build while it writes, or run two at the same time. */
const slowDisk = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeFile } = fs.promises;
  fs.promises.writeFile = async (file, ...rest) => {
    await writeFile(file, ...rest);
    const { GOES_ON } = process.env;
    while (GOES_ON && file.includes('.unfinished-build-') && !fs.existsSync(GOES_ON))
      await new Promise((go) => setTimeout(go, 20));
  };
  syncBuiltinESMExports();
`)}`;

function startBuild(goesOn = '') {
  const command = ['--import', slowDisk, '--import', 'tsx', 'src/node/build.ts'];
  const build = spawn(process.execPath, command, {
    cwd: copy.path,
    env: { ...process.env, GOES_ON: goesOn },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const streams = Promise.all([text(build.stdout), text(build.stderr)]);
  const ended = once(build, 'exit').then(async ([code, signal]) => {
    const [output, errors] = await streams;
    return { by: code ?? signal, output, errors };
  });
  return { build, ended };
}

const made = ['index.html', cvFileName(portfolio.firstName), 'README.md'];
const isDrafts = (name: string) => name.startsWith('.unfinished-build-');
const filesInDist = () => {
  const names = readdirSync(at('dist')).filter((name) => !isDrafts(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(at('dist', name))]));
};
const drafts = () => readdirSync(at('dist')).filter(isDrafts);

describe('the build', () => {
  it('makes the same without a cache as elsewhere, and says what it does and what it made', async () => {
    const { by, output, errors } = await startBuild().ended;
    expect({ by, errors }).toEqual({ by: 0, errors: '' });
    expect(
      output
        .replace(/[\d.]+ kB/g, '… kB')
        .trimEnd()
        .split('\n'),
    ).toEqual([
      'Preparing portrait.svg.',
      'Compiling the program: this takes some seconds, and is kept.',
      ...made.map((name) => `dist/${name}  … kB`),
      'index.html compressed: … kB',
      'dist/ in all: … kB, little enough for any mail.',
    ]);
    const files = filesInDist();
    expect(Object.keys(files).sort()).toEqual(made.toSorted());
    expect(files['index.html']?.equals(readFileSync(builtFile()))).toBe(true);
    expect(drafts()).toEqual([]);
  });

  it('loses nothing when it is stopped while it writes', async () => {
    const before = filesInDist();
    writePortfolio(at('src/content'), { ...portfolio, greeting: 'Another' });
    const { build, ended } = startBuild(at('never'));
    await until('a draft', async () => drafts().length > 0 || build.exitCode !== null);
    build.kill('SIGTERM');
    const { by, errors } = await ended;
    expect(by, errors).toBe('SIGTERM');
    expect(filesInDist()).toEqual(before);
    expect(drafts()).toHaveLength(1);
    writePortfolio(at('src/content'), portfolio);
  });

  it('succeeds twice at once as it does alone, takes what was kept, and clears what a stopped one left', async () => {
    const before = filesInDist();
    const [left] = drafts();
    const builds = [startBuild(at('go')), startBuild(at('go'))];
    await until('both write', async () => {
      const written = drafts().filter((name) => name !== left);
      return written.length === 2 || builds.some(({ build }) => build.exitCode !== null);
    });
    writeFileSync(at('go'), '');
    for (const { by, output, errors } of await Promise.all(builds.map(({ ended }) => ended))) {
      expect({ by, errors }).toEqual({ by: 0, errors: '' });
      expect(output).toMatch(/^dist\/index\.html /);
    }
    expect(filesInDist()).toEqual(before);
    expect(drafts()).toEqual([]);
  });
});
