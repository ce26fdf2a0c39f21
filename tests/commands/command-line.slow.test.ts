import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { portfolio } from '../support/owners/content.ts';
import { moveIn, writePortfolio } from '../support/owners/owners.ts';
import { copyProject, root, runIn } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';

/** The options of the commands, in a copy of the project, in a folder with other things of its owner. */

const scratch = scratchFolder('home');
afterAll(scratch.remove);
const home = realpathSync(scratch.path);
const project = join(home, 'project');
renameSync(copyProject({ withCache: true }).path, project);
moveIn(project);

const run = (command: 'build' | 'kit', ...options: string[]) => runIn(project, command, ...options);

/** Files with their content, by their paths from the home folder. */
type Files = Readonly<Record<string, string>>;

function put(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
}

/** All files in a folder, at any depth, without the cache. */
function contentOf(folder: string): Files {
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

const inBytes = (files: Files) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
  );

describe('an option', () => {
  it.each([
    ['build', ['--out', '--owner', '--remove-places', '--help']],
    ['kit', ['--sample', '--help']],
  ] as const)('of %s is explained by --help', async (command, options) => {
    const { code, text } = await run(command, '--help');
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringMatching(`^npm run ${command} `),
    });
    for (const option of options) expect(text).toContain(`${option} `);
  });

  it('takes out of the films of an owner where they were taken, and builds the site with these', async () => {
    const owner = join(home, 'cinematographer');
    cpSync(join(root, 'tests/fixtures/cinematographer'), owner, { recursive: true });
    onTestFinished(() => rmSync(owner, { recursive: true }));
    const film = join(owner, 'public', 'rain.mp4');
    const place = '\0\0\0\x28udta\0\0\0\x20\xA9xyz\0\x14\x15\xC7+43.3623-008.4115/\0\0';
    appendFileSync(film, Buffer.from(place, 'latin1'));
    const out = join(home, 'films');
    onTestFinished(() => rmSync(out, { recursive: true }));
    const { code, text } = await run('build', '--owner', owner, '--out', out, '--remove-places');
    expect(code).toBe(0);
    expect(text).toContain('public/rain.mp4 no longer says where it was taken.\n');
    expect(text).not.toContain('says where it was taken, and');
    expect(readFileSync(film).includes('43.3623')).toBe(false);
    expect(readFileSync(join(out, 'rain.mp4')).equals(readFileSync(film))).toBe(true);
  });

  // tests/unit/node/command.test.ts has all other mistakes.
  it.each([
    ['build', '--ouput', '--out FOLDER, --owner FOLDER, --remove-places, --help'],
    ['kit', '--sampel', '--sample, --help'],
  ] as const)('of %s that is wrong is named: %s', async (command, option, known) => {
    const before = contentOf(home);
    expect(await run(command, option)).toEqual({
      code: 1,
      text: `There is no option ${option}; npm run ${command} -- knows ${known}.\n`,
    });
    expect(contentOf(home)).toEqual(before);
  });
});

describe('a folder with nothing of an earlier build is refused, and stays as it is:', () => {
  const CHOOSE = 'Choose a folder that is empty or not there yet.';
  const MOVE = 'Move that elsewhere, then try again.';
  const homeName = home.replaceAll(sep, '/');
  const refused = (folder: string, names: string, remedy: string) =>
    `${folder}/ was not written: it holds ${names}, but nothing of an earlier build. ${remedy}\n`;
  const [first, second, third, ...sources] = readdirSync(join(root, 'src')).sort();

  // tests/unit/node/files/replace-folder.test.ts has all other cases.
  it('the sources', async () => {
    const before = contentOf(home);
    const names = `${first}, ${second}, ${third} and ${sources.length} more`;
    const text = refused('src', names, CHOOSE);
    expect(await run('build', '--out', 'src')).toEqual({ code: 1, text });
    expect(contentOf(home)).toEqual(before);
  });

  it('one of photos, elsewhere', async () => {
    const album = Object.fromEntries([1, 2, 3, 4].map((name) => [`album/${name}.jpg`, 'photo']));
    put(album);
    onTestFinished(() => rmSync(join(home, 'album'), { recursive: true }));
    const text = refused(`${homeName}/album`, '1.jpg, 2.jpg, 3.jpg and 1 more', CHOOSE);
    expect(await run('build', '--out', join(home, 'album'))).toEqual({ code: 1, text });
    expect(contentOf(home)).toMatchObject(inBytes(album));
  });

  it.each([
    ['build', 'dist', '1.jpg'],
    ['kit', 'dist', '1.jpg'],
    ['kit', 'kit', 'letter.txt'],
  ] as const)('that of npm run %s, %s/', async (command, folder, name) => {
    put({ [`project/${folder}/${name}`]: 'mine' });
    onTestFinished(() => rmSync(join(project, folder), { recursive: true }));
    const before = contentOf(home);
    expect(await run(command)).toEqual({ code: 1, text: refused(folder, name, MOVE) });
    expect(contentOf(home)).toEqual(before);
  });
});

it('a site is put into a new folder, and into that of an earlier build in the place of that alone', async () => {
  const out = join(home, 'sites/new');
  const build = async (owner: typeof portfolio, cv: string) => {
    writePortfolio(join(project, 'src/content'), owner);
    const { code, text } = await run('build', '--out', '../sites/new');
    expect(code, text).toBe(0);
    return [cv, 'README.md', 'index.html'];
  };
  const ana = { ...portfolio, firstName: 'Ana', address: 'https://ana.tv/' } as const;
  const cv = readFileSync(join(project, 'public', cvFileName(portfolio.firstName)));
  writeFileSync(join(project, 'public/Ana-CV.pdf'), cv);
  const earlier = [...(await build(ana, 'Ana-CV.pdf')), 'preview.png'];
  expect(readdirSync(out).sort()).toEqual(earlier.sort());

  const mine = {
    'notes.txt': 'mine',
    CNAME: 'ines.pt',
    '.git/HEAD': 'ref: refs/heads/main',
    'photos/1.jpg': 'photo',
    'Ana-EN-CV.pdf': 'another CV',
  };
  for (const [path, text] of Object.entries(mine)) put({ [`sites/new/${path}`]: text });
  const site = await build(portfolio, cvFileName(portfolio.firstName));
  const now = contentOf(out);
  const folders = { '.git': 'no file', photos: 'no file' };
  expect(now).toMatchObject({ ...inBytes(mine), ...folders });
  expect(Object.keys(now).sort()).toEqual(
    [...site, ...Object.keys({ ...mine, ...folders })].sort(),
  );
});
