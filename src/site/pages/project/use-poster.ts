import { useSite } from '../../site-content.ts';
import type { ShownPicture } from './whole-picture.tsx';

/** What is seen before a film plays, or where there is no film. */
export function usePoster(
  shown: { still?: string; stillAlt?: string } | undefined,
): ShownPicture | undefined {
  const { posters } = useSite();
  const poster = shown?.still === undefined ? undefined : posters[shown.still];
  return poster && { ...poster, alt: shown?.stillAlt };
}
