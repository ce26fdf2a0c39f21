/** The name of a film or a sound in the zip: one that every system and server can have, made from the name of the file. */
import { ENDINGS } from '../../compose/media/kinds.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { isReserved, isSound } from '../../schema/media-names.ts';
import { freeName, nameSlug } from '../../slug.ts';
import { type EditedSite, fileNamed, sameName, withField } from '../model/edited-site.ts';
import { type FieldPath, type FormValues, listAt, nameOf, textAt } from '../model/form-values.ts';

const SPLIT = /^(.*)(\.[^.]*)$/s;
const stemOf = (name: string) => SPLIT.exec(name)?.[1] ?? name;

export function cleanName(own: string, { container }: MediaHead): string {
  const [, stem = own, ending = ''] = SPLIT.exec(own) ?? [];
  const endings = ENDINGS[container];
  const right = endings.find((each) => `.${each}` === ending.toLowerCase()) ?? endings[0];
  return `${cleanStem(stem, `.${right}`)}.${right}`;
}

function cleanStem(name: string, ending: string): string {
  const slug = nameSlug(name);
  const usual = isSound(ending) ? 'sound' : 'film';
  return slug === '' || isReserved(slug) ? [usual, slug].filter(Boolean).join('-') : slug;
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
const namesElsewhere = ({ values }: EditedSite, path: FieldPath) =>
  mediaFieldsIn(values)
    .filter(([each]) => nameOf(each) !== nameOf(path))
    .map(([each]) => textAt(values, each))
    .filter(Boolean);

/** The fields for films and sounds, each with that for the name of what it shows. */
const mediaFieldsIn = (values: FormValues): [FieldPath, FieldPath][] => [
  [
    ['reel', 'file'],
    ['reel', 'name'],
  ],
  ...listAt(values, ['projects']).map((_, index): [FieldPath, FieldPath] => [
    ['projects', index, 'film'],
    ['projects', index, 'title'],
  ]),
];

/**
 * The site with films and sounds that are named after what shows them, which has no name yet when they are chosen. Only those that were
 * chosen here and still have names of their own: whoever has put one on the web need not do so again.
 */
export const withNamesOfProjects = (site: EditedSite) =>
  mediaFieldsIn(site.values).reduce(
    (named, [path, title]) => withNameOf(named, path, textAt(named.values, title)),
    site,
  );

function withNameOf(site: EditedSite, path: FieldPath, title: string): EditedSite {
  const { values, mediaFiles, projectFiles, beside } = site;
  const now = textAt(values, path);
  const held = fileNamed(mediaFiles, now);
  if (!(held?.blob instanceof File) || nameSlug(title) === '') return site;
  const [, stem = '', ending = ''] = SPLIT.exec(now) ?? [];
  const isOwn = [stem, stem.replace(/-\d+$/, '')].includes(
    cleanStem(stemOf(held.blob.name.normalize()), ending),
  );
  const wanted = cleanStem(title, ending);
  if (!isOwn || sameName(stem) === sameName(wanted)) return site;
  const taken = new Set([...Object.keys(mediaFiles), ...Object.keys(beside.files)].map(sameName));
  const name = freeName(
    wanted + ending,
    (each) => taken.has(sameName(each)),
    (number) => `${wanted}-${number}${ending}`,
  );
  const media = fileNamed(projectFiles.media, now);
  const known = {
    ...site,
    mediaFiles: { ...mediaFiles, [name]: held },
    projectFiles: {
      ...projectFiles,
      media: { ...projectFiles.media, ...(media && { [name]: media }) },
    },
  };
  // Two projects may show one file.
  return mediaFieldsIn(values)
    .filter(([each]) => textAt(values, each) === now)
    .reduce((all, [each]) => withField(all, each, name), known);
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
