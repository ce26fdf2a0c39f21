/** What the composer makes the page of. It takes only the files that the portfolio names, in the same order as Node. */
import { mediaNamesOf } from '../../compose/files/file-names.ts';
import { type Ingredients, type Picture, showsPoster, stillOf } from '../../compose/ingredients.ts';
import { mediaForPage } from '../../compose/media/media-for-page.ts';
import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import { type EditedSite, fileNamed, filesNamed } from '../model/edited-site.ts';

/** The photo and the CV of the sample. They never leave the preview, because a site without its own is not saved. */
export type Sample = { portrait: Picture; cv: Uint8Array };

/** `language` is the place of the language that the portfolio is in. */
export function ingredientsOf(
  site: EditedSite,
  portfolio: Portfolio,
  sample: Sample,
  language = 0,
): Ingredients {
  const { projects = [], reel } = portfolio;
  const { pictures, media, captions } = site.projectFiles;
  const photos = projects.flatMap((project) => {
    const photo = fileNamed(site.stills, project.still ?? '');
    return photo ? [{ project, key: `${stillOf(project)}`, ...photo }] : [];
  });
  const ofReel = fileNamed(site.stills, reel?.still ?? '');
  const namedPictures = projects.flatMap(({ pictures = [] }) => pictures.map(({ file }) => file));
  const namedCaptions = projects.flatMap(({ captions = [] }) => captions);
  return {
    portfolio,
    portrait: site.portrait?.picture ?? sample.portrait,
    stills: new Map(photos.map(({ key, picture }) => [key, picture])),
    posters: new Map([
      ...photos.flatMap(({ project, key, poster }): [string, Picture][] =>
        poster && showsPoster(project) ? [[key, poster]] : [],
      ),
      ...(ofReel ? [[`${reel?.still}`, ofReel.poster ?? ofReel.picture] as const] : []),
    ]),
    pictures: new Map(filesNamed(pictures, namedPictures)),
    // A film of which only the name is known is played, too. Pages up to version 3 say no more of a showreel.
    media: new Map(
      mediaNamesOf(portfolio).map((name) => [name, fileNamed(media, name) ?? mediaForPage(name)]),
    ),
    captions: new Map(filesNamed(captions, namedCaptions)),
    cv: site.further[language - 1]?.cv ?? site.cv ?? sample.cv,
  };
}
