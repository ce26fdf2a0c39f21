import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Found } from '../../compose/check/fault.ts';
import { flawOfCv } from '../../compose/cv.ts';
import { cvFileName } from '../../compose/file-names.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import type { Folders } from '../folders.ts';

type CvFolders = Pick<Folders, 'root' | 'content' | 'beside'>;

export type Cv = {
  /** Its spelling in its folder. */
  name: string;
  bytes: Uint8Array;
};

export async function readCv(folders: CvFolders, firstName: string): Promise<Found<Cv>> {
  const folder = folders.beside;
  const wanted = cvFileName(firstName);
  const names = await namesIn(folder);
  const name = speltIn(names, wanted);
  const about = { file: `public/${wanted}`, field: '' };
  if (name === undefined) {
    const problem = 'is not there.';
    return {
      faults: [{ ...about, problem, expected: await whatToRename(folders, names, wanted) }],
    };
  }
  const bytes: Uint8Array = await readFile(join(folder, name)).catch(() => new Uint8Array());
  const flaw = flawOfCv(bytes);
  return { value: { name, bytes }, faults: flaw ? [{ ...about, ...flaw }] : [] };
}

async function whatToRename(folders: CvFolders, names: readonly string[], name: string) {
  const isPdf = (entry: string) => entry.toLowerCase().endsWith('.pdf');
  const pdfs = names.filter(isPdf);
  if (pdfs.length === 0) {
    const misplaced = await lookFor(folders, isPdf);
    return misplaced
      ? `Move ${misplaced} to public/, as ${name}.`
      : `Put your CV into the folder public as ${name}.`;
  }
  if (pdfs.length > 1) return `Rename your CV to ${name}; now there are ${pdfs.join(', ')}.`;
  return `Rename ${pdfs[0]} to ${name} (it goes by firstName in src/content/portfolio.toml).`;
}
