/** Says in one sentence what visitors will see and hear of a film or a sound. */
import { codecsOf } from '../../compose/media/kinds.ts';
import type { Media } from '../../compose/media/media.ts';
import { messages } from '../../messages/messages.ts';

const RECENT: readonly string[] = ['VP8', 'VP9', 'AV1'];

export function whatVisitorsGet(media: Media): string {
  const { visitors } = messages.studio.media;
  const { container, video, audio } = media;
  const { notEverywhere } = codecsOf(media);
  if (video === undefined) {
    if (container === 'ogg' || container === 'opus') return visitors.ogg;
    const [codec] = notEverywhere;
    return codec === undefined ? visitors.everywhere : visitors.otherSound({ codec });
  }
  if (video === 'HEVC') return visitors.hevc;
  if (RECENT.includes(video)) return visitors.recent({ codec: video });
  if (video !== 'H.264') return visitors.editing({ codec: video });
  if (audio !== undefined && audio !== 'AAC') return visitors.soundOfFilm({ codec: audio });
  return container === 'mov' ? visitors.mov : visitors.everywhere;
}
