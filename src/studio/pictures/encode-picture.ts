import { proxy, type Remote, transfer } from 'comlink';
import type { Picture } from '../../compose/ingredients.ts';
import { type PictureIssue, pictureIssues, type Wanted } from '../../compose/pictures/wanted.ts';
import type { Composer } from '../composer/worker.ts';
import { whyNoPicture } from './picture-kind.ts';

/** Reads a photo in the page, because workers of WebKit cannot read image files, and encodes it in the worker. EXIF turns it upright. */
export async function encodePicture(
  composer: Remote<Composer>,
  photo: Blob,
  wanted: Wanted,
): Promise<Picture | PictureIssue> {
  if (photo.size === 0) return pictureIssues.empty;
  const image = await createImageBitmap(photo).catch(() => undefined);
  if (!image) return whyNoPicture(photo);
  return composer.encodeImage(transfer(image, [image]), wanted, read);
}

const read = proxy((picture: Blob) => picture.arrayBuffer());
