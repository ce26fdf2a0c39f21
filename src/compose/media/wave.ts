/**
 * How loud a sound is from its beginning to its end, as the heights of bars. A page has them once, as the outline of their upper half
 * after the program, so no word waits for it: as with a picture, the page of the sound refers to it by its id, with or without scripts.
 * In the hydration data and again in the document, a wave would have more than 300 bytes.
 */
import { WAVE_BARS } from '../../site/pages/project/screening/wave-bars.ts';
import type { MediaHead } from './media.ts';

/** Each height is one decimal digit. */
const HIGHEST = 9;
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
    const bars = Array.from({ length: WAVE_BARS }, (_, bar) => {
      const from = Math.floor((bar * blocks.length) / WAVE_BARS);
      const to = Math.max(from + 1, Math.floor(((bar + 1) * blocks.length) / WAVE_BARS));
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += blocks[at] ?? 0;
      return Math.sqrt(sum / (to - from));
    });
    const loudest = Math.max(...bars);
    const heightOf = (bar: number) =>
      loudest < SILENT ? 0 : Math.round(HIGHEST * (bar / loudest) ** CURVE);
    return bars.map((bar) => heightOf(bar)).join('');
  }
}

/** The outline of the bars, which end at 0, so that the lowest is still seen. Bars of one height are one. */
export function outlineOf(wave: string): string {
  const tops = wave.match(/(.)\1*/g) ?? [];
  return `M0-1${tops.map((run) => `V${run[0]}h${run.length}`).join('')}V-1z`;
}

/** The heights of such an outline. It may come from a page that anybody has made. */
export function waveOfOutline(outline: string): string | undefined {
  if (!/^M0-1(?:V\dh[1-9]\d?)+V-1z$/.test(outline)) return undefined;
  const runs = [...outline.matchAll(/V(\d)h(\d+)/g)];
  const wave = runs.map(([, height = '', count]) => height.repeat(Number(count))).join('');
  return isWave(wave) ? wave : undefined;
}

export const isWave = (text: string) => /^\d*$/.test(text) && text.length === WAVE_BARS;
