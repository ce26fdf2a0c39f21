export type Container = 'mp4' | 'mov' | 'webm' | 'm4a' | 'mp3' | 'ogg' | 'opus' | 'wav' | 'flac';

export type MediaHead = {
  /** An MP4 that holds only sound is an M4A, and an Ogg that holds only Opus is an Opus. */
  container: Container;
  /** A recording that was never finished, or is made of fragments, may not say it. */
  seconds?: number;
  /** In pixels, as it is shown: upright, and with square pixels. */
  width?: number;
  height?: number;
  /** How picture and sound are encoded: 'H.264', or the format's own short name if we know no other. */
  video?: string;
  audio?: string;
  /** Only those play it who have bought a key. */
  isProtected?: true;
  /** It says where it was taken. */
  saysPlace?: true;
  /** One of its tracks may say for each moment where that was. */
  tracksPlaces?: true;
  /** Its head says more bytes than there are, or what it needs to be played is missing. */
  isCut?: true;
};

/** In seconds and in pixels. A film of a day in 16K has less, and a head that says more is wrong. */
export const LONGEST = 1_000_000;
export const LARGEST_SIDE = 100_000;

/** Without a length or a size that no film has. The studio refuses a page that says one. */
export function withoutImpossible({ seconds, width, height, ...others }: MediaHead): MediaHead {
  return {
    ...others,
    ...(isPossible(seconds, LONGEST) && { seconds }),
    ...(isPossible(width, LARGEST_SIDE) && isPossible(height, LARGEST_SIDE) && { width, height }),
  };
}

const isPossible = (number: number | undefined, most: number): number is number =>
  number !== undefined && number > 0 && number <= most;
