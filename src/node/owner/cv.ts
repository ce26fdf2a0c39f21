import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Found } from '../../compose/check/fault.ts';
import { flawOfCv } from '../../compose/cv.ts';
import { cvFileName } from '../../compose/file-names.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';

export type Cv = {
  /** Its spelling in its folder. */
  name: string;
  bytes: Uint8Array;
};

export async function readCv(folder: string, firstName: string): Promise<Found<Cv>> {
  const wanted = cvFileName(firstName);
  const names = await namesIn(folder);
  const name = speltIn(names, wanted);
  const about = { file: `public/${wanted}`, field: '' };
  if (name === undefined) {
    const problem = 'is not there.';
    return { faults: [{ ...about, problem, expected: whatToRename(names, wanted) }] };
  }
  const bytes: Uint8Array = await readFile(join(folder, name)).catch(() => new Uint8Array());
  const flaw = flawOfCv(bytes);
  return { value: { name, bytes }, faults: flaw ? [{ ...about, ...flaw }] : [] };
}

function whatToRename(names: readonly string[], name: string): string {
  const pdfs = names.filter((entry) => entry.toLowerCase().endsWith('.pdf'));
  if (pdfs.length === 0) return `Put your CV into the folder public as ${name}.`;
  if (pdfs.length > 1) return `Rename your CV to ${name}; now there are ${pdfs.join(', ')}.`;
  return `Rename ${pdfs[0]} to ${name} (it goes by firstName in src/content/portfolio.toml).`;
}
