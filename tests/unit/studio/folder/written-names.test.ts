import { describe, expect, test } from 'vitest';
import { mayBeWritten } from '../../../../src/studio/folder/written-names.ts';

describe('into a folder', () => {
  test.each([
    ['index.html', 'en.html', 'pt-BR.html', 'zh-Hant.html'],
    ['CV.pdf', 'Ana-María-CV.pdf', 'Ana-CV.de.pdf', '太郎-CV.pdf'],
    ['README.md', 'README.en.md', 'preview.png', 'preview.pt-BR.png'],
    ['Harbour.mp4', 'folge 12.mp3', 'reel.webm', 'de/index.html', 'de/reel.webm'],
  ])('the files of a site are written: %s, %s, %s, %s', (...names) => {
    expect(names.filter((name) => !mayBeWritten(name))).toEqual([]);
  });

  test.each([
    // Other files that may lie in a zip, or in the folder.
    ['notes.txt', 'photo.jpg', 'studio.html.bak', 'run.exe', 'script.js', 'contract.pdf'],
    ['studio-old-copy.html', '.htaccess', '.CV.pdf', '.mp4', 'README.txt', 'preview.jpg'],
    // Names that lead elsewhere, or that a system cannot have.
    ['../index.html', '/index.html', 'a/../index.html', '.git/index.html', 'a\\index.html', ''],
    ['con.html', 'nul.mp4', 'de/', 'a//index.html', 'x:CV.pdf', 'index.html.crswap'],
  ])('nothing else is: %s, %s, %s, %s, %s, %s', (...names) => {
    expect(names.filter(mayBeWritten)).toEqual([]);
  });
});
