/** FLAC (RFC 9639): its first block says all. */
import { type BytesAt, lettersIn } from './bytes.ts';
import type { Media } from './media.ts';

export async function readFlac(at: BytesAt, start: number): Promise<Media | undefined> {
  const signs = await at(start, 4);
  if (!signs || lettersIn(signs) !== 'fLaC') return undefined;
  const media: Media = { container: 'flac', audio: 'FLAC' };
  // Behind the signs and the block's head: 20 bits for the rate, 8 for other things, 36 for the count of samples.
  const view = await at(start + 18, 8);
  if (!view) return media;
  const rate = view.getUint32(0) >>> 12;
  const samples = (view.getUint8(3) & 15) * 2 ** 32 + view.getUint32(4);
  return rate > 0 && samples > 0 ? { ...media, seconds: samples / rate } : media;
}
