import { proxy, type Remote, transfer } from 'comlink';
import type { Picture } from '../../compose/ingredients.ts';
import { issueOfSize, type PictureIssue, type Wanted } from '../../compose/pictures/wanted.ts';
import { messages } from '../../messages/messages.ts';
import type { Size } from '../../site/site-content.ts';
import type { Composer } from '../composer/worker.ts';
import { whyNoPicture } from './picture-kind.ts';

/** Reads a photo in the page, because workers of WebKit cannot read image files, and encodes it in the worker. EXIF turns it upright. */
export async function encodePictures(
  composer: Remote<Composer>,
  photo: Blob,
  wanteds: readonly Wanted[],
): Promise<readonly (Picture | PictureIssue)[]> {
  if (photo.size === 0) return [messages.issues.file.empty];
  // A browser says the size of a drawing, but a worker cannot have it.
  if (photo.type === 'image/svg+xml') return [messages.issues.picture.drawing];
  const size = await pictureSizeOf(photo);
  const issues = wanteds.flatMap((wanted) => (size && issueOfSize(size, wanted)) ?? []);
  if (issues.length > 0) return issues;
  const image = await createImageBitmap(photo).catch(() => undefined);
  if (!image) return [await whyNoPicture(photo)];
  return composer.encodeImage(transfer(image, [image]), wanteds, read);
}

export async function encodePicture(
  composer: Remote<Composer>,
  photo: Blob,
  wanted: Wanted,
): Promise<Picture | PictureIssue> {
  const [picture = messages.issues.picture.damaged] = await encodePictures(composer, photo, [
    wanted,
  ]);
  return picture;
}

const read = proxy((picture: Blob) => picture.arrayBuffer());

/** Its size in pixels, for which the browser does not decode it. Undefined if it is no picture. */
export async function pictureSizeOf(photo: Blob): Promise<Size | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  const size = loaded.then(() => ({ width: image.naturalWidth, height: image.naturalHeight }));
  return size.catch(() => undefined).finally(() => URL.revokeObjectURL(image.src));
}
