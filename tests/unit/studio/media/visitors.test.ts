import { expect, test } from 'vitest';
import type { MediaHead } from '../../../../src/compose/media/media.ts';
import { messages } from '../../../../src/messages/messages.ts';
import { whatVisitorsGet } from '../../../../src/studio/media/visitors.ts';

const { visitors } = messages.studio.media;

test.each<[MediaHead, string]>([
  [{ container: 'mp4', video: 'H.264', audio: 'AAC' }, visitors.everywhere],
  [{ container: 'mp4', video: 'H.264' }, visitors.everywhere],
  [{ container: 'm4a', audio: 'AAC' }, visitors.everywhere],
  [{ container: 'mp3', audio: 'MP3' }, visitors.everywhere],
  [{ container: 'wav', audio: 'PCM' }, visitors.everywhere],
  [{ container: 'wav', audio: 'A-law' }, visitors.everywhere],
  [{ container: 'wav', audio: 'µ-law' }, visitors.everywhere],
  [{ container: 'mov', video: 'H.264', audio: 'AAC' }, visitors.mov],
  [
    { container: 'mp4', video: 'H.264 High 4:2:2', audio: 'AAC' },
    visitors.unusualFilm({ codec: 'H.264 High 4:2:2' }),
  ],
  [
    { container: 'mp4', video: 'H.264', audio: 'HE-AAC' },
    visitors.unusualFilm({ codec: 'HE-AAC' }),
  ],
  [
    { container: 'mp4', video: 'H.264', audio: 'xHE-AAC' },
    visitors.soundOfFilm({ codec: 'xHE-AAC' }),
  ],
  [
    { container: 'wav', audio: 'PCM with 64 bits' },
    visitors.unusualSound({ codec: 'PCM with 64 bits' }),
  ],
  [{ container: 'wav', audio: 'PCM in RF64' }, visitors.unusualSound({ codec: 'PCM in RF64' })],
  [{ container: 'wav', audio: 'MP3 in a WAV' }, visitors.unusualSound({ codec: 'MP3 in a WAV' })],
  [{ container: 'wav', audio: 'ADPCM' }, visitors.otherSound({ codec: 'ADPCM' })],
  [{ container: 'm4a', audio: 'xHE-AAC' }, visitors.otherSound({ codec: 'xHE-AAC' })],
  [{ container: 'ogg', audio: 'Vorbis' }, visitors.ogg],
  [{ container: 'ogg', audio: 'Speex' }, visitors.otherSound({ codec: 'Speex' })],
])('of %j visitors get what is said', (media, sentence) => {
  expect(whatVisitorsGet(media)).toBe(sentence);
});
