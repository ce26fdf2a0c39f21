import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { stringify } from 'smol-toml';
import { afterAll, describe, expect, it } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { portfolio } from '../support/owners/content.ts';
import { pdf } from '../support/owners/damaged.ts';
import { moveIn, writePortfolio } from '../support/owners/owners.ts';
import { copyProject, runIn } from '../support/sites/project-copy.ts';

/** `npm run kit`, in a copy of the project whose owner still has the sample's email address. */

const owner = { ...portfolio, email: 'ines@example.com', greeting: 'TODO: greet' };
const copy = copyProject({ withCache: true });
moveIn(copy.path);
writePortfolio(join(copy.path, 'src/content'), owner);
afterAll(() => copy.remove());
const at = (...names: string[]) => join(copy.path, ...names);

const filesIn = (folder: string) => readdirSync(at(folder)).sort();
const kit = (...options: string[]) => runIn(copy.path, 'kit', ...options);

describe('the kit', () => {
  it('is of what the files say now, whatever it and dist/ were before; what is somebody’s stays there', async () => {
    const before = { ...owner, firstName: 'Ana', fullName: 'Ana Vale' };
    writePortfolio(at('src/content'), before);
    writeFileSync(at('public/Ana-CV.pdf'), pdf('The CV of last year'));
    expect(await kit('--sample')).toMatchObject({ code: 0 });
    expect(filesIn('kit')).toEqual([
      'Ana-Vale-portfolio.eml',
      'Ana-Vale-portfolio.zip',
      'letter.txt',
    ]);
    writeFileSync(at('kit/notes.txt'), 'mine');
    writeFileSync(at('dist/CNAME'), 'ines.pt');

    writePortfolio(at('src/content'), owner);
    // A new file with an old date, as `cp -p` and most file managers copy it.
    const cv = cvFileName(owner.firstName);
    const own = pdf('The CV of today');
    writeFileSync(at('public', cv), own);
    utimesSync(at('public', cv), 0, 0);
    const { code, text } = await kit('--sample');
    expect(code, text).toBe(0);
    expect(text).toMatch(/^dist\/ was not what your files say now; it has been built anew\.$/m);
    expect(text).toMatch(/OF THE SAMPLE/);
    expect(text).toMatch(/^One question; .*\n\n.*greeting holds ‘TODO’\.$/m);
    const zip = 'Inés-Cardoso-Vale-portfolio.zip';
    const draft = 'Inés-Cardoso-Vale-portfolio.eml';
    expect(filesIn('kit')).toEqual([draft, zip, 'letter.txt', 'notes.txt'].sort());
    const packed = unzipSync(readFileSync(at('kit', zip)));
    expect(Object.keys(packed)).toHaveLength(3);
    expect(own.equals(packed[cv] ?? Buffer.alloc(0))).toBe(true);
    expect(filesIn('dist')).toEqual([...Object.keys(packed), 'CNAME'].sort());
    for (const [name, bytes] of Object.entries(packed))
      expect(readFileSync(at('dist', name)).equals(bytes)).toBe(true);
  });

  it('has a page of each language, with what belongs to it, and dist/ loses that of one that is given up', async () => {
    const further = at('src/content/portfolio.fr.toml');
    const cv = cvFileName(owner.firstName);
    const ofFrench = ['fr.html', 'README.fr.md', cv.replace('.pdf', '.fr.pdf')];
    const ofBoth = ['index.html', 'README.md', cv, ...ofFrench];
    writeFileSync(further, stringify({ ...owner, language: 'fr' }));
    expect(await kit('--sample')).toMatchObject({ code: 0 });
    const zip = readFileSync(at('kit', 'Inés-Cardoso-Vale-portfolio.zip'));
    expect(Object.keys(unzipSync(zip)).sort()).toEqual(ofBoth.toSorted());
    expect(filesIn('dist')).toEqual([...ofBoth, 'CNAME'].sort());

    rmSync(further);
    expect(await kit('--sample')).toMatchObject({ code: 0 });
    expect(filesIn('dist')).toEqual(['index.html', 'README.md', cv, 'CNAME'].sort());
  });

  it('is not made of the sample, unless that is meant', async () => {
    writeFileSync(at('kit/letter.txt'), 'of last year');
    const { code, text } = await kit();
    expect(code).toBe(1);
    expect(text).toMatch(/OF THE SAMPLE[\s\S]*email[\s\S]*npm run kit:sample\n$/);
    expect(readFileSync(at('kit/letter.txt'), 'utf8')).toBe('of last year');
  });
});
