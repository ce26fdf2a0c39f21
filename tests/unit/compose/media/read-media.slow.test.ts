/** Films and sounds that are damaged anywhere are done with soon, and nothing wrong is read of them. */
import { expect, it } from 'vitest';
import { film, read } from '../../read-film.ts';

const names = [
  'h264-aac.mp4',
  'vp9-opus.webm',
  'counted.mp3',
  'vorbis.ogg',
  'sound.wav',
  'sound.flac',
];
it.each(names)('%s, cut off anywhere', async (name) => {
  const bytes = film(name);
  for (let end = 0; end < bytes.length; end += 1) await read(bytes.subarray(0, end));
});

it.each(names)('%s, with any four bytes of its head replaced', async (name) => {
  for (const value of [0, 1, 0x7fffffff, 0xffffffff])
    for (let place = 0; place < Math.min(film(name).length, 1500) - 4; place += 1) {
      const bytes = Buffer.from(film(name));
      bytes.writeUInt32BE(value, place);
      const { seconds = 1, width = 1, height = 1 } = (await read(bytes)) ?? {};
      for (const number of [seconds, width, height])
        expect(number > 0 && number < 1e300).toBe(true);
    }
});
