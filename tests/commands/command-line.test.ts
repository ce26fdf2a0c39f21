import { readdirSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { moveIn } from '../support/owner-files.ts';
import { copyProject, runIn } from '../support/project-copy.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** What is written behind the commands; in a copy of the project. */

const scratch = scratchFolder('home');
afterAll(scratch.remove);
const home = realpathSync(scratch.path);
const project = join(home, 'project');
renameSync(copyProject({ withCache: true }).path, project);
moveIn(project);

const run = (command: 'build' | 'kit', ...options: string[]) => runIn(project, command, ...options);

/** All that is in a folder, however deep, but for the cache. */
function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .filter(({ path }) => !path.split(sep).includes('.cache'));
  return Object.fromEntries(
    entries.map(({ path, isFile }) => [
      path.slice(folder.length + 1).replaceAll(sep, '/'),
      isFile ? readFileSync(path, 'base64') : 'no file',
    ]),
  );
}

describe('an option', () => {
  it.each([
    ['build', ['--out', '--owner', '--help']],
    ['kit', ['--sample', '--help']],
  ] as const)('of %s is explained by --help', async (command, options) => {
    const { code, text } = await run(command, '--help');
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringMatching(`^npm run ${command} `),
    });
    for (const option of options) expect(text).toContain(`${option} `);
  });

  const ofBuild = '--out FOLDER, --owner FOLDER, --help';
  const ofKit = '--sample, --help';
  it.each([
    ['build', ['--ouput', 'x'], 'There is no option --ouput', ofBuild],
    ['build', ['x'], '‘x’ belongs to no option', ofBuild],
    ['build', ['--out'], '--out lacks its folder', ofBuild],
    ['build', ['--out='], '--out lacks its folder', ofBuild],
    ['build', ['--out', '--owner', 'x'], '--out lacks its folder', ofBuild],
    ['kit', ['--sampel'], 'There is no option --sampel', ofKit],
    ['kit', ['--sample=no'], '--sample takes no value', ofKit],
  ] as const)('of %s that is wrong is named: %j', async (command, options, problem, known) => {
    const before = contentOf(home);
    expect(await run(command, ...options)).toEqual({
      code: 1,
      text: `${problem}; npm run ${command} -- knows ${known}.\n`,
    });
    expect(contentOf(home)).toEqual(before);
  });
});
