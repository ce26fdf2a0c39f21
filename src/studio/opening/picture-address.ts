/** Whether an address holds a picture of a kind that a site has. Only the page can tell whether the bytes in it are one. */

import { onlyDraws } from '../../compose/pictures/only-draws.ts';
import { staysDrawing } from '../../compose/pictures/stays-drawing.ts';
import { isSoonPainted } from './earlier-drawing.ts';

/** In characters. A picture of a build has a tenth of it. */
const LONGEST = 500_000;
const PHOTO = /^data:image\/(?:webp|jpeg);base64,[\w+/]+=*$/;
const DRAWING = 'data:image/svg+xml,';

/** Why it is none, if so: it may also be a drawing that would freeze whatever shows it. */
export function issueWithPictureAddress(src: unknown): 'none' | 'slow' | undefined {
  if (typeof src !== 'string' || src.length > LONGEST) return 'none';
  if (PHOTO.test(src)) return undefined;
  const svg = src.startsWith(DRAWING) ? decoded(src.slice(DRAWING.length)) : undefined;
  if (svg === undefined || !onlyDraws(svg)) return 'none';
  return staysDrawing(svg) || isSoonPainted(svg) ? undefined : 'slow';
}

export function isPictureAddress(src: unknown): src is string {
  return issueWithPictureAddress(src) === undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
