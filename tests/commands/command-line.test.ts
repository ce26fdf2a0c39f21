import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { cvFileName } from '../../src/compose/file-names.ts';
import { portfolio } from '../support/content.ts';
import { moveIn, writePortfolio } from '../support/owners.ts';
import { copyProject, root, runIn } from '../support/project-copy.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** What is written behind the commands; in a copy of the project, in a folder with other things of its owner. */

const scratch = scratchFolder('home');
afterAll(scratch.remove);
const home = realpathSync(scratch.path);
const project = join(home, 'project');
renameSync(copyProject({ withCache: true }).path, project);
moveIn(project);

const run = (command: 'build' | 'kit', ...options: string[]) => runIn(project, command, ...options);

/** Files with what they say, by their paths from home. */
type Files = Readonly<Record<string, string>>;

function put(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
}

/** All that is in a folder, however deep, but for the cache. */
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

describe('a folder with nothing of an earlier build is refused, and stays as it is:', () => {
  const CHOOSE = 'Choose a folder that is empty or not there yet.';
  const MOVE = 'Move that elsewhere, then try again.';
  const homeName = home.replaceAll(sep, '/');
  const refused = (folder: string, names: string, remedy: string) =>
    `${folder}/ was not written: it holds ${names}, but nothing of an earlier build. ${remedy}\n`;
  const inTheWay = (folder: string) =>
    `${folder}/ was not written: a file is where a folder has to go. Choose another folder, or rename that file.\n`;
  const [first, second, third, ...sources] = readdirSync(join(root, 'src')).sort();
  const photos = '1.jpg, 2.jpg, 3.jpg and 1 more';
  const album = Object.fromEntries([1, 2, 3, 4].map((name) => [`album/${name}.jpg`, 'photo']));

  it.each<[string, string, Files, string]>([
    [
      'the sources',
      'src',
      {},
      refused('src', `${first}, ${second}, ${third} and ${sources.length} more`, CHOOSE),
    ],
    ['the CV’s', 'public', {}, refused('public', cvFileName(portfolio.firstName), CHOOSE)],
    ['the one around the project', '..', album, refused(homeName, 'album, project', CHOOSE)],
    ['one of photos', '../album', album, refused(`${homeName}/album`, photos, CHOOSE)],
    ['by its whole path', join(home, 'album'), album, refused(`${homeName}/album`, photos, CHOOSE)],
    ['by a link', 'link', album, refused('link', photos, CHOOSE)],
    [
      'one of another page',
      '../other',
      { 'other/index.html': '<div id="root"></div>' },
      refused(`${homeName}/other`, 'index.html', CHOOSE),
    ],
    ['a file', 'package.json', {}, inTheWay('package.json')],
    ['one in a file', 'package.json/site', {}, inTheWay('package.json/site')],
  ])('%s', async (_, out, files, text) => {
    put(files);
    symlinkSync(join(home, 'album'), join(project, 'link'), 'junction');
    onTestFinished(() => {
      for (const path of ['album', 'other', 'project/link']) {
        rmSync(join(home, path), { recursive: true, force: true });
      }
    });
    const before = contentOf(home);
    expect(await run('build', '--out', out)).toEqual({ code: 1, text });
    expect(contentOf(home)).toEqual(before);
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

describe('a site is put', () => {
  const site = [cvFileName(portfolio.firstName), 'README.md', 'index.html'];

  it.each([
    ['a new folder', join(home, 'sites/new'), []],
    ['an empty one, but for what systems put there', '../empty', ['Thumbs.db']],
    ['one that a link leads to', 'link-to-empty', []],
  ])('into %s', async (_, out, others) => {
    put({ 'empty/Thumbs.db': 'of the system' });
    mkdirSync(join(home, 'behind a link'), { recursive: true });
    symlinkSync(join(home, 'behind a link'), join(project, 'link-to-empty'), 'junction');
    onTestFinished(() => rmSync(join(project, 'link-to-empty')));
    const folder = resolve(project, out);
    const { code, text } = await run('build', '--out', out);
    expect(code, text).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([...site, ...others].sort());
  });

  it('into that of an earlier build in the place of that alone', async () => {
    const mine = {
      'notes.txt': 'mine',
      CNAME: 'ines.pt',
      '.git/HEAD': 'ref: refs/heads/main',
      'photos/1.jpg': 'photo',
      'Ana-EN-CV.pdf': 'another CV',
    };
    const ana = { ...portfolio, firstName: 'Ana', address: 'https://ana.tv/' } as const;
    writePortfolio(join(project, 'src/content'), ana);
    const cv = readFileSync(join(project, 'public', cvFileName(portfolio.firstName)));
    writeFileSync(join(project, 'public/Ana-CV.pdf'), cv);
    await run('build');
    expect(readdirSync(join(project, 'dist')).sort()).toEqual([
      'Ana-CV.pdf',
      'README.md',
      'index.html',
      'preview.png',
    ]);
    put(
      Object.fromEntries(
        Object.entries(mine).map(([path, text]) => [`project/dist/${path}`, text]),
      ),
    );

    writePortfolio(join(project, 'src/content'), portfolio);
    const { code, text } = await run('build');
    expect(code, text).toBe(0);
    const now = contentOf(join(project, 'dist'));
    const folders = { '.git': 'no file', photos: 'no file' };
    expect(now).toMatchObject({ ...inBytes(mine), ...folders });
    expect(Object.keys(now).sort()).toEqual(
      [...site, ...Object.keys({ ...mine, ...folders })].sort(),
    );
  });
});
