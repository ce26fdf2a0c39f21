/** Files in the folder public that the owner names. */
import { fileIssue, type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import type { Folders } from '../folders.ts';

export type BesideFolders = Pick<Folders, 'root' | 'content' | 'beside'>;

/** The exact spelling of a name there, or what to do. `kind` matches the names of files that may be meant. */
export async function findBeside(
  folders: BesideFolders,
  name: string,
  kind: RegExp,
  portfolio = PORTFOLIO,
): Promise<{ spelt: string } | Issue> {
  const names = await namesIn(folders.beside);
  const spelt = speltIn(names, name);
  if (spelt !== undefined) return { spelt };
  const expected = await whereToPut(folders, name, names, kind, portfolio);
  return fileIssue('error', `public/${name}`, 'is not there.', expected);
}

async function whereToPut(
  folders: BesideFolders,
  name: string,
  names: readonly string[],
  kind: RegExp,
  portfolio: string,
) {
  const isMeant = (each: string) => each.toLowerCase() === name.toLowerCase();
  const meant = names.find(isMeant);
  if (meant) return `Write "${meant}" in ${portfolio}.`;
  const misplaced = await lookFor(folders, isMeant);
  if (misplaced) return `It is ${misplaced}: move it to public/.`;
  const alike = names.filter((each) => kind.test(each));
  return alike.length > 0 ? `Put it there. There are: ${alike.join(', ')}.` : 'Put it there.';
}
