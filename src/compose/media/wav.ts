/** WAV: chunks, one after another. RF64 is the same for more than 4 GB. */
import { type BytesAt, lettersIn } from './bytes.ts';
import type { Media } from './media.ts';

/** What is not in this list is named by nobody. */
const CODECS: ReadonlyMap<number, string> = new Map([
  [0x01, 'PCM'],
  [0x03, 'PCM'],
  [0xfffe, 'PCM'],
  [0x55, 'MP3'],
]);

/** In bytes. Programs that cannot know it, because they write into a pipe or are switched off, say none or more than this. */
const MOST_KNOWN = 0x7fff_0000;
/** In bytes. Some programs count the head as well. */
const TOLERANCE = 100;

export async function readWav(at: BytesAt, size: number): Promise<Media> {
  const media: Media = { container: 'wav' };
  let rate = 0;
  let place = 12;
  for (;;) {
    const head = await at(place, 8);
    if (!head) return { ...media, isCut: true };
    const name = lettersIn(head, 0, 4);
    const start = place + 8;
    const length = head.getUint32(4, true);
    if (name === 'fmt ') {
      const format = await at(start, 16);
      const audio = format && CODECS.get(format.getUint16(0, true));
      // In bytes a second.
      rate = format?.getUint32(8, true) ?? 0;
      if (audio) media.audio = audio;
    }
    if (name === 'data') {
      const missing = start + length - size;
      if (missing > TOLERANCE && length < MOST_KNOWN) return { ...media, isCut: true };
      // If it does not say its length, all that follows is sound.
      const bytes = length > 0 && missing <= 0 ? length : size - start;
      return rate > 0 && bytes > 0 ? { ...media, seconds: bytes / rate } : media;
    }
    // Each begins at an even place.
    place = start + length + (length % 2);
  }
}
