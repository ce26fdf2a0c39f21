/**
 * For the preview, pictures get short names in the place of addresses with their bytes, because with the bytes of eighty pictures a
 * page has 9 MB and takes half a second to load, at each change. The page of the studio puts addresses in memory in their place: those
 * that a worker makes cannot be loaded in a page from a disk.
 */
import { fromBase64 } from '../../compose/base64.ts';
import type { Ingredients, Picture } from '../../compose/ingredients.ts';

/** The bytes of pictures, by their short names. */
export type ShortPictures = ReadonlyMap<string, Blob>;

export class PictureNames {
  /** By the addresses that hold the bytes. */
  #known = new Map<string, { name: string; blob: Blob }>();

  /** Returns the same with short names, and what these stand for. */
  shorten({ portrait, stills, posters, pictures, ...others }: Ingredients) {
    const needed = new Map<string, { name: string; blob: Blob }>();
    const shortened = (picture: Picture): Picture => {
      const { src } = picture;
      const known = needed.get(src) ??
        this.#known.get(src) ?? { name: newName(), blob: blobOf(src) };
      needed.set(src, known);
      return { ...picture, src: known.name };
    };
    const all = (some: ReadonlyMap<string, Picture> = new Map()) =>
      new Map([...some].map(([name, picture]) => [name, shortened(picture)]));
    const ingredients: Ingredients = {
      ...others,
      portrait: shortened(portrait),
      stills: all(stills),
      posters: all(posters),
      pictures: all(pictures),
    };
    this.#known = needed;
    const blobs: ShortPictures = new Map(
      [...needed.values()].map(({ name, blob }) => [name, blob]),
    );
    return { ingredients, pictures: blobs };
  }
}

/** A name that no owner types. */
const newName = () => `picture:${Math.random().toString(36).slice(2).padEnd(11, '0')}`;

export const SHORT_NAME = /picture:[a-z0-9]{10,}/g;

/** The bytes of the address of a photo or a drawing. */
function blobOf(src: string): Blob {
  const [, type = '', isBase64, text = ''] = /^data:([^,;]*)(;base64)?,(.*)$/s.exec(src) ?? [];
  return new Blob([isBase64 ? fromBase64(text) : decodeURIComponent(text)], { type });
}
