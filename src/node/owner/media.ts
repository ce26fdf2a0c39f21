/** The films, sounds and captions that lie beside the page. */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import type { RangedFile } from '../../compose/media/bytes.ts';
import { readCaptions, type WebVtt } from '../../compose/media/captions.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { mediaForPage } from '../../compose/media/media-for-page.ts';
import { readMedia } from '../../compose/media/read-media.ts';
import { captionsName, filmName, isSound, mediaName } from '../../schema/media-names.ts';
import type { Media as ForPage } from '../../site/site-content.ts';
import type { Original } from '../files/content.ts';
import type { Folders } from '../folders.ts';
import { waveOf } from '../sounds/wave-of.ts';
import { type BesideFolders, findBeside } from './beside.ts';
import { type FileHead, issuesOfMedia } from './media-issues.ts';

/** In bytes: what file-type needs of a file, to name kinds that we do not know. */
const SIGNS = 4100;

export const MEDIA = /\.(?:mp4|m4v|webm|mov|avi|mxf|mkv|wmv|mp3|m4a|ogg|opus|wav|flac|aiff?|wma)$/i;
const CAPTIONS = /\.(?:vtt|srt|sub|ass|ttml)$/i;

/** The fields are unknown, because the schema may have refused them. */
export type Named = { reel?: unknown; projects?: unknown };

/**
 * Reads the heads of all films and sounds by the names that the owner writes, each once, and the waves of sounds. A file is copied from
 * where it lies, and is never in memory whole.
 */
export async function readMediaFiles(
  folders: BesideFolders & Pick<Folders, 'cache'>,
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
    const head = await readHead(path).catch((): FileHead => ({ size: 0 }));
    for (const issue of issuesOfMedia(name, head, ofReel.has(name)))
      issues.push({ ...about(name), ...issue });
    const { size, media } = head;
    if (media) {
      const wave = isSound(name) && (await waveAt(folders.cache, path, media));
      read.set(name, mediaForPage(name, media, wave || undefined));
    }
    originals.set(name, { path, size });
  }
  return { value: { read, originals }, issues };
}

const waveAt = (cache: string, path: string, media: MediaHead) =>
  inRanges(path, (file) => waveOf(cache, file, media)).catch(() => undefined);

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

const readHead = (path: string): Promise<FileHead> =>
  inRanges(path, async (file) => {
    const { size } = file;
    const media = await readMedia(file);
    if (media) return { size, media };
    const { ext } = (await fileTypeFromBuffer(await file.read(0, SIGNS))) ?? {};
    return { size, ...(ext && { ext }) };
  });

/** Opens a file, and reads what is wanted of it. */
export async function inRanges<Result>(
  path: string,
  act: (file: RangedFile) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, to: number) => {
      const bytes = new Uint8Array(to - from);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    };
    return await act({ size, read });
  } finally {
    await file.close();
  }
}
