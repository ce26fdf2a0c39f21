import { describe, expect, it } from 'vitest';
import { kitIn, siteIn } from '../../../../src/node/files/output.ts';
import { folderWith } from '../../../support/owners/damaged.ts';

/** Which files in a folder are of an earlier build. tests/commands checks what builds really write. */

describe('a page of ours tells which files beside it are of its build', () => {
  // As the build writes it: ASCII alone.
  const link =
    '<a href="Zo%C3%AB-CV.pdf" download="Zo&#235;-CV.pdf" data-printed="Zo&#235;-CV.pdf">';
  const page = `<div id="root" data-static="">${link}`;
  const film = '<a class="b" href="reel%202.mp4" target="_blank" data-printed="reel 2.mp4">';
  const sounds =
    '<a href="a.mp3" data-printed="a.mp3">a</a><a href="%C3%89.m4a" data-printed="&#201;.m4a">';
  const other = '<a class="a" href="en.html" lang="en" hreflang="en">';
  const picture = '<meta property="og:image" content="https://zoe.tv/preview.png">';
  const decomposed = 'Zoë-CV.pdf'.normalize('NFD');
  const ours = ['index.html', 'README.md', 'Zoë-CV.pdf'];
  const others = ['Zoë-EN-CV.pdf', 'CV.pdf', 'CNAME', 'readme.txt', 'root'];

  it.each([
    ['README and CV', page, [...ours, ...others, 'preview.png'], ours],
    ['its film', page + film, [...ours, 'reel 2.mp4', 'reel.mp4'], [...ours, 'reel 2.mp4']],
    [
      'its sounds',
      page + sounds,
      [...ours, 'a.mp3', 'É.m4a', 'b.mp3'],
      [...ours, 'a.mp3', 'É.m4a'],
    ],
    ['no page in another language', page + other, [...ours, 'en.html'], ours],
    ['its picture', picture + page, [...ours, 'preview.png'], [...ours, 'preview.png']],
    ['a CV as a Mac spells it', page, ['index.html', decomposed], ['index.html', decomposed]],
    ['none, without the page', undefined, ours.slice(1), []],
    ['none, of a page of somebody else', '<div id="root"></div>', ours, []],
  ])('%s', (_, html, names, earlier) => {
    const folder = folderWith({
      ...(html !== undefined && { 'index.html': html }),
      'en.html': '<p>A page</p>',
    });
    expect(siteIn(folder).earlier(names)).toEqual(earlier);
  });
});

describe('pages of several languages in one folder', () => {
  const page = (cv: string, tag = '', madeWith = '') => `<html lang="fr"${madeWith}>
<meta property="og:image" content="https://zoe.tv/preview${tag}.png">
<div id="root" data-static=""><a href="${cv}" download="${cv}">`;
  const filesOf = (tag: string) => [`README${tag}.md`, `Z-CV${tag}.pdf`, `preview${tag}.png`];
  const french = ['index.html', ...filesOf('')];
  const english = ['en.html', ...filesOf('.en')];
  const names = [...french, ...english, 'de.html', 'CNAME', 'preview.de.png'];
  const together = ' data-made-with="en.html"';

  const index = page('Z-CV.pdf');
  it.each([
    ['go together, if one build made them', index, together, ['index.html', 'en.html'], 'both'],
    ['go when a language is given up', index, together, ['index.html'], 'both'],
    ['stay, if each has a build of its own', index, '', ['index.html'], 'French'],
    ['stay, also the first', index, '', ['en.html'], 'English'],
    ['leave a CV that the other has, too', page('Z-CV.en.pdf'), '', ['en.html'], 'but the CV'],
    ['are all ours before it is known what is made', index, '', undefined, 'both'],
  ])('%s', (_, first, mark, made, which) => {
    const folder = folderWith({
      'index.html': first.replace('"fr"', `"fr"${mark}`),
      'en.html': page('Z-CV.en.pdf', '.en', mark && ' data-made-with="index.html"'),
      // A file of the owner.
      'de.html': '<div id="root"></div>',
    });
    const expected = {
      both: [...french, ...english],
      French: french,
      English: english,
      'but the CV': english.filter((name) => name !== 'Z-CV.en.pdf'),
    }[which];
    expect(siteIn(folder).earlier(names, made)).toEqual(expected);
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
