import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFilm } from '../../../../src/node/owner/film.ts';
import { foldersAround, folderWith } from '../../../support/owners/damaged.ts';
import { root } from '../../../support/sites/project-copy.ts';

const film = (name: string) => readFileSync(join(root, 'tests/fixtures/films', name));
const h264 = film('h264.mp4');

/** The issues of a film in the folder public. */
async function issuesOf(
  file: string,
  files: Record<string, Uint8Array | string>,
): Promise<string[]> {
  const { issues } = await readFilm(foldersAround(folderWith(files), ''), { name: 'Reel', file });
  return issues.map(({ file, problem, expected, severity }) =>
    [severity === 'question' ? 'asks:' : 'issues:', file, problem, expected].join(' '),
  );
}

/** The first bytes of a kind of file, followed by other bytes. */
const beginning = (signs: string) => Buffer.concat([Buffer.from(signs, 'latin1'), h264]);

describe('a film is taken', () => {
  it.each([
    ['that plays everywhere', 'reel.mp4', h264],
    ['whatever the ending of an MP4', 'Reel 2024.M4V', h264],
    ['with its index at the end', 'reel.mp4', film('h264-aac.mp4')],
  ])('%s', async (_, name, bytes) => {
    const folder = folderWith({ [name]: bytes });
    const { value, issues } = await readFilm(foldersAround(folder, ''), { file: name });
    expect(issues).toEqual([]);
    expect(value).toEqual({ name, original: { path: join(folder, name), size: bytes.length } });
  });

  it('whose name a Mac spells in another way, under the name that the page asks for', async () => {
    const folder = folderWith({ ['Ñandú.mp4'.normalize('NFD')]: h264 });
    const { value } = await readFilm(foldersAround(folder, ''), { file: 'Ñandú.mp4' });
    expect(value?.name).toBe('Ñandú.mp4');
  });
});

describe('a film is asked about', () => {
  it.each([
    ['of another codec', 'reel.mp4', film('vp9.mp4'), /^asks: .* holds VP9; some browsers/],
    ['of a telephone', 'reel.mp4', film('hevc.mp4'), /^asks: .* holds HEVC; some browsers/],
    ['of AV1', 'reel.mp4', film('av1.mp4'), /^asks: .* holds AV1; some browsers/],
    ['that is a WebM', 'reel.webm', film('vp9-opus.webm'), /holds VP9 and Opus; some browsers/],
    ['that does not say', 'reel.mp4', h264.subarray(0, 40), /does not say how it is encoded/],
  ])('%s', async (_, name, bytes, sentence) => {
    expect(await issuesOf(name, { [name]: bytes })).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    [123_000_000, /has 123 MB\. GitHub takes no file over 100 MB/],
    [3_000_000_000, /has 3000 MB\./],
  ])('of %i bytes', async (size, sentence) => {
    const folder = folderWith({ 'reel.mp4': h264 });
    truncateSync(join(folder, 'reel.mp4'), size);
    const { issues } = await readFilm(foldersAround(folder, ''), { file: 'reel.mp4' });
    expect(issues).toMatchObject([{ severity: 'question' }]);
    expect(issues[0]?.problem).toMatch(sentence);
  });
});

describe('a film is refused', () => {
  it.each([
    ['a MOV', beginning('\0\0\0\x14ftypqt  \0\0\0\0qt  '), 'of the kind MOV'],
    ['a MOV of ProRes', film('prores.mov'), 'of the kind MOV'],
    ['an old MOV', beginning('\0\0\0\x08moov'), 'of the kind MOV'],
    ['an AVI', beginning('RIFF\0\0\0\0AVI LIST'), 'of the kind AVI'],
    ['an MXF', beginning('\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02'), 'kind MXF'],
    ['an MKV', beginning('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska'), 'of the kind MKV'],
    ['a sound', film('aac.m4a'), 'a sound, without a picture'],
    ['a sound of its own kind', film('counted.mp3'), 'a sound, without a picture'],
    ['a PDF', '%PDF-1.7', 'of the kind PDF'],
    ['a text', 'My film', 'no film that is known here'],
    ['nothing but zeros', new Uint8Array(1000), 'no film that is known here'],
    ['an empty file', '', 'is empty'],
  ])('%s, although it is called reel.mp4', async (_, bytes, kind) => {
    const [sentence, another] = await issuesOf('reel.mp4', { 'reel.mp4': bytes });
    expect(sentence).toContain(`issues: public/reel.mp4 is `);
    expect(sentence).toContain(kind);
    expect(another).toBeUndefined();
    if (bytes.length > 0) expect(sentence).toContain('as MP4, with H.264 and AAC');
  });

  it.each([
    ['the name of another kind', 'reel.webm', { 'reel.webm': h264 }, /Rename it to reel\.mp4/],
    ['nothing there', 'reel.mp4', {}, /is not there\. Put it there\.$/],
    ['another case', 'reel.mp4', { 'Reel.MP4': h264 }, /Write "Reel\.MP4" in/],
    ['another film', 'reel.mp4', { 'final.mov': h264 }, /There are: final\.mov/],
  ])('%s', async (_, file, files, sentence) => {
    expect(await issuesOf(file, files as Record<string, Uint8Array>)).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it('in another folder', async () => {
    const content = folderWith({ 'reel.mp4': h264 });
    const folders = { ...foldersAround(folderWith({}), ''), content };
    const { issues } = await readFilm(folders, { file: 'reel.mp4' });
    expect(issues[0]?.expected).toBe('It is src/content/reel.mp4: move it to public/.');
  });
});
