/** The showreel that lies beside the page. */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { type Found, type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import type { Media } from '../../compose/media/media.ts';
import { readMedia } from '../../compose/media/read-media.ts';
import { filmName } from '../../schema/rules.ts';
import type { Original } from '../files/content.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import type { Folders } from '../folders.ts';

const MEGABYTE = 1_000_000;
/** In bytes: the largest file that GitHub takes. */
const HEAVY = 100 * MEGABYTE;
/** In bytes: what file-type needs of a file, to name kinds that we do not know. */
const SIGNS = 4100;

export type Film = {
  /** As the owner writes it, and as the page links to it. */
  name: string;
  /** It is copied from there, and never read whole. */
  original: Original;
};

/** What the first bytes of a film tell. One that cannot be read has none. */
type Head = { size: number; media?: Media; ext?: string };

type FilmIssue = Pick<Issue, 'problem' | 'expected' | 'severity'>;
type FilmFolders = Pick<Folders, 'root' | 'content' | 'beside'>;

/** Returns no film and no issue if the reel is no file, or if the schema already refuses its name. */
export async function readFilm(
  folders: FilmFolders,
  reel: unknown,
  portfolio = PORTFOLIO,
): Promise<Found<Film>> {
  const { file: name } = (reel ?? {}) as { file?: unknown };
  if (typeof name !== 'string' || filmName(name) !== undefined) return { issues: [] };
  const issue = (issue: FilmIssue): Issue => ({ file: `public/${name}`, field: '', ...issue });
  const names = await namesIn(folders.beside);
  const spelt = speltIn(names, name);
  if (spelt === undefined) {
    const expected = await whereToPut(folders, name, names, portfolio);
    return { issues: [issue({ problem: 'is not there.', expected, severity: 'error' })] };
  }
  const path = join(folders.beside, spelt);
  const head = await readHead(path).catch((): Head => ({ size: 0 }));
  const issues = issuesOfFilm(name, head);
  return { value: { name, original: { path, size: head.size } }, issues: issues.map(issue) };
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

async function rangeOf(file: FileHandle, from: number, to: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

async function whereToPut(
  folders: FilmFolders,
  name: string,
  names: readonly string[],
  portfolio: string,
) {
  const isMeant = (each: string) => each.toLowerCase() === name.toLowerCase();
  const meant = names.find(isMeant);
  if (meant) return `Write "${meant}" in ${portfolio}.`;
  const misplaced = await lookFor(folders, isMeant);
  if (misplaced) return `It is ${misplaced}: move it to public/.`;
  const films = names.filter((each) => /\.(?:mp4|m4v|webm|mov|avi|mxf|mkv|wmv)$/i.test(each));
  return films.length > 0 ? `Put it there. There are: ${films.join(', ')}.` : 'Put it there.';
}

/** Errors and questions about a film. The first bytes decide its kind, because a name may be wrong. */
function issuesOfFilm(name: string, { size, media, ext }: Head): FilmIssue[] {
  if (size === 0) {
    const expected = 'Copy the film there again.';
    return [{ problem: 'is empty or cannot be read.', expected, severity: 'error' }];
  }
  const isWebm = media?.container === 'webm';
  if (!isWebm && media?.container !== 'mp4') {
    const kind = media?.container ?? ext;
    const isSound = media?.audio !== undefined && media.video === undefined;
    const known = kind
      ? `is of the kind ${kind.toUpperCase()}, which not all browsers play.`
      : 'is no film that is known here, and not all browsers play.';
    const problem = isSound ? 'is a sound, without a picture.' : known;
    const expected = 'Export it from your editing program as MP4, with H.264 and AAC.';
    return [{ problem, expected, severity: 'error' }];
  }
  if (isWebm !== /\.webm$/i.test(name)) {
    const right = name.replace(/\w+$/, isWebm ? 'webm' : 'mp4');
    const problem = `is ${isWebm ? 'a WebM' : 'an MP4'}, which its name denies.`;
    const expected = `Rename it to ${right}, and write that after file =.`;
    return [{ problem, expected, severity: 'error' }];
  }
  return [...questionOfCodec(media), ...questionOfSize(size)];
}

function questionOfCodec({ video, audio }: Media): FilmIssue[] {
  const codecs = [video, audio].filter((codec) => codec !== undefined);
  const others = codecs.filter((codec) => codec !== 'H.264' && codec !== 'AAC');
  if (codecs.length > 0 && others.length === 0) return [];
  const found =
    others.length > 0 ? `holds ${others.join(' and ')}` : 'does not say how it is encoded';
  const problem = `${found}; some browsers and phones may not play that.`;
  const expected = 'Have you tried? An MP4 with H.264 and AAC plays everywhere.';
  return [{ problem, expected, severity: 'question' }];
}

function questionOfSize(size: number): FilmIssue[] {
  if (size <= HEAVY) return [];
  const problem = `has ${Math.round(size / MEGABYTE)} MB. GitHub takes no file over 100 MB, and most mailboxes take 20 MB in all.`;
  const expected = 'Is it for a stick, or for a server of your own?';
  return [{ problem, expected, severity: 'question' }];
}
