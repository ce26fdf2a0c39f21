/**
 * How loud a sound is from its beginning to its end, as the heights of bars. They stand in the hydration data, 60 digits a sound, and in no
 * block after the program, because the page of the sound draws them without scripts, too.
 */
import type { MediaHead } from './media.ts';

const BARS = 60;
/** The highest bar. Each height is one hexadecimal digit. */
const HIGHEST = 15;
/** In samples. */
const BLOCK = 64;
/** Of 1: what is never louder than this (-72 dB) is the noise of a silence, which would look like music if it were made larger. */
const SILENT = 0.00025;
/** Makes quiet parts higher, because ears hear them better than this is written in numbers. */
const CURVE = 0.7;

/** In seconds and in bytes. Browsers decode a sound as a whole, and an hour takes 1.3 GB of memory. */
export const LONGEST_WAVE = 20 * 60;
const LARGEST = 40_000_000;

/** Whether a sound is decoded. Its head has to say how long it is. */
export const canHaveWave = ({ seconds = Infinity, video }: MediaHead, size: number) =>
  video === undefined && seconds <= LONGEST_WAVE && size <= LARGEST;

/** Listens to a sound in pieces of any length, and keeps only how loud it is. */
export class Loudness {
  /** The mean square of all samples of a block. */
  readonly #blocks: number[] = [];
  #sum = 0;
  #count = 0;

  /** Each channel counts by itself, because two that are opposite would be silent together. */
  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    for (let at = 0; at < length; at += 1) {
      for (const channel of channels) this.#sum += (channel[at] ?? 0) ** 2;
      this.#count += channels.length;
      if (this.#count >= BLOCK * channels.length) this.#end();
    }
  }

  #end(): void {
    // A damaged file may have samples that are no numbers.
    const mean = this.#sum / this.#count;
    this.#blocks.push(Number.isFinite(mean) ? mean : 0);
    this.#sum = 0;
    this.#count = 0;
  }

  /** The heights. A sound without samples has none. */
  wave(): string | undefined {
    if (this.#count > 0) this.#end();
    const blocks = this.#blocks;
    if (blocks.length === 0) return undefined;
    const bars = Array.from({ length: BARS }, (_, bar) => {
      const from = Math.floor((bar * blocks.length) / BARS);
      const to = Math.max(from + 1, Math.floor(((bar + 1) * blocks.length) / BARS));
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += blocks[at] ?? 0;
      return Math.sqrt(sum / (to - from));
    });
    const loudest = Math.max(...bars);
    const heightOf = (bar: number) =>
      loudest < SILENT ? 0 : Math.round(HIGHEST * (bar / loudest) ** CURVE);
    return bars.map((bar) => heightOf(bar).toString(HIGHEST + 1)).join('');
  }
}
