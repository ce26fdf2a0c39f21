import { readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildOwner, moveIn } from '../../support/owners/owners.ts';
import { buildIn, copyProject } from '../../support/sites/project-copy.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { siteOf } from '../../support/sites/site.ts';

/** The build in folders as other systems make them. A build takes seconds, so each test tries several things. */

const page = await buildOwner('tests/fixtures/owner', siteOf('other-systems'));

function copyIn(name: string): string {
  const copy = copyProject({ withCache: true, name });
  moveIn(copy.path);
  onTestFinished(copy.remove);
  return copy.path;
}

/** Files that file managers write into every folder that they show. */
function leaveFiles(folder: string, names: readonly string[]): void {
  for (const place of ['src/content', 'public', 'src', '.']) {
    for (const name of names) writeFileSync(join(folder, place, name), 'of the system');
  }
}

describe('the page is the same bytes', () => {
  it('on Windows: its line endings, a mark at the start, its own files, accents and signs in the path', () => {
    const folder = copyIn('Ana María’s site, 100% done & sent (final) – 日本');
    for (const name of ['src/content/portfolio.toml', 'src/site/styles/tokens.css']) {
      const file = join(folder, name);
      writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
    }
    leaveFiles(folder, ['desktop.ini', 'Thumbs.db']);
    expect(buildIn(folder).equals(page)).toBe(true);
  });

  it('on a Mac: its own files, a link to the folder, more signs in the path', () => {
    const folder = copyIn('%20%41 [a] {b} $HOME ^!~ +=;@');
    const [cv = ''] = readdirSync(join(folder, 'public'));
    leaveFiles(folder, ['.DS_Store', `._${cv}`, '._portrait.jpg']);
    const elsewhere = scratchFolder('links');
    onTestFinished(elsewhere.remove);
    const link = join(elsewhere.path, 'site');
    symlinkSync(folder, link, 'junction');
    expect(buildIn(link).equals(page)).toBe(true);
  });
});

it('a CV with its accents beside their letters is found, as in a zip from a Mac, and named as the page names it', () => {
  const folder = copyIn('decomposed');
  const decomposed = 'Zoë'.normalize('NFD');
  const portfolio = join(folder, 'src/content/portfolio.toml');
  const text = readFileSync(portfolio, 'utf8');
  writeFileSync(portfolio, text.replace(/^firstName = .*$/m, `firstName = "${decomposed}"`));
  const [cv = ''] = readdirSync(join(folder, 'public'));
  renameSync(join(folder, 'public', cv), join(folder, 'public', `${decomposed}-CV.pdf`));
  expect(buildIn(folder).includes('href="Zo%C3%AB-CV.pdf"')).toBe(true);
  expect(readdirSync(join(folder, 'dist'))).toContain('Zoë-CV.pdf'.normalize('NFC'));
});
