import { stillId } from '../../sections/still-id.ts';
import type { Encoded } from '../pictures/pixels.ts';

/**
 * To stand behind the program, so that nothing else waits for their bytes: each is there once, and still.tsx refers to it,
 * with or without a program.
 */
export function renderStills(stills: ReadonlyMap<string, Encoded>): string {
  const images = [...stills].map(
    ([name, { src }]) =>
      `<image id="${stillId(name)}" href="${src}" width="16" height="9" preserveAspectRatio="none"/>`,
  );
  return images.length > 0 ? `<div hidden><svg>${images.join('')}</svg></div>` : '';
}
