import { describe, expect, it } from 'vitest';
import { kitIn, siteIn } from '../../../../src/node/files/output.ts';
import { folderWith } from '../../../support/damaged.ts';

/** What lies in a folder, and what of it is of an earlier build. What builds really write is in tests/commands. */

describe('a page of ours tells which files beside it are of its build', () => {
  const page = '<div id="root" data-static=""><a href="Zo%C3%AB-CV.pdf" download="Zoë-CV.pdf">';
  const picture = '<meta property="og:image" content="https://zoe.tv/preview.png">';
  const decomposed = 'Zoë-CV.pdf'.normalize('NFD');
  const ours = ['index.html', 'README.md', 'Zoë-CV.pdf'];
  const others = ['Zoë-EN-CV.pdf', 'CV.pdf', 'CNAME', 'readme.txt', 'root'];

  it.each([
    ['README and CV', page, [...ours, ...others, 'preview.png'], ours],
    ['its picture', picture + page, [...ours, 'preview.png'], [...ours, 'preview.png']],
    ['a CV as a Mac spells it', page, ['index.html', decomposed], ['index.html', decomposed]],
    ['none, without the page', undefined, ours.slice(1), []],
    ['none, of a page of somebody else', '<div id="root"></div>', ours, []],
  ])('%s', (_, html, names, earlier) => {
    const folder = folderWith(html === undefined ? {} : { 'index.html': html });
    expect(siteIn(folder).earlier(names)).toEqual(earlier);
  });
});

describe('a kit is known by how zip and draft end', () => {
  const kit = ['Zoë-Ek-portfolio.zip', 'Zoë-Ek-portfolio.eml', 'letter.txt'];
  const others = ['Zoë-Ek-portfolio-2023.zip', 'reel.zip', 'notes.txt', 'myportfolio.zip'];

  it.each([
    ['with the letter', [...kit, ...others], kit],
    ['of 1.0.0, which had none', kit.slice(0, 2), kit.slice(0, 2)],
    ['of a name without letters', ['portfolio.zip'], ['portfolio.zip']],
    ['not by the letter, which may be anybody’s', ['letter.txt', ...others], []],
  ])('%s', (_, names, earlier) => {
    expect(kitIn('').earlier(names)).toEqual(earlier);
  });
});
