/** Puts a file of a project or of the showreel where it belongs, in whichever of its fields it was dropped. */

import type { Remote } from 'comlink';
import type { WebVtt } from '../../../compose/media/captions.ts';
import type { MediaHead } from '../../../compose/media/media.ts';
import { type PictureIssue, POSTER, STILL } from '../../../compose/pictures/wanted.ts';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { freeName, nameSlug } from '../../../slug.ts';
import type { Composer } from '../../composer/worker.ts';
import { captionsNameFor, chosenCaptions } from '../../media/captions-of.ts';
import { chosenWave } from '../../media/chosen-wave.ts';
import { type FieldKind, fieldKindOf, lookInto, type Refused } from '../../media/look-into.ts';
import { withMedia, withProjectFiles } from '../../media/with-media.ts';
import { type EditedSite, type Photo, withField } from '../../model/edited-site.ts';
import { type FieldPath, type FieldValue, textAt } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { encodePictures } from '../../pictures/encode-picture.ts';
import { earlyFrameOf } from '../../pictures/frame-of.ts';
import type { Taken } from '../files/file-input.tsx';

/** Takes a file for a project, which has these values. A film that was given to its picture goes to its film, and so on. */
export function useTake(project: FieldPath, given: FieldKind, values: FieldValue | undefined) {
  const takers = {
    picture: useTakeStill(project),
    media: useTakeFilm([...project, 'film'], values),
    captions: useTakeCaptions([...project, 'captions']),
  };
  return (file: File): Promise<Taken> => takers[fieldKindOf(file) ?? given](file);
}

const REEL: FieldPath = ['reel'];

/** Takes a file for the showreel, which has no captions. */
export function useTakeForReel(given: 'picture' | 'media', values: FieldValue | undefined) {
  const takePicture = useTakeStill(REEL);
  const takeFilm = useTakeFilm([...REEL, 'file'], values);
  return (file: File): Promise<Taken> =>
    ((fieldKindOf(file) ?? given) === 'picture' ? takePicture : takeFilm)(file);
}

/** Takes a film or a sound for a field among these values. */
function useTakeFilm(path: FieldPath, values: FieldValue | undefined) {
  const { composer, change } = useStudioActions();
  const already = { hasStill: textAt(values, ['still']) !== '', isReel: path[0] === REEL[0] };
  return async (file: File): Promise<Taken> => {
    const film = await filmFrom(composer, file, already);
    if ('problem' in film) return film;
    const put = () => change((site) => withFilm(site, path, film));
    const more = [film.still && messages.studio.media.frameTaken, placeNote(file, film.media)];
    return Object.assign(put, { more: sentences(...more) });
  };
}

/** The field says it, too, but may be out of view. */
const placeNote = ({ name }: File, { saysPlace }: MediaHead) =>
  saysPlace && messages.studio.media.saysPlace({ name });

type Film = {
  file: File;
  media: MediaHead;
  still: Photo | undefined;
  wave: string | undefined;
};

/** A film or a sound for a project, or a film for the showreel. A film is also the picture of what has none. */
export async function filmFrom(
  composer: Remote<Composer>,
  file: File,
  { hasStill = false, isReel = false },
): Promise<Film | Refused> {
  const media = await lookInto(file, isReel);
  if ('problem' in media) return media;
  const frame = hasStill || media.video === undefined ? undefined : await earlyFrameOf(file);
  const still = frame && (await stillFrom(composer, frame));
  const wave = await chosenWave(file, media);
  return { file, media, still: still && 'problem' in still ? undefined : still, wave };
}

/** Puts a film or a sound into its field, and its picture beside it. */
export function withFilm(site: EditedSite, path: FieldPath, { file, media, still, wave }: Film) {
  const placed = withMedia(site, path, file, media, wave);
  const project = path.slice(0, -1);
  // Meanwhile the owner may have chosen one.
  const hasStill = textAt(site.values, [...project, 'still']) !== '';
  return still && !hasStill ? withStill(placed, project, still) : placed;
}

function useTakeCaptions(path: FieldPath) {
  const { composer, change } = useStudioActions();
  return async (file: File): Promise<Taken> => {
    const found = await chosenCaptions(composer, file);
    if ('problem' in found) return found;
    return () => change((site) => withCaptions(site, path, found));
  };
}

export function withCaptions(
  site: EditedSite,
  path: FieldPath,
  { name: own, captions }: { name: string; captions: WebVtt },
): EditedSite {
  const name = captionsNameFor(site, path, own);
  return withField(withProjectFiles(site, { captions: { [name]: captions } }), path, name);
}

export function useTakeStill(project: FieldPath) {
  const { composer, change } = useStudioActions();
  return async (source: File): Promise<Taken> => {
    const photo = await stillFrom(composer, source);
    return 'problem' in photo ? photo : () => change((site) => withStill(site, project, photo));
  };
}

/** The picture of a project: cropped for its card, and whole for its page. */
export async function stillFrom(
  composer: Remote<Composer>,
  source: File,
): Promise<Photo | PictureIssue> {
  const encoded = await encodePictures(composer, source, [STILL, POSTER]);
  const [picture = messages.issues.picture.damaged, poster = picture] = encoded;
  if ('problem' in picture) return picture;
  return { picture, ...('problem' in poster ? {} : { poster }), focus: '', source };
}

/** The focus of the picture before does not fit this one. */
export function withStill(site: EditedSite, project: FieldPath, photo: Photo): EditedSite {
  const [stem = ''] = photo.source instanceof File ? photo.source.name.split('.') : [];
  const name = freeName(nameSlug(stem) || 'still', (each) => Object.hasOwn(site.stills, each));
  const placed = withField(site, [...project, 'still'], name);
  const focus = [...project, 'stillFocus'];
  return {
    ...(textAt(site.values, focus) === '' ? placed : withField(placed, focus, '')),
    stills: { ...site.stills, [name]: photo },
  };
}
