import { describe, expect, it, test } from 'vitest';
import { readCaptions } from '../../../../src/compose/media/captions.ts';
import {
  mediaOf,
  savedCaptions,
  withoutOdd,
} from '../../../../src/studio/opening/project-media.ts';

const film = {
  type: 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"',
  seconds: 3.2,
  width: 16,
  height: 9,
};
const { width: _, height: __, ...sound } = film;

describe('what a page says of a film is taken', () => {
  it.each([
    ['a.mp4', film],
    ['a.mp4', { width: 16, height: 9 }],
    ['a.mp3', sound],
    ['a.mp3', {}],
    ['a.mp3', { wave: '09af'.repeat(15) }],
  ])('%s %o', (name, value) => expect(mediaOf(name, value)).toEqual(value));
});

describe('what a page says of a film is not taken', () => {
  it.each<[string, string, unknown]>([
    ['a film without a size', 'a.mp4', sound],
    ['a sound with a size', 'a.mp3', film],
    ['a size of nothing', 'a.mp4', { ...film, width: 0 }],
    ['half a pixel', 'a.mp4', { ...film, width: 0.5 }],
    ['too many pixels', 'a.mp4', { ...film, height: 100_001 }],
    ['a length without an end', 'a.mp4', { ...film, seconds: Number.POSITIVE_INFINITY }],
    ['a length below nothing', 'a.mp4', { ...film, seconds: -1 }],
    ['a text as a number', 'a.mp4', { ...film, width: '16' }],
    ['something else', 'a.mp4', { ...film, src: 'https://example.com/' }],
    ['a type that is markup', 'a.mp4', { ...film, type: 'video/mp4; codecs=""><img src=x>"' }],
    ['a long type', 'a.mp4', { ...film, type: `video/mp4; codecs="${'a'.repeat(100)}"` }],
    ['a wave of a film', 'a.mp4', { ...film, wave: '0'.repeat(60) }],
    ['a wave of other digits', 'a.mp3', { wave: 'z'.repeat(60) }],
    ['a long wave', 'a.mp3', { wave: '0'.repeat(61) }],
    ['a list', 'a.mp4', []],
    ['null', 'a.mp4', null],
  ])('%s', (_, name, value) => expect(mediaOf(name, value)).toBeUndefined());
});

const cue = '00:00:01.000 --> 00:00:02.500';

test.each([
  ['one line', `WEBVTT\n\n${cue}\nHello.\n`],
  ['two lines, a place and markup', `WEBVTT\n\n${cue} line:0\n<i>Hello</i> &amp;\n- &lt;Ana&gt;\n`],
  ['a line that is only markup', `WEBVTT\n\n${cue}\nHello.\n<x>\nAna.\n`],
  ['two of them', `WEBVTT\n\n${cue}\nHello.\n\n00:01:00.000 --> 00:01:02.000\nAna.\n`],
])('captions of %s are read again as they were written', (_, source) => {
  const written = readCaptions('a.vtt', new TextEncoder().encode(source), 'es');
  if ('problem' in written) throw new Error(written.problem);
  expect(savedCaptions('a.vtt', { ...written, label: 'Español' })).toEqual(written);
  expect(savedCaptions('a.srt', written), 'those that were an SRT').toEqual(written);
});

test('the language of captions is the one in their name', () => {
  const text = `WEBVTT\n\n${cue}\nHello.\n`;
  expect(savedCaptions('a.en.vtt', { language: 'es', text })?.language).toBe('en');
});

test.each<[string, unknown]>([
  ['a text', 'WEBVTT'],
  ['no language', { text: `WEBVTT\n\n${cue}\nHello.\n` }],
  [
    'a language that leads out of its place',
    { language: 'en"><script>', text: `WEBVTT\n\n${cue}\nHello.\n` },
  ],
  ['no WebVTT', { language: 'en', text: '<script>' }],
  ['600 kB', { language: 'en', text: `WEBVTT\n\n${cue}\n${'a'.repeat(600_000)}\n` }],
])('captions that are %s are none', (_, value) => {
  expect(savedCaptions('a.vtt', value)).toBeUndefined();
});

test('captions bring no style and no address into the page', () => {
  const text = `WEBVTT\n\nSTYLE\n::cue{background:url(//a.test)}\n\n${cue}\n<script src=//a.test>Hello</script>.\n`;
  expect(savedCaptions('a.vtt', { language: 'en', text })?.text).toBe(`WEBVTT\n\n${cue}\nHello.\n`);
});

test('of a draft only what is right is left', () => {
  const odd = { ...film, width: -1 };
  const files = {
    pictures: {},
    media: { 'a.mp4': film, 'b.mp4': odd },
    captions: { 'a.vtt': { language: 'en', text: '' } },
  };
  expect(withoutOdd(files)).toEqual({ pictures: {}, media: { 'a.mp4': film }, captions: {} });
});
