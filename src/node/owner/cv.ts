import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Found, fileIssue, type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { issueWithCv } from '../../compose/files/cv.ts';
import { cvFileName, fileNamesOf } from '../../compose/files/file-names.ts';
import { quote } from '../../schema/text-length.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import type { Folders } from '../folders.ts';

type CvFolders = Pick<Folders, 'root' | 'content' | 'beside'>;

export type Cv = {
  /** Its spelling in its folder. */
  name: string;
  bytes: Uint8Array;
};

type Owner = Parameters<typeof fileNamesOf>[0];

/** Reads the CV in the page's language, or the CV for all pages. */
export async function readCv(
  folders: CvFolders,
  owner: Owner,
  portfolio = PORTFOLIO,
): Promise<Found<Cv>> {
  const folder = folders.beside;
  const { firstName, language } = owner;
  const { cv: wanted } = fileNamesOf(owner);
  const forAll = cvFileName(firstName);
  const names = await namesIn(folder);
  const ofLanguage = speltIn(names, cvFileName(firstName, `.${language}`));
  const name = ofLanguage ?? speltIn(names, forAll);
  // CVs of the other pages are not counted.
  const others = owner.otherLanguages?.map((page) => cvFileName(firstName, `.${page.language}`));
  const pdfs = names.filter((each) => isPdf(each) && !others?.includes(each.normalize()));
  if (name === undefined) {
    const isFurther = wanted !== forAll;
    const expected = isFurther
      ? `Put the CV of this page into the folder public as ${wanted}; one for all pages is called ${forAll}.`
      : await whatToRename(folders, pdfs, wanted, portfolio);
    return { issues: [fileIssue('error', `public/${wanted}`, 'is not there.', expected)] };
  }
  const file = `public/${name.normalize()}`;
  const bytes: Uint8Array = await readFile(join(folder, name)).catch(() => new Uint8Array());
  const issue = issueWithCv(bytes);
  const issues: Issue[] = issue ? [{ file, field: '', ...issue }] : [];
  const unused = pdfs.filter((each) => each !== name);
  if (wanted !== forAll && !ofLanguage && unused.length > 0) {
    const problem = `is the CV of the page in ${quote(language)} as well; there is also ${unused.join(', ')}.`;
    const expected = `Is that meant? A CV for that page alone is called ${wanted}.`;
    issues.push(fileIssue('question', file, problem, expected));
  }
  return { value: { name, bytes }, issues };
}

const isPdf = (name: string) => name.toLowerCase().endsWith('.pdf');

async function whatToRename(
  folders: CvFolders,
  pdfs: readonly string[],
  name: string,
  portfolio: string,
) {
  if (pdfs.length === 0) {
    const misplaced = await lookFor(folders, isPdf);
    const isMisplaced = misplaced && !misplaced.startsWith('public/');
    return isMisplaced
      ? `Move ${misplaced} to public/, as ${name}.`
      : `Put your CV into the folder public as ${name}.`;
  }
  if (pdfs.length > 1) return `Rename your CV to ${name}; now there are ${pdfs.join(', ')}.`;
  return `Rename ${pdfs[0]} to ${name} (it goes by firstName in ${portfolio}).`;
}
