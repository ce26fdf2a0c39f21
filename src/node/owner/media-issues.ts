/** What is wrong with a film or a sound, or may be. */
import type { Issue } from '../../compose/check/issue.ts';
import { codecsOf, ENDINGS } from '../../compose/media/kinds.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { isSound } from '../../schema/media-names.ts';
import { readableSize } from '../size.ts';

/** What the first bytes of a film or a sound tell. One that cannot be read has none. */
export type FileHead = { size: number; media?: MediaHead; ext?: string };

type MediaIssue = Pick<Issue, 'problem' | 'expected' | 'severity'>;

const as =
  (severity: Issue['severity']) =>
  (problem: string, expected: string): MediaIssue[] => [{ problem, expected, severity }];
const error = as('error');
const question = as('question');

/** In bytes: the largest file that GitHub takes. */
const HEAVY = 100_000_000;

const FILM = 'Export it from your editing program as MP4, with H.264 and AAC.';
const SOUND = 'Export it from your sound program as MP3, or as M4A with AAC.';

const OWN = 'Take your own export of it, which has no such protection.';
const UNFINISHED = [
  'is damaged, or was not copied to its end.',
  'Copy or export it once more.',
] as const;
const KNOWN: ReadonlySet<string> = new Set(Object.values(ENDINGS).flat());
/** Of these more is known even if they are damaged, except if they hold neither picture nor sound. */
const ISO: ReadonlySet<string> = new Set([...ENDINGS.mp4, ...ENDINGS.m4a, ...ENDINGS.mov]);

/** Errors and questions about a film or a sound. The first bytes decide its kind, because a name may be wrong. */
export function issuesOfMedia(
  name: string,
  { size, media, ext }: FileHead,
  isReel: boolean,
): MediaIssue[] {
  const [what, exported] = isSound(name) ? (['sound', SOUND] as const) : (['film', FILM] as const);
  if (size === 0) return error('is empty or cannot be read.', `Copy the ${what} there again.`);
  if (!media && ext && ISO.has(ext))
    return error('is no film and no sound that browsers play.', exported);
  if (!media && ext && KNOWN.has(ext)) return error(...UNFINISHED);
  if (!media) {
    const kind = ext && `is of the kind ${ext.toUpperCase()}, which not all browsers play.`;
    return error(kind ?? `is no ${what} that is known here, and not all browsers play.`, exported);
  }
  if (media.isCut) return error(...UNFINISHED);
  if (media.isProtected)
    return error('is protected against copying, so browsers do not play it.', OWN);
  const { container, audio, video } = media;
  const endings = ENDINGS[container];
  const isCalledSo = endings.some((each) => name.toLowerCase().endsWith(`.${each}`));
  const isOnlySound = audio !== undefined && video === undefined;
  if (isOnlySound && isReel) return error('is a sound, without a picture.', FILM);
  if (what === 'film' && isOnlySound && isCalledSo) {
    return error('is a sound, without a picture.', `${FILM} As a sound, export it as MP3 or M4A.`);
  }
  if (!isCalledSo) {
    const right = name.replace(/\w+$/, endings[0]);
    const kind = isOnlySound ? 'a sound' : 'a film';
    const problem = `is ${kind} of the kind ${container.toUpperCase()}, which its name denies.`;
    return error(problem, `Rename it to ${right}, and write that name in its place.`);
  }
  if (what === 'sound' && video !== undefined) return error('is a film, not a sound.', FILM);
  return [...questionOfCodec(what, media), ...questionsOfPlace(media), ...questionOfSize(size)];
}

function questionOfCodec(what: 'film' | 'sound', media: MediaHead): MediaIssue[] {
  const { container } = media;
  const { all, notEverywhere } = codecsOf(media);
  if (all.length > 0 && notEverywhere.length === 0) return [];
  const held =
    notEverywhere.length > 0
      ? `holds ${notEverywhere.join(' and ')}`
      : 'does not say how it is encoded';
  const isOgg =
    /^(?:Opus|Vorbis|FLAC)$/.test(media.audio ?? '') && /^(?:ogg|opus)$/.test(container);
  const problem = isOgg
    ? 'is an Ogg, which iPhones and Macs play only since 2025.'
    : `${container === 'mov' ? 'is a MOV and ' : ''}${held}; some browsers and phones may not play that.`;
  const best = what === 'film' ? 'An MP4 with H.264 and AAC' : 'An MP3, or an M4A with AAC,';
  const expected = `Have you tried? ${best} plays everywhere.`;
  return question(problem, expected);
}

/** Of photos the build removes the place without a question, because it makes them anew. A film is copied as it is. */
function questionsOfPlace({ saysPlace, tracksPlaces }: MediaHead): MediaIssue[] {
  const said = question(
    'says where it was taken, and whoever has it can read that.',
    'Is that meant? npm run build -- --remove-places takes it out of the file in public/.',
  );
  const tracked = question(
    'has a track that may say for each moment where it was taken, and whoever has it can read that.',
    'Is that meant? Exported anew from an editing program, it mostly has none.',
  );
  return [...(saysPlace ? said : []), ...(tracksPlaces ? tracked : [])];
}

function questionOfSize(size: number): MediaIssue[] {
  if (size <= HEAVY) return [];
  const problem = `has ${readableSize(size)}. GitHub takes no file over 100 MB, and most mailboxes take 20 MB in all.`;
  const expected = 'Is it for a stick, or for a server of your own?';
  return question(problem, expected);
}
