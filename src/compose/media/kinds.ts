/** What is known of each kind of film or sound. */
import type { Container, MediaHead } from './media.ts';

/** The endings that each kind may have; the first one is the usual one. */
export const ENDINGS: Readonly<Record<Container, readonly [string, ...string[]]>> = {
  mp4: ['mp4', 'm4v'],
  mov: ['mov'],
  webm: ['webm'],
  m4a: ['m4a'],
  mp3: ['mp3'],
  ogg: ['ogg'],
  opus: ['opus', 'ogg'],
  wav: ['wav'],
  flac: ['flac'],
};

/** The codecs that all browsers and phones play in each kind. A kind that is not here is not played by all. */
const EVERYWHERE: Partial<Record<Container, readonly string[]>> = {
  mp4: ['H.264', 'AAC'],
  m4a: ['AAC'],
  mp3: ['MP3'],
  wav: ['PCM', 'A-law', 'µ-law'],
  flac: ['FLAC'],
};

/** The codecs of a film or a sound, the picture first, and those of them that not all browsers and phones play in its kind. */
export function codecsOf({ container, video, audio }: MediaHead) {
  const all = [video, audio].filter((codec) => codec !== undefined);
  const everywhere = EVERYWHERE[container] ?? [];
  return { all, notEverywhere: all.filter((codec) => !everywhere.includes(codec)) };
}
