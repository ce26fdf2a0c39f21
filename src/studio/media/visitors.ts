/** Says in one sentence what visitors will see and hear of a film or a sound. */
import { codecsOf } from '../../compose/media/kinds.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { messages } from '../../messages/messages.ts';

const RECENT: readonly string[] = ['VP8', 'VP9', 'AV1'];
/** What most browsers play in an Ogg. */
const IN_OGG: readonly (string | undefined)[] = ['Opus', 'Vorbis', 'FLAC'];
/** What browsers on computers play, though not each phone, or not the oldest browsers. */
const UNUSUAL = /^(?:H\.264 High .*|(?:HE-)?AAC.*|MP3.*|FLAC.*|Opus|PCM.*)$/;

export function whatVisitorsGet(media: MediaHead): string {
  const { visitors } = messages.studio.media;
  const { container, video, audio } = media;
  const { notEverywhere } = codecsOf(media);
  const [codec] = notEverywhere;
  if (video === undefined) {
    if (codec === undefined) return visitors.everywhere;
    const isOgg = container === 'ogg' || container === 'opus';
    if (isOgg && IN_OGG.includes(audio)) return visitors.ogg;
    return UNUSUAL.test(codec) ? visitors.unusualSound({ codec }) : visitors.otherSound({ codec });
  }
  if (video === 'HEVC') return visitors.hevc;
  if (RECENT.includes(video)) return visitors.recent({ codec: video });
  if (video !== 'H.264') {
    const sentence = UNUSUAL.test(video) ? visitors.unusualFilm : visitors.editing;
    return sentence({ codec: video });
  }
  if (audio !== undefined && audio !== 'AAC') {
    const sentence = UNUSUAL.test(audio) ? visitors.unusualFilm : visitors.soundOfFilm;
    return sentence({ codec: audio });
  }
  return container === 'mov' ? visitors.mov : visitors.everywhere;
}
