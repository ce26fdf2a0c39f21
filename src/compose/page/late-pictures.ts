/** A picture that stands after the program. Its size only gives its shape. */
export type LatePicture = { id: string; src: string; width: number; height: number };

/**
 * Stands after the program, so that nothing else waits for these bytes. Each picture is there once, and the pages refer to it by
 * its id, with or without a program.
 */
export function renderLatePictures(pictures: readonly LatePicture[]): string {
  const images = pictures.map(
    ({ id, src, width, height }) =>
      `<image id="${id}" href="${src}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
  );
  return images.length > 0 ? `<div hidden><svg>${images.join('')}</svg></div>` : '';
}
