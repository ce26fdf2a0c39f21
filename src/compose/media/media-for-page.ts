import { isSound } from '../../schema/media-names.ts';
import type { Media as ForPage } from '../../site/site-content.ts';
import type { MediaHead } from './media.ts';
import { mimeTypeOf } from './mime-type.ts';

/** What the page needs to know of a film or a sound. */
export function mediaForPage(name: string, media?: MediaHead, wave?: string): ForPage {
  const { seconds, width = 16, height = 9 } = media ?? {};
  const type = media && mimeTypeOf(media);
  return {
    ...(type !== undefined && { type }),
    ...(seconds !== undefined && { seconds }),
    // A film that does not say its size has that of its still.
    ...(!isSound(name) && { width, height }),
    ...(wave !== undefined && { wave }),
  };
}
