import type { Picture } from '../../compose/ingredients.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { mediaForPage } from '../../compose/media/media-for-page.ts';
import { freeName } from '../../slug.ts';
import { type EditedSite, fileNamed, type ProjectFiles, withField } from '../model/edited-site.ts';
import type { FieldPath } from '../model/form-values.ts';
import { nameFor } from './media-name.ts';

/** The site with some more files of its projects. */
export function withProjectFiles(site: EditedSite, more: Partial<ProjectFiles>): EditedSite {
  const { pictures, media, captions } = site.projectFiles;
  return {
    ...site,
    projectFiles: {
      pictures: { ...pictures, ...more.pictures },
      media: { ...media, ...more.media },
      captions: { ...captions, ...more.captions },
    },
  };
}

/** Puts a film or a sound into its field. */
export function withMedia(
  site: EditedSite,
  path: FieldPath,
  file: File,
  media: MediaHead,
  wave?: string,
): EditedSite {
  const name = nameFor(site, path, file, media);
  const known = withProjectFiles(site, { media: { [name]: mediaForPage(name, media, wave) } });
  return {
    ...withField(known, path, name),
    mediaFiles: { ...site.mediaFiles, [name]: { blob: file } },
  };
}

/** Puts a picture into its field on the page of a project. */
export function withPicture(site: EditedSite, path: FieldPath, picture: Picture): EditedSite {
  const isTaken = (name: string) => fileNamed(site.projectFiles.pictures, name) !== undefined;
  const name = freeName('picture', isTaken);
  return withField(withProjectFiles(site, { pictures: { [name]: picture } }), path, name);
}
