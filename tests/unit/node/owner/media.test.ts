/** Films, sounds and captions in the folder public. One file, because it is a table of files, and what is told of each. */
import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../../src/compose/check/issue.ts';
import { readCaptionFiles, readMediaFiles } from '../../../../src/node/owner/media.ts';
import { removePlaces } from '../../../../src/node/owner/remove-places.ts';
import { foldersAround, folderWith } from '../../../support/owners/damaged.ts';
import { root } from '../../../support/sites/project-copy.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';

const cache = scratchFolder('media').path;
const fixture = (name: string) => readFileSync(join(root, 'tests/fixtures/films', name));
const h264 = fixture('h264.mp4');

type Files = Record<string, Uint8Array | string>;

/** As sentences. */
const told = (issues: readonly Issue[]) =>
  issues.map(({ file, field, problem, expected, severity }) =>
    [severity === 'question' ? 'asks:' : 'issues:', file, field, problem, expected]
      .filter(Boolean)
      .join(' '),
  );

/** The issues of a project's film or sound in the folder public. */
async function issuesOf(film: string, files: Files): Promise<string[]> {
  const folders = foldersAround(folderWith(files), cache);
  return told((await readMediaFiles(folders, { projects: [{ title: 'A', film }] })).issues);
}

/** The first bytes of a kind of file, followed by other bytes. */
const beginning = (signs: string) => Buffer.concat([Buffer.from(signs, 'latin1'), h264]);
/** The same film with another codec: its name stands behind that of the list it is in. */
function encodedAs(codec: string, bytes = h264): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(codec, copy.indexOf('avc1', copy.indexOf('stsd')), 'latin1');
  return copy;
}
/** The same film as a MOV. */
function asMov(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.write('qt  ', 8, 'latin1');
  return copy;
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
/** A WAV that names none of the codecs. */
const ofNoCodec = fixture('sound.wav');
ofNoCodec.writeUInt16LE(0x7777, 20);

/** A WAV of another codec. */
function wavOf(codec: number): Buffer {
  const bytes = fixture('sound.wav');
  bytes.writeUInt16LE(codec, 20);
  return bytes;
}
/** The same film as programs wrote it before kinds had names. */
const withoutBrand = h264.subarray(h264.indexOf('moov') - 4);
/** The same film, whose track holds something else. */
function holding(kind: string): Buffer {
  const copy = Buffer.from(h264);
  copy.write(kind, copy.indexOf('hdlr') + 12, 'latin1');
  return copy;
}
/** A film that says where it was taken, in a box behind the others. */
const placed = Buffer.concat([
  h264,
  Buffer.from('\0\0\0\x28udta\0\0\0\x20\xA9xyz\0\x14\x15\xC7+43.3623-008.4115/\0\0', 'latin1'),
]);

describe('a file is taken', () => {
  it.each([
    ['a film that plays everywhere', 'reel.mp4', h264],
    ['a film with any ending of an MP4', 'Reel 2024.M4V', h264],
    ['a film with its index at the end', 'reel.mp4', fixture('h264-aac.mp4')],
    ['an MP3', 'score.mp3', fixture('counted.mp3')],
    ['an M4A', 'score.m4a', fixture('aac.m4a')],
    ['a WAV', 'score.wav', fixture('sound.wav')],
    ['a WAV in A-law', 'score.wav', wavOf(6)],
    ['an MP3 that begins in the middle', 'score.mp3', fixture('plain.mp3').subarray(200)],
    ['a FLAC', 'Score.FLAC', fixture('sound.flac')],
  ])('%s', async (_, film, bytes) => {
    const folder = folderWith({ [film]: bytes });
    const { value, issues } = await readMediaFiles(foldersAround(folder, cache), {
      projects: [{ film }],
    });
    expect(issues).toEqual([]);
    expect([...value.originals]).toEqual([
      [film, { path: join(folder, film), size: bytes.length }],
    ]);
    expect(value.read.get(film)).toMatchObject({ seconds: expect.any(Number) });
  });

  it('whose name a Mac spells in another way, under the name that the page asks for', async () => {
    const folder = folderWith({ ['Ñandú.mp4'.normalize('NFD')]: h264 });
    const { value } = await readMediaFiles(foldersAround(folder, cache), {
      projects: [{ film: 'Ñandú.mp4' }],
    });
    expect([...value.read.keys()]).toEqual(['Ñandú.mp4']);
  });

  it('once, however many name it, and the showreel first', async () => {
    const folders = foldersAround(folderWith({ 'a.mp4': h264, 'b.mp4': h264 }), cache);
    const { value } = await readMediaFiles(folders, {
      reel: { name: 'Reel', file: 'b.mp4' },
      projects: [{ film: 'a.mp4' }, { title: 'None' }, { film: 'b.mp4' }, { film: 'a.mp4' }],
    });
    expect([...value.originals.keys()]).toEqual(['b.mp4', 'a.mp4']);
  });

  it.each([[undefined], ['none'], [[null, 5, { film: 7 }, { film: 'a/b.mp4' }]]])(
    'but none of %j, which the schema refuses',
    async (projects) => {
      const { value, issues } = await readMediaFiles(foldersAround(folderWith({}), cache), {
        projects,
      });
      expect([value.originals.size, issues]).toEqual([0, []]);
    },
  );
});

describe('a file is asked about', () => {
  it.each([
    ['of another codec', 'reel.mp4', fixture('vp9.mp4'), /holds VP9; some browsers and phones may/],
    ['of a telephone', 'reel.mp4', fixture('hevc.mp4'), /holds HEVC; some browsers/],
    ['of AV1', 'reel.mp4', fixture('av1.mp4'), /holds AV1; some browsers/],
    ['of an editing program', 'reel.mov', fixture('prores.mov'), /is a MOV and holds ProRes; some/],
    ['of another one', 'reel.mov', asMov(encodedAs('AVdn')), /is a MOV and holds DNxHD; some/],
    ['that is a MOV', 'reel.mov', asMov(h264), /is a MOV and holds H\.264; some browsers/],
    ['that is a WebM', 'reel.webm', fixture('vp9-opus.webm'), /holds VP9 and Opus; some browsers/],
    [
      'that does not say',
      'reel.mp4',
      encodedAs('\0\0\0\0'),
      /does not say how it is encoded; some/,
    ],
  ])('a film %s', async (_, name, bytes, sentence) => {
    const [asked = '', another] = await issuesOf(name, { [name]: bytes });
    expect(asked).toMatch(sentence);
    expect(asked).toMatch(/^asks: .* An MP4 with H\.264 and AAC plays everywhere\.$/);
    expect(another).toBeUndefined();
  });

  it.each([
    ['of Opus', 'score.opus', fixture('sound.opus'), /is an Ogg, which iPhones and Macs play only/],
    ['of Opus, called Ogg', 'score.ogg', fixture('sound.opus'), /is an Ogg/],
    ['of Vorbis', 'score.ogg', fixture('vorbis.ogg'), /is an Ogg/],
    ['that does not say', 'score.wav', ofNoCodec, /does not say how/],
    ['of ADPCM', 'score.wav', wavOf(0x11), /holds ADPCM; some browsers/],
    ['of MP3', 'score.wav', wavOf(0x55), /holds MP3 in a WAV; some browsers/],
    ['of GSM', 'score.wav', wavOf(0x31), /holds GSM; some browsers/],
  ])('a sound %s', async (_, name, bytes, sentence) => {
    const [asked = '', another] = await issuesOf(name, { [name]: bytes });
    expect(asked).toMatch(sentence);
    expect(asked).toMatch(/^asks: .* An MP3, or an M4A with AAC, plays everywhere\.$/);
    expect(another).toBeUndefined();
  });

  it('a film that says where it was taken', async () => {
    expect(await issuesOf('reel.mp4', { 'reel.mp4': placed })).toEqual([
      'asks: public/reel.mp4 says where it was taken, and whoever has it can read that. Is that meant? npm run build -- --remove-places takes it out of the file in public/.',
    ]);
  });

  it.each([
    [123_000_000, /has 123\.0 MB\. GitHub takes no file over 100 MB, and most mailboxes/],
    [3_000_000_000, /has 3\.0 GB\./],
    // No disk has to hold it: all behind its first bytes is a hole.
    [5_000_000_000, /has 5\.0 GB\./],
  ])('a film of %i bytes', async (size, sentence) => {
    const folder = folderWith({ 'reel.mp4': h264 });
    truncateSync(join(folder, 'reel.mp4'), size);
    const { value, issues } = await readMediaFiles(foldersAround(folder, cache), {
      projects: [{ film: 'reel.mp4' }],
    });
    expect(issues).toMatchObject([{ severity: 'question' }]);
    expect(issues[0]?.problem).toMatch(sentence);
    expect(value.originals.get('reel.mp4')?.size).toBe(size);
  });
});

describe('a file is refused', () => {
  it.each([
    ['an AVI', beginning('RIFF\0\0\0\0AVI LIST'), 'is of the kind AVI'],
    ['an MXF', beginning('\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02'), 'kind MXF'],
    ['an MKV', fixture('film.mkv'), 'of the kind MKV'],
    ['a PDF', '%PDF-1.7', 'of the kind PDF'],
    ['a text', 'My film', 'is no film that is known here'],
    ['nothing but zeros', new Uint8Array(1000), 'is no film that is known here'],
  ])('%s that is called reel.mp4', async (_, bytes, kind) => {
    const [sentence, another] = await issuesOf('reel.mp4', { 'reel.mp4': bytes });
    expect(sentence).toMatch(/^issues: public\/reel\.mp4 is .* as MP4, with H\.264 and AAC\.$/);
    expect(sentence).toContain(kind);
    expect(another).toBeUndefined();
  });

  it.each([
    ['an AIFF', beginning('FORM\0\0\0\0AIFFCOMM'), 'is of the kind AIF'],
    ['a text', 'My score', 'is no sound that is known here'],
  ])('%s that is called score.wav', async (_, bytes, kind) => {
    const [sentence] = await issuesOf('score.wav', { 'score.wav': bytes });
    expect(sentence).toMatch(/^issues: public\/score\.wav is .* as MP3, or as M4A with AAC\.$/);
    expect(sentence).toContain(kind);
  });

  it.each([
    ['a film with its index at the start', 'reel.mp4', half(h264)],
    ['a film with its index at the end', 'reel.mp4', half(fixture('h264-aac.mp4'))],
    ['a sound with its index at the end', 'score.m4a', half(fixture('aac.m4a'))],
    ['a WebM', 'reel.webm', half(fixture('vp9-opus.webm'))],
    ['an MP3', 'score.mp3', half(fixture('counted.mp3'))],
    ['a WAV', 'score.wav', half(fixture('sound.wav'))],
    ['nothing but the beginning of a film', 'reel.mp4', h264.subarray(0, 40)],
    ['nothing but the beginning of a WAV', 'score.wav', beginning('RIFF\0\0\0\0WAVE')],
  ])('%s that was not copied to its end', async (_, name, bytes) => {
    expect(await issuesOf(name, { [name]: bytes })).toEqual([
      `issues: public/${name} is damaged, or was not copied to its end. Copy or export it once more.`,
    ]);
  });

  it.each([
    [
      'that is protected',
      'reel.mp4',
      encodedAs('encv'),
      /is protected against copying, so browsers/,
    ],
    [
      'that has nothing but its tags',
      'score.mp3',
      Buffer.from('ID3\x04\0\0\0\0\0\x02\0\0', 'latin1'),
      /is damaged, or was not copied to its end\./,
    ],
    [
      'that breaks off in its first frame',
      'score.mp3',
      Buffer.from('\xff\xfb\x90\x64\0\0\0\0', 'latin1'),
      /is damaged, or was not copied to its end\./,
    ],
  ])('one %s', async (_, name, bytes, sentence) => {
    expect(await issuesOf(name, { [name]: bytes })).toEqual([expect.stringMatching(sentence)]);
  });

  it.each(['subt', 'sbtl', 'text', 'sdsm', 'meta'])(
    'one that holds only a track of %s',
    async (kind) => {
      expect(await issuesOf('reel.mp4', { 'reel.mp4': holding(kind) })).toEqual([
        'issues: public/reel.mp4 is no film and no sound that browsers play. Export it from your editing program as MP4, with H.264 and AAC.',
      ]);
    },
  );

  it('an empty one', async () => {
    expect(await issuesOf('reel.mp4', { 'reel.mp4': '' })).toEqual([
      'issues: public/reel.mp4 is empty or cannot be read. Copy the film there again.',
    ]);
  });

  it.each([
    ['a film', 'reel.webm', h264, 'a film of the kind MP4', 'reel.mp4'],
    ['a WebM', 'reel.mp4', fixture('vp9-opus.webm'), 'a film of the kind WEBM', 'reel.webm'],
    ['a MOV', 'reel.mp4', fixture('prores.mov'), 'a film of the kind MOV', 'reel.mov'],
    ['an old MOV', 'reel.mp4', withoutBrand, 'a film of the kind MOV', 'reel.mov'],
    ['an M4A', 'score.mp4', fixture('aac.m4a'), 'a sound of the kind M4A', 'score.m4a'],
    ['an MP3', 'score.mp4', fixture('counted.mp3'), 'a sound of the kind MP3', 'score.mp3'],
    ['a film', 'score.mp3', h264, 'a film of the kind MP4', 'score.mp4'],
    ['Vorbis', 'score.opus', fixture('vorbis.ogg'), 'a sound of the kind OGG', 'score.ogg'],
  ])('%s that is called %s', async (_, name, bytes, kind, right) => {
    expect(await issuesOf(name, { [name]: bytes })).toEqual([
      `issues: public/${name} is ${kind}, which its name denies. Rename it to ${right}, and write that name in its place.`,
    ]);
  });

  it('a sound as the showreel', async () => {
    const folders = foldersAround(folderWith({ 'reel.mp4': fixture('aac.m4a') }), cache);
    const reel = { name: 'Reel', file: 'reel.mp4' };
    const { issues } = await readMediaFiles(folders, { reel });
    expect(told(issues)).toEqual([
      'issues: public/reel.mp4 is a sound, without a picture. Export it from your editing program as MP4, with H.264 and AAC.',
    ]);
  });

  it.each<[string, Files, RegExp]>([
    ['that is not there', {}, /is not there\. Put it there\.$/],
    ['in another case', { 'Reel.MP4': h264 }, /Write "Reel\.MP4" in/],
    ['beside another film', { 'final.mov': h264 }, /There are: final\.mov/],
    ['beside a sound', { 'score.mp3': '', 'a.vtt': '' }, /There are: score\.mp3\.$/],
  ])('one %s', async (_, files, sentence) => {
    expect(await issuesOf('reel.mp4', files)).toEqual([expect.stringMatching(sentence)]);
  });

  it('in another folder', async () => {
    const content = folderWith({ 'reel.mp4': h264 });
    const folders = { ...foldersAround(folderWith({}), cache), content };
    const { issues } = await readMediaFiles(folders, { projects: [{ film: 'reel.mp4' }] });
    expect(issues[0]?.expected).toBe('It is src/content/reel.mp4: move it to public/.');
  });
});

describe('the place is removed', () => {
  const portfolio = '[[projects]]\nfilm = "reel.mp4"\n[[projects]]\nfilm = "gone.mp4"\n';

  it('from the films themselves, and is not asked about any more', async () => {
    const content = folderWith({ 'portfolio.toml': portfolio });
    const beside = folderWith({ 'reel.mp4': placed, 'other.mp4': placed });
    const folders = { ...foldersAround(beside, cache), content };
    expect(await removePlaces(folders)).toEqual(['reel.mp4']);
    const after = readFileSync(join(beside, 'reel.mp4'));
    expect(after.length).toBe(placed.length);
    expect(after.includes('+43.3623')).toBe(false);
    expect(after.subarray(0, h264.length).equals(h264)).toBe(true);
    // What no page names is none of ours.
    expect(readFileSync(join(beside, 'other.mp4')).equals(placed)).toBe(true);
    expect(await removePlaces(folders)).toEqual([]);
    const { issues } = await readMediaFiles(folders, { projects: [{ film: 'reel.mp4' }] });
    expect(issues).toEqual([]);
  });
});

describe('captions', () => {
  const cue = '00:01.000 --> 00:02.000\nHello.\n';
  const of = (captions: string, files: Files) =>
    readCaptionFiles(foldersAround(folderWith(files), cache), {
      projects: [
        { film: 'a.mp4', captions },
        { film: 'b.mp4', captions },
      ],
      language: 'es',
    });

  it.each([
    ['a.vtt', `WEBVTT\n\n${cue}`, 'es'],
    ['a.en.srt', cue, 'en'],
  ])('%s are read', async (name, text, language) => {
    const { value, issues } = await of(name, { [name]: text });
    expect(issues).toEqual([]);
    const read = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello.\n';
    expect([...value]).toEqual([[name, { language, text: read }]]);
  });

  it.each<[string, Files, string]>([
    ['that are not there', {}, 'public/a.vtt is not there. Put it there.'],
    [
      'of other kinds',
      { 'a.srt': '' },
      'public/a.vtt is not there. Put it there. There are: a.srt.',
    ],
    [
      'with a mistake',
      { 'a.vtt': `WEBVTT\n\n${cue}${cue}` },
      'public/a.vtt line 5 follows another caption. Leave an empty line above it.',
    ],
    [
      'without a letter',
      { 'a.vtt': '' },
      'public/a.vtt is empty or cannot be read. Save it there again.',
    ],
  ])('%s are refused', async (_, files, sentence) => {
    const { issues } = await of('a.vtt', files);
    expect(told(issues)).toEqual([`issues: ${sentence}`]);
  });
});
