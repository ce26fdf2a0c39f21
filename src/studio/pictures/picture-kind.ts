/** Says why the browser could not read a file as a picture. */
import { pictureKindOf, TELLING, whyUnread } from '../../compose/pictures/picture-kind.ts';
import type { PictureIssue } from '../../compose/pictures/wanted.ts';
import { messages } from '../../messages/messages.ts';

/** What all browsers show that can run the studio. */
export const SHOWN_KINDS: readonly string[] = ['JPEG', 'PNG', 'WebP', 'GIF', 'BMP'];
/** A picture of one pixel. */
const AVIF =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACggYAAbICGg0IDIRH/eHhRXAACwAACCQNZO/ncY=';

export async function whyNoPicture(file: Blob): Promise<PictureIssue> {
  const bytes = new Uint8Array(await file.slice(0, TELLING).arrayBuffer());
  if (pictureKindOf(bytes) === 'SVG') return messages.issues.picture.drawing;
  const kinds = new Set(
    (await showsAvif()) ? [...SHOWN_KINDS, 'AVIF', 'AVIF (animation)'] : SHOWN_KINDS,
  );
  return whyUnread(bytes, kinds, messages.studio.pictureUnreadable);
}

/** The oldest browsers do not, and to them a whole one is as unreadable as a damaged one. */
function showsAvif(): Promise<boolean> {
  const image = new Image();
  image.src = AVIF;
  return image.decode().then(
    () => true,
    () => false,
  );
}
