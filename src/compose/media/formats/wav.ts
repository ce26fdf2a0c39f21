/** WAV: chunks, one after another. RF64 and BW64 are the same for more than 4 GB. */
import { type BytesAt, lettersAt, lettersIn } from '../bytes.ts';
import type { MediaHead } from '../media.ts';
import { readMp3 } from './mp3.ts';

/** Unlike a file of its own, it plays not everywhere. */
const IN_WAV = 'MP3 in a WAV';
/** The numbers of codecs (RFC 2361). What is not in this list is named by nobody. */
const CODECS: ReadonlyMap<number, string> = new Map([
  [0x01, 'PCM'],
  [0x02, 'ADPCM'],
  [0x03, 'PCM'],
  [0x06, 'A-law'],
  [0x07, 'µ-law'],
  [0x11, 'ADPCM'],
  [0x31, 'GSM'],
  [0x45, 'G.726'],
  [0x50, 'MP2'],
  [0x55, IN_WAV],
  [0x64, 'G.726'],
  [0xff, 'AAC'],
  [0x161, 'Windows Media Audio'],
  [0x162, 'Windows Media Audio'],
  [0x2000, 'Dolby Digital'],
  [0x2001, 'DTS'],
]);
/** The number of the codec stands elsewhere then, behind those of the speakers. */
const EXTENSIBLE = 0xfffe;
const FLOAT = 0x03;

/** In bytes. Programs that cannot know it, because they write into a pipe or are switched off, say none or more than this. */
const MOST_KNOWN = 0x7fff_0000;
/** In bytes. Some programs count the head as well. */
const TOLERANCE = 100;

export async function readWav(at: BytesAt, size: number): Promise<MediaHead> {
  const media: MediaHead = { container: 'wav' };
  const isLong = (await lettersAt(at, 0)) !== 'RIFF';
  let rate = 0;
  let perSecond = 0;
  let samples = 0;
  let place = 12;
  for (;;) {
    const head = await at(place, 8);
    if (!head) return { ...media, isCut: true };
    const name = lettersIn(head, 0, 4);
    const start = place + 8;
    const length = head.getUint32(4, true);
    if (name === 'fmt ') {
      const audio = await codecAt(at, start);
      // In bytes a second.
      rate = (await at(start + 8, 4))?.getUint32(0, true) ?? 0;
      perSecond = (await at(start + 4, 4))?.getUint32(0, true) ?? 0;
      if (audio) media.audio = isLong ? `${audio} in RF64` : audio;
    }
    if (name === 'fact') samples = (await at(start, 4))?.getUint32(0, true) ?? 0;
    if (name === 'data') {
      const missing = start + length - size;
      if (missing > TOLERANCE && length < MOST_KNOWN) return { ...media, isCut: true };
      // If it does not say its length, all that follows is sound.
      const bytes = length > 0 && missing <= 0 ? length : size - start;
      if (bytes <= 0) return { ...media, isCut: true };
      // Programs write no rate then, or a wrong one.
      if (media.audio === IN_WAV) return { ...(await readMp3(at, start, start + bytes)), ...media };
      // Programs round its rate. A byte holds two samples at most.
      if (media.audio === 'ADPCM' && perSecond > 0 && samples > 0 && samples <= 2 * bytes)
        return { ...media, seconds: samples / perSecond };
      return rate > 0 ? { ...media, seconds: bytes / rate } : media;
    }
    // Each begins at an even place.
    place = start + length + (length % 2);
  }
}

async function codecAt(at: BytesAt, place: number): Promise<string | undefined> {
  const format = await at(place, 16);
  const number = format?.getUint16(0, true);
  const codec = number === EXTENSIBLE ? (await at(place + 24, 2))?.getUint16(0, true) : number;
  const isDouble = codec === FLOAT && format?.getUint16(14, true) === 64;
  return isDouble ? 'PCM with 64 bits' : codec === undefined ? undefined : CODECS.get(codec);
}
