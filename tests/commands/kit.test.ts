import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { cvFileName } from '../../src/pipeline/content/file-names.ts';
import { profile } from '../support/content.ts';
import { pdf } from '../support/damaged.ts';
import { moveIn, writeContent } from '../support/owner-files.ts';
import { copyProject } from '../support/project-copy.ts';

/** The command, in a copy of the project, whose owner still has the sample's kind of address. */

const owner = { ...profile, email: 'ines@example.com', greeting: 'TODO: greet' };
const copy = copyProject({ withCache: true });
moveIn(copy.path);
writeContent(copy.path, 'profile', owner);
afterAll(() => copy.remove());
const at = (...names: string[]) => join(copy.path, ...names);

async function kit(...args: string[]): Promise<{ succeeded: boolean; text: string }> {
  const command = ['--import', 'tsx', 'src/pipeline/kit.ts', ...args];
  return promisify(execFile)(process.execPath, command, { cwd: copy.path }).then(
    ({ stdout, stderr }) => ({ succeeded: true, text: stdout + stderr }),
    ({ stdout, stderr }) => ({ succeeded: false, text: stdout + stderr }),
  );
}

describe('the kit', () => {
  it('is of what the files say now, alone in its folder, whatever was in dist/', async () => {
    mkdirSync(at('dist'));
    writeFileSync(at('dist/index.html'), 'of last year');
    // As `cp -p` and most file managers leave it: new, and by its date the oldest of all.
    const cv = cvFileName(owner.firstName);
    const own = pdf('The CV of today');
    writeFileSync(at('public', cv), own);
    utimesSync(at('public', cv), 0, 0);
    writeFileSync(at('dist', cv), pdf('The CV of last year'));
    mkdirSync(at('kit'));
    writeFileSync(at('kit/of-last-year.zip'), 'old');

    const { succeeded, text } = await kit('--sample');
    expect(succeeded, text).toBe(true);
    expect(text).toMatch(/^dist\/ was not what your files say now; it has been built anew\.$/m);
    expect(text).toMatch(/OF THE SAMPLE/);
    expect(text).toMatch(/^One question; .*\n\n.*greeting holds ‘TODO’\.$/m);
    expect(readdirSync(at('kit')).map(extname).sort()).toEqual(['.eml', '.txt', '.zip']);
    const [zip = ''] = readdirSync(at('kit')).filter((name) => name.endsWith('.zip'));
    const packed = unzipSync(readFileSync(at('kit', zip)));
    expect(Object.keys(packed)).toHaveLength(3);
    expect(own.equals(packed[cv] ?? Buffer.alloc(0))).toBe(true);
    for (const [name, bytes] of Object.entries(packed))
      expect(readFileSync(at('dist', name)).equals(bytes)).toBe(true);
  });

  it('is not made of the sample, unless that is meant', async () => {
    writeFileSync(at('kit/of-last-year.zip'), 'old');
    const { succeeded, text } = await kit();
    expect(succeeded).toBe(false);
    expect(text).toMatch(/OF THE SAMPLE[\s\S]*email[\s\S]*npm run kit:sample\n$/);
    expect(readdirSync(at('kit'))).toContain('of-last-year.zip');
  });

  it('is not made while the content has faults', async () => {
    writeContent(copy.path, 'profile', { ...owner, phone: '600 123 456' });
    const { succeeded, text } = await kit('--sample');
    expect(succeeded).toBe(false);
    expect(text).toMatch(/phone does not start with \+/);
    expect(text).not.toMatch(/\n\s+at /);
    expect(readdirSync(at('kit'))).toContain('of-last-year.zip');
  });
});
