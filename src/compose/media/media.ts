export type Container = 'mp4' | 'mov' | 'webm' | 'm4a' | 'mp3' | 'ogg' | 'opus' | 'wav' | 'flac';

export type Media = {
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
};
