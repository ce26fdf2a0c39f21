import type { Picture } from '../../../compose/ingredients.ts';
import { PICTURE } from '../../../compose/pictures/wanted.ts';
import { withProjectFiles } from '../../media/with-media.ts';
import { type EditedSite, type FieldPath, withField } from '../../model/edited-site.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import type { Taken } from '../files/file-input.tsx';
import { freeName } from '../media-fields/use-take.ts';

/** Takes a picture for the page of a project. */
export function useTakePicture(path: FieldPath) {
  const { composer, change } = useStudioActions();
  return async (file: File): Promise<Taken> => {
    const picture = await encodePicture(composer, file, PICTURE);
    if ('problem' in picture) return picture;
    return () => change((site) => withPicture(site, path, picture));
  };
}

export function withPicture(site: EditedSite, path: FieldPath, picture: Picture): EditedSite {
  const name = freeName('picture', site.projectFiles?.pictures ?? {});
  return withField(withProjectFiles(site, { pictures: { [name]: picture } }), path, name);
}
