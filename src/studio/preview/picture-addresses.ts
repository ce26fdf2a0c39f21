import { SHORT_NAME, type ShortPictures } from '../composer/short-pictures.ts';

/** The addresses in memory of the pictures that the preview shows. */
export class PictureAddresses {
  /** By short names. */
  readonly #addresses = new Map<string, string>();

  /** Puts them into a page. */
  insert(page: string, pictures: ShortPictures): string {
    for (const [name, blob] of pictures)
      if (!this.#addresses.has(name)) this.#addresses.set(name, URL.createObjectURL(blob));
    return page.replace(SHORT_NAME, (name) => this.#addresses.get(name) ?? name);
  }

  /** Gives back those of all other pictures. Has to be called when no page shows these any more. */
  keepOnly(pictures: ShortPictures): void {
    for (const [name, address] of this.#addresses) {
      if (pictures.has(name)) continue;
      URL.revokeObjectURL(address);
      this.#addresses.delete(name);
    }
  }
}
