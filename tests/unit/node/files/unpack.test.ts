import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packKit } from '../../../../src/node/files/pack.ts';
import { kit as words } from '../../../../src/words/languages/en.ts';
import { temporaryFolder } from '../../../support/owners/damaged.ts';

/** Unpacks the kit with the programs that a receiver may use, with names in several scripts. */

const files = new Map(
  ['index.html', 'Ana-María-Núñez-CV.pdf', 'ليلى-CV.pdf', '王小明-CV.pdf'].map((name) => [
    name,
    Buffer.from(`in ${name}`),
  ]),
);

it.for([
  { program: 'unzip', of: 'unzip', args: (zip: string) => ['-q', zip] },
  { program: '7z', of: 'p7zip-full', args: (zip: string) => ['x', zip] },
  { program: 'bsdtar', of: 'libarchive-tools', args: (zip: string) => ['-xf', zip] },
  { program: 'python3', of: 'python3', args: (zip: string) => ['-m', 'zipfile', '-e', zip, '.'] },
])('$program unpacks every file under its name', async ({ program, of, args }, { skip }) => {
  skip(process.platform === 'win32' && program !== '7z', 'not what one unpacks with on Windows');
  const kit = await packKit(files, { fullName: 'Ana', email: 'ana@nunez.tv' }, words);
  const zip = join(temporaryFolder(), 'kit.zip');
  writeFileSync(zip, kit.files.get('Ana-portfolio.zip') ?? '');

  const folder = temporaryFolder();
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status, error } = spawnSync(program, args(zip), { cwd: folder, env, stdio: 'ignore' });
  skip(error !== undefined, `${program} is not installed (Debian: apt-get install ${of})`);
  expect(status).toBe(0);
  const names = readdirSync(folder);
  expect(names.sort()).toEqual([...files.keys()].sort());
  for (const name of names) expect(readFileSync(join(folder, name))).toEqual(files.get(name));
  for (const name of files.keys()) expect(statSync(join(folder, name)).mode & 0o444).toBe(0o444);
});
