import { expect, test } from 'vitest';
import { fieldKindOf, lookInto } from '../../../../src/studio/media/look-into.ts';
import { film } from '../../read-film.ts';

const bytes = (text: string, length = 600) => {
  const all = new Uint8Array(length);
  all.set(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
  return all;
};

test.each([
  ['AVI', bytes('RIFF\0\0\0\0AVI LIST')],
  ['MXF', bytes('\x06\x0E\x2B\x34')],
  ['Windows Media', bytes('\x30\x26\xB2\x75')],
  ['MPEG', bytes('\0\0\x01\xBA')],
  ['MPEG', bytes(`G${'\0'.repeat(187)}G`)],
  ['AVCHD', bytes(`\0\0\0\x01G${'\0'.repeat(191)}G`)],
  ['AIFF', bytes('FORM\0\0\0\0AIFF')],
  ['AAC', bytes('\xFF\xF1\x50\x80')],
  ['MP2', bytes('\xFF\xFD\x84\x04')],
  ['3GP', bytes('\0\0\0\x14ftyp3gp4')],
])('%s is named', async (name, content) => {
  expect(await lookInto(new File([content], 'a'), false)).toMatchObject({
    problem: `is of the kind ${name}, which not all browsers play.`,
  });
});

test.each(['h264.mp4', 'h264-aac.mp4', 'aac.m4a', 'vp9-opus.webm', 'counted.mp3', 'sound.wav'])(
  '%s that was not copied to its end is refused',
  async (name) => {
    const whole = film(name);
    const half = new File([whole.subarray(0, whole.length / 2)], name);
    expect(await lookInto(half, false)).toMatchObject({
      problem: 'is damaged, or was not copied to its end.',
    });
  },
);

test('a film that is protected against copying is refused', async () => {
  const bytes = film('h264.mp4');
  bytes.write('encv', bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
  expect(await lookInto(new File([bytes], 'bought.mp4'), false)).toMatchObject({
    problem: 'is protected against copying, so browsers do not play it.',
  });
});

test('an MP4 that holds nothing but subtitles is refused', async () => {
  const bytes = film('h264.mp4');
  bytes.write('subt', bytes.indexOf('hdlr') + 12, 'latin1');
  expect(await lookInto(new File([bytes], 'subtitles.mp4'), false)).toMatchObject({
    problem: 'is no film and no sound that browsers play.',
  });
});

test.each([
  ['harbour.mp4', '', 'media'],
  ['harbour', 'video/mp4', 'media'],
  ['harbour.mkv', '', 'media'],
  ['harbour.en.VTT', 'text/vtt', 'captions'],
  ['harbour.ass', '', 'captions'],
  ['harbour.jpg', 'image/jpeg', 'picture'],
  ['harbour.pdf', 'application/pdf', undefined],
])('%s (%s) is for the field of %s', (name, type, kind) => {
  expect(fieldKindOf(new File([], name, { type }))).toBe(kind);
});
