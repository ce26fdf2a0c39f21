/** The name of a film or a sound in the zip: one that every system and server can have, made from the name of the file. */
import { ENDINGS } from '../../compose/media/kinds.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { isReserved, isSound } from '../../schema/media-names.ts';
import { freeName, nameSlug } from '../../slug.ts';
import { type EditedSite, fileNamed, sameName } from '../model/edited-site.ts';
import { type FieldPath, listAt, nameOf, textAt } from '../model/form-values.ts';

export function cleanName(own: string, { container }: MediaHead): string {
  const [, stem = own, ending = ''] = /^(.*)\.([^.]*)$/s.exec(own) ?? [];
  const endings = ENDINGS[container];
  const right = endings.find((each) => each === ending.toLowerCase()) ?? endings[0];
  const slug = nameSlug(stem);
  const usual = isSound(`.${right}`) ? 'sound' : 'film';
  const clean = slug === '' || isReserved(slug) ? [usual, slug].filter(Boolean).join('-') : slug;
  return `${clean}.${right}`;
}

/**
 * The name for a file in a field. A file that is missing comes back under the name that it had, a file that is in another field
 * already is there once, and no other file has the same name.
 */
export function nameFor(site: EditedSite, path: FieldPath, file: File, media: MediaHead): string {
  const now = textAt(site.values, path);
  const own = file.name.normalize();
  const fresh = cleanName(own, media);
  const isBack = [own, fresh].includes(now.normalize()) && !fileNamed(site.mediaFiles, now);
  if (isBack && isOfKind(now, media)) return now;
  const others = namesElsewhere(site, path);
  const same = others.find((name) => isSame(fileNamed(site.mediaFiles, name)?.blob, file));
  if (same !== undefined) return same;
  // Another page may show a file beside this one.
  const beside = Object.keys(site.beside.files);
  const taken = new Set([...others, ...beside].map(sameName));
  const numbered = (number: number) => fresh.replace(/(?=\.\w+$)/, `-${number}`);
  return freeName(fresh, (name) => taken.has(sameName(name)), numbered);
}

const isOfKind = (name: string, { container }: MediaHead) =>
  ENDINGS[container].some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** The names in the other fields for films and sounds. */
function namesElsewhere({ values }: EditedSite, path: FieldPath): string[] {
  const films = listAt(values, ['projects']).map(
    (_, index): FieldPath => ['projects', index, 'film'],
  );
  return [['reel', 'file'], ...films]
    .filter((each) => nameOf(each) !== nameOf(path))
    .map((each) => textAt(values, each))
    .filter(Boolean);
}

/** Whether it is the same file of the disk. */
function isSame(blob: Blob | undefined, file: File): boolean {
  return (
    blob instanceof File &&
    blob.name === file.name &&
    blob.size === file.size &&
    blob.lastModified === file.lastModified
  );
}
