import { createHash } from 'node:crypto';
import type { RangedFile } from '../../compose/media/bytes.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { canHaveWave, LONGEST_WAVE, Loudness } from '../../compose/media/wave.ts';
import { cached } from '../files/cache.ts';
import { decode } from './decode.ts';

const CODE = [
  'src/compose/media/wave.ts',
  ...['decode', 'ogg-opus', 'wav', 'wave-of'].map((name) => `src/node/sounds/${name}.ts`),
];

/** Of one channel. A head may say that a sound is shorter than it is. */
const MOST_SAMPLES = LONGEST_WAVE * 192_000;

/** In bytes. */
const AT_ONCE = 1_000_000;

/** The wave of a sound. One that is too long or too large, or that cannot be decoded, has none. */
export async function waveOf(
  cache: string,
  file: RangedFile,
  head: MediaHead,
): Promise<string | undefined> {
  if (!canHaveWave(head, file.size)) return undefined;
  const inputs = [await hashOf(file)];
  const listening = cached(cache, { code: CODE, inputs }, async () => ({
    wave: await listen(file, head),
  }));
  // A failure is not kept, because only the memory may have been too small.
  return (await listening.catch(() => undefined))?.wave;
}

async function listen(file: RangedFile, head: MediaHead): Promise<string | undefined> {
  const loudness = new Loudness();
  let samples = 0;
  for await (const channels of decode(file, head)) {
    samples += channels[0]?.length ?? 0;
    if (samples > MOST_SAMPLES) return undefined;
    loudness.add(channels);
  }
  return loudness.wave();
}

async function hashOf({ size, read }: RangedFile): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < size; from += AT_ONCE)
    hash.update(await read(from, Math.min(from + AT_ONCE, size)));
  return hash.digest('hex');
}
