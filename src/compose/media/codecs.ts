/** The names that people know of codecs, by those that MP4, MOV and WebM give them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^avc[13]$|^V_MPEG4\/ISO\/AVC$/, 'H.264'],
  [/^(?:hvc|hev|dvh)[1e]$|^V_MPEGH\/ISO\/HEVC$/, 'HEVC'],
  [/^ai[15][1-6pq]$/, 'AVC-Intra'],
  [/^[hs]263$/, 'H.263'],
  [/^ap(?:c[hnso]|4[hx])$|^V_PRORES$/, 'ProRes'],
  [/^av01$|^V_AV1$/, 'AV1'],
  [/^vp08$|^V_VP8$/, 'VP8'],
  [/^vp09$|^V_VP9$/, 'VP9'],
  [/^mp4v$|^V_MPEG4\/ISO\/ASP$/, 'MPEG-4 Visual'],
  [/^AVd[nh1]$/, 'DNxHD'],
  [/^(?:jpeg|mjp[ab])$|^V_MJPEG$/, 'Motion JPEG'],
  [/^mp4a$|^A_AAC/, 'AAC'],
  [/^\.mp3$|^A_MPEG\/L3$/, 'MP3'],
  [/^(?:Opus|A_OPUS)$/, 'Opus'],
  [/^A_VORBIS$/, 'Vorbis'],
  [/^(?:fLaC|A_FLAC)$/, 'FLAC'],
  [/^alac$|^A_ALAC$/, 'Apple Lossless'],
  [/^alaw$/, 'A-law'],
  [/^ulaw$/, 'µ-law'],
  [/^ima4$/, 'ADPCM'],
  [/^sa(?:mr|wb)$/, 'AMR'],
  [/^ac-3$|^A_AC3/, 'Dolby Digital'],
  [/^ec-3$|^A_EAC3/, 'Dolby Digital Plus'],
  [/^dts[cehlx]$|^A_DTS/, 'DTS'],
  [/^(?:[lt]pcm|sowt|twos|in24|in32|fl32|fl64|raw )$|^A_PCM/, 'PCM'],
];

/** Returns nothing for what is no name, because owners read it. */
export function codecNamed(name: string): string | undefined {
  const [, known] = NAMES.find(([pattern]) => pattern.test(name)) ?? [];
  return known ?? /^[\w./-]+/.exec(name.trim())?.[0];
}
