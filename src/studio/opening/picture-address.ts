/** Whether an address holds a picture of a kind that a site has. Only the page can tell whether the bytes in it are one. */
import { onlyDraws } from '../../compose/pictures/svg-address.ts';

/** In characters. A picture of the build has a tenth of it. */
const LONGEST = 500_000;
const PHOTO = /^data:image\/(?:webp|jpeg);base64,[\w+/]+=*$/;
const DRAWING = 'data:image/svg+xml,';

export function isPictureAddress(src: unknown): src is string {
  if (typeof src !== 'string' || src.length > LONGEST) return false;
  return PHOTO.test(src) || (src.startsWith(DRAWING) && isDrawing(src));
}

function isDrawing(src: string): boolean {
  try {
    return onlyDraws(decodeURIComponent(src.slice(DRAWING.length)));
  } catch {
    return false;
  }
}
