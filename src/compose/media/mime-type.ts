import type { Container, MediaHead } from './media.ts';

/** Each kind as browsers know it, for a film and for a sound. */
const TYPES: Readonly<Record<Container, string>> = {
  mp4: 'video/mp4',
  // A MOV with H.264 plays in browsers that do not know the name of its kind.
  mov: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/**
 * The codecs that some browsers lack, as `canPlayType` knows them (RFC 6381), in the simplest profile of each: a browser that refuses
 * that plays no other.
 */
const CODECS: Readonly<Record<string, string>> = {
  'H.264': 'avc1.42E01E',
  'H.264 High 10': 'avc1.42E01E',
  'H.264 High 4:2:2': 'avc1.42E01E',
  'H.264 High 4:4:4': 'avc1.42E01E',
  HEVC: 'hvc1.1.6.L93.B0',
  AV1: 'av01.0.04M.08',
  VP9: 'vp09.00.10.08',
  VP8: 'vp8',
  AAC: 'mp4a.40.2',
  'HE-AAC': 'mp4a.40.2',
  'xHE-AAC': 'mp4a.40.42',
  MP3: 'mp3',
  'MP3 in a WAV': 'mp3',
  ProRes: 'apch',
  DNxHD: 'AVdn',
  'MPEG-4 Visual': 'mp4v.20.8',
  'Motion JPEG': 'mjpg',
  'Apple Lossless': 'alac',
  Opus: 'opus',
  Vorbis: 'vorbis',
  FLAC: 'flac',
  'Dolby Digital': 'ac-3',
  'Dolby Digital Plus': 'ec-3',
};

/** The type for `canPlayType`, if all codecs are known. PCM is not, because it has many names. */
export function mimeTypeOf({ container, video, audio }: MediaHead): string | undefined {
  const type = TYPES[container];
  const codecs = [video, audio].filter((codec) => codec !== undefined);
  const known = codecs.flatMap((codec) => CODECS[codec] ?? []);
  if (known.length < codecs.length || codecs.length === 0) return undefined;
  return `${type}; codecs="${known.join(', ')}"`;
}
