/** The form of a draft in the store: a text, which is small, and a record for each file. */
import { type EditedSite, type Photo, shownMedia } from '../model/edited-site.ts';

/** Replaces each file of the site by what `refTo` returns for it. */
export function withoutFiles(site: EditedSite, refTo: (file: object) => unknown) {
  const { values, further, edited, portrait, stills, projectFiles, cv, linkImage, beside } = site;
  const photo = ({ picture, poster, focus, source }: Photo) => ({
    picture: refTo(picture),
    focus,
    ...(poster && { poster: refTo(poster) }),
    ...(source && { source: refTo(source) }),
  });
  // The type names each part, so the compiler reports one that is forgotten.
  const parts: Record<keyof EditedSite, unknown> = {
    values,
    further: further.map(({ values, cv }) => ({ values, ...(cv && { cv: refTo(cv) }) })),
    edited,
    portrait: portrait && photo(portrait),
    stills: eachOf(stills, photo),
    projectFiles: {
      pictures: eachOf(projectFiles.pictures, refTo),
      media: projectFiles.media,
      captions: eachOf(projectFiles.captions, refTo),
    },
    mediaFiles: eachOf(shownMedia(site), refTo),
    cv: cv && refTo(cv),
    linkImage: linkImage && refTo(linkImage),
    beside: { ...beside, files: eachOf(beside.files, refTo) },
  };
  return parts;
}

const eachOf = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

export function filesOf(site: EditedSite | undefined): readonly object[] {
  const files: object[] = [];
  if (site) withoutFiles(site, (file) => files.push(file));
  return files;
}
