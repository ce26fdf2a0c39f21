/** The films, sounds and captions that lie beside the page. */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { readCaptions, type WebVtt } from '../../compose/media/captions.ts';
import { codecsOf, ENDINGS } from '../../compose/media/kinds.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { mediaForPage } from '../../compose/media/media-for-page.ts';
import { readMedia } from '../../compose/media/read-media.ts';
import { captionsName, filmName, isSound, mediaName } from '../../schema/media-names.ts';
import type { Media as ForPage } from '../../site/site-content.ts';
import type { Original } from '../files/content.ts';
import { readableSize } from '../size.ts';
import { type BesideFolders, findBeside } from './beside.ts';

/** In bytes: the largest file that GitHub takes. */
const HEAVY = 100_000_000;
/** In bytes: what file-type needs of a file, to name kinds that we do not know. */
const SIGNS = 4100;

export const MEDIA = /\.(?:mp4|m4v|webm|mov|avi|mxf|mkv|wmv|mp3|m4a|ogg|opus|wav|flac|aiff?|wma)$/i;
const CAPTIONS = /\.(?:vtt|srt|sub|ass|ttml)$/i;

/** What the first bytes of a film or a sound tell. One that cannot be read has none. */
type Head = { size: number; media?: MediaHead; ext?: string };

type MediaIssue = Pick<Issue, 'problem' | 'expected' | 'severity'>;

/** The fields are unknown, because the schema may have refused them. */
export type Named = { reel?: unknown; projects?: unknown };

/**
 * Reads the heads of all films and sounds by the names that the owner writes, each once. A file is copied from where it lies, and
 * never read whole.
 */
export async function readMediaFiles(
  folders: BesideFolders,
  { reel, projects }: Named,
  portfolio = PORTFOLIO,
) {
  const ofReel = namesOf('file', filmName, [reel]);
  const names = ownedMediaNames({ reel, projects });
  const read = new Map<string, ForPage>();
  const originals = new Map<string, Original>();
  const issues: Issue[] = [];
  for (const name of names) {
    const found = await findBeside(folders, name, MEDIA, portfolio);
    if ('problem' in found) {
      issues.push(found);
      continue;
    }
    const path = join(folders.beside, found.spelt);
    const head = await readHead(path).catch((): Head => ({ size: 0 }));
    issues.push(
      ...issuesOf(name, head, ofReel.has(name)).map((issue) => ({ ...about(name), ...issue })),
    );
    const { size, media } = head;
    if (media) read.set(name, mediaForPage(name, media));
    originals.set(name, { path, size });
  }
  return { value: { read, originals }, issues };
}

/** The names of all films and sounds, each once, that of the showreel first. */
export function ownedMediaNames({ reel, projects }: Named): Set<string> {
  return new Set([...namesOf('file', filmName, [reel]), ...namesOf('film', mediaName, projects)]);
}

/** Reads all captions by the names that the owner writes. `language` is that of the page. */
export async function readCaptionFiles(
  folders: BesideFolders,
  { projects, language }: Named & { language?: unknown },
  portfolio = PORTFOLIO,
) {
  const value = new Map<string, WebVtt>();
  const issues: Issue[] = [];
  for (const name of namesOf('captions', captionsName, projects)) {
    const found = await findBeside(folders, name, CAPTIONS, portfolio);
    if ('problem' in found) {
      issues.push(found);
      continue;
    }
    const file = join(folders.beside, found.spelt);
    const bytes: Uint8Array = await readFile(file).catch(() => new Uint8Array());
    const captions = readCaptions(name, bytes, `${language}`);
    if ('problem' in captions) issues.push({ ...about(name), ...captions, severity: 'error' });
    else value.set(name, captions);
  }
  return { value, issues };
}

const about = (name: string) => ({ file: `public/${name}`, field: '' });

/** The right names in a field of these groups, each once. The schema refuses the others. */
function namesOf(field: string, rule: typeof mediaName, groups: unknown): Set<string> {
  const names = (Array.isArray(groups) ? groups : []).map((group) => group?.[field]);
  return new Set(
    names.filter((name): name is string => typeof name === 'string' && rule(name) === undefined),
  );
}

async function readHead(path: string): Promise<Head> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const media = await readMedia({ size, read: (from, to) => rangeOf(file, from, to) });
    if (media) return { size, media };
    const { ext } = (await fileTypeFromBuffer(await rangeOf(file, 0, SIGNS))) ?? {};
    return { size, ...(ext && { ext }) };
  } finally {
    await file.close();
  }
}

export async function rangeOf(file: FileHandle, from: number, to: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

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
function issuesOf(name: string, { size, media, ext }: Head, isReel: boolean): MediaIssue[] {
  const [what, exported] = isSound(name) ? (['sound', SOUND] as const) : (['film', FILM] as const);
  const error = (problem: string, expected: string) => [
    { problem, expected, severity: 'error' as const },
  ];
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
  return [{ problem, expected, severity: 'question' }];
}

/** Of photos the build removes the place without a question, because it makes them anew. A film is copied as it is. */
function questionsOfPlace({ saysPlace, tracksPlaces }: MediaHead): MediaIssue[] {
  const questions: MediaIssue[] = [];
  if (saysPlace) {
    const expected =
      'Is that meant? npm run build -- --remove-places takes it out of the file in public/.';
    const problem = 'says where it was taken, and whoever has it can read that.';
    questions.push({ problem, expected, severity: 'question' });
  }
  if (tracksPlaces) {
    const problem =
      'has a track that may say for each moment where it was taken, and whoever has it can read that.';
    const expected = 'Is that meant? Exported anew from an editing program, it mostly has none.';
    questions.push({ problem, expected, severity: 'question' });
  }
  return questions;
}

function questionOfSize(size: number): MediaIssue[] {
  if (size <= HEAVY) return [];
  const problem = `has ${readableSize(size)}. GitHub takes no file over 100 MB, and most mailboxes take 20 MB in all.`;
  const expected = 'Is it for a stick, or for a server of your own?';
  return [{ problem, expected, severity: 'question' }];
}
