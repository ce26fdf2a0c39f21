import { type Ingredients, stillOf } from '../../compose/ingredients.ts';
import type { EditedSite, FormValues, Photo } from '../../studio/model/edited-site.ts';

type Given = Pick<
  Ingredients,
  'portfolio' | 'portrait' | 'stills' | 'posters' | 'pictures' | 'media' | 'captions'
>;

/**
 * The owner's site as the studio edits it, without films and sounds. There each crop has its own name, as in a site that is opened
 * again, because two projects may have different crops of the same photo.
 */
export function editedSiteOf({
  portfolio,
  portrait,
  stills,
  posters,
  ...given
}: Given): EditedSite {
  const names = new Map([...stills.keys()].map((crop, index) => [crop, `still-${index + 1}`]));
  const photos: Record<string, Photo> = {};
  const projects = portfolio.projects?.map((project) => {
    const crop = stillOf(project) ?? '';
    const [name, picture, poster] = [names.get(crop), stills.get(crop), posters?.get(crop)];
    if (name === undefined || !picture) return project;
    photos[name] = { picture, focus: project.stillFocus ?? '', ...(poster && { poster }) };
    return { ...project, still: name };
  });
  return {
    values: { ...portfolio, ...(projects && { projects }) } as unknown as FormValues,
    portrait: { picture: portrait, focus: portfolio.portraitFocus ?? '' },
    stills: photos,
    projectFiles: {
      pictures: Object.fromEntries(given.pictures ?? []),
      media: Object.fromEntries(given.media ?? []),
      captions: Object.fromEntries(given.captions ?? []),
    },
  };
}
