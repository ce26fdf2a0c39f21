import { patchesOfPlaces } from '../../compose/media/without-place.ts';
import { type EditedSite, fileNamed } from '../model/edited-site.ts';
import { rangedBlob } from './look-into.ts';

/** The same film without the place where it was taken. It is made of parts of the file, so no film is in memory. */
export async function withoutPlace(film: Blob): Promise<Blob> {
  const patches = await patchesOfPlaces(rangedBlob(film));
  const parts: BlobPart[] = [];
  let end = 0;
  for (const { at, bytes } of patches) {
    parts.push(film.slice(end, at), bytes);
    end = at + bytes.length;
  }
  parts.push(film.slice(end));
  const { type } = film;
  if (!(film instanceof File)) return new Blob(parts, { type });
  const { name, lastModified } = film;
  return new File(parts, name, { type, lastModified });
}

/** Puts a film in place of another one of this name, unless that has gone meanwhile. */
export function withOtherFilm(site: EditedSite, name: string, film: Blob, other: Blob): EditedSite {
  if (fileNamed(site.mediaFiles, name)?.blob !== film) return site;
  return { ...site, mediaFiles: { ...site.mediaFiles, [name]: { blob: other } } };
}
