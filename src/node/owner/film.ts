/** The showreel that lies beside the page. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { type Found, type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { filmName } from '../../schema/rules.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import type { Folders } from '../folders.ts';

const MEGABYTE = 1_000_000;
/** In bytes: the largest file that GitHub takes. */
const HEAVY = 100 * MEGABYTE;
/** In bytes: the largest file that Node reads at once. */
const LARGEST = 2_000 * MEGABYTE;

export type Film = {
  /** As the owner writes it, and as the page links to it. */
  name: string;
  bytes: Uint8Array;
};

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
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST) {
    const problem = `has ${(size / 1e9).toFixed(1)} GB, more than can be copied.`;
    return { issues: [issue({ problem, expected: 'Export it smaller.', severity: 'error' })] };
  }
  const bytes: Uint8Array = await readFile(path).catch(() => new Uint8Array());
  const issues = await issuesOfFilm(name, bytes);
  return { value: { name, bytes }, issues: issues.map(issue) };
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
async function issuesOfFilm(name: string, bytes: Uint8Array): Promise<FilmIssue[]> {
  if (bytes.length === 0) {
    const expected = 'Copy the film there again.';
    return [{ problem: 'is empty or cannot be read.', expected, severity: 'error' }];
  }
  const { mime = '', ext = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  const isWebm = mime === 'video/webm';
  if (!isWebm && mime !== 'video/mp4' && mime !== 'video/x-m4v') {
    const kind = ext
      ? `of the kind ${ext.toUpperCase()}, which`
      : 'no film that is known here, and';
    const expected = 'Export it from your editing program as MP4, with H.264 and AAC.';
    return [{ problem: `is ${kind} not all browsers play.`, expected, severity: 'error' }];
  }
  if (isWebm !== /\.webm$/i.test(name)) {
    const right = name.replace(/\w+$/, isWebm ? 'webm' : 'mp4');
    const problem = `is ${isWebm ? 'a WebM' : 'an MP4'}, which its name denies.`;
    const expected = `Rename it to ${right}, and write that after file =.`;
    return [{ problem, expected, severity: 'error' }];
  }
  return [...questionOfCodec(isWebm ? ['WebM'] : codecsIn(bytes)), ...questionOfSize(bytes.length)];
}

function questionOfCodec(codecs: readonly string[]): FilmIssue[] {
  const others = codecs.filter((codec) => !/^(?:avc[13]|mp4a)$/.test(codec));
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

/** The codecs in an MP4. Each track has a table 'stsd', whose first entry begins with the name of the codec. */
function codecsIn(bytes: Uint8Array): string[] {
  const film = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = new Set<string>();
  for (let at = film.indexOf('stsd'); at >= 0; at = film.indexOf('stsd', at + 4)) {
    const codec = film.toString('latin1', at + 16, at + 20);
    if (/^[\w. -]{4}$/.test(codec)) found.add(codec.trim());
  }
  return [...found];
}
