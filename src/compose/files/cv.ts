/** What the page says about the CV, and what may be wrong with it. */
import { messages } from '../../messages/messages.ts';
import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import { fileSize } from '../../words/file-size.ts';
import type { Issue } from '../check/issue.ts';
import { hasSampleWord } from '../check/sample-signs.ts';
import { latin1 } from '../latin1.ts';
import { fileNamesOf } from './file-names.ts';
import { readPdf } from './pdf/pdf.ts';

const HEAVIEST = 5_000_000;

/** issueWithCv must have found no error in this CV. */
export function describeCv(
  bytes: Uint8Array,
  owner: Pick<Portfolio, 'firstName' | 'language' | 'otherLanguages'>,
) {
  const pdf = readPdf(bytes);
  if (typeof pdf === 'string') throw new Error(`The CV is ${pdf}.`);
  const { cv: fileName } = fileNamesOf(owner);
  return {
    href: encodeURIComponent(fileName),
    fileName,
    size: fileSize(bytes.length, owner.language),
    pages: pdf.pages,
  };
}

type CvIssue = Pick<Issue, 'problem' | 'expected' | 'severity'>;

/** What is wrong with a CV: it is no PDF, does not open, is too heavy, or is the sample's. */
export function issueWithCv(bytes: Uint8Array): CvIssue | undefined {
  const { cv } = messages.issues;
  const error = (issue: Omit<CvIssue, 'severity'>): CvIssue => ({ ...issue, severity: 'error' });
  const starts = latin1(bytes.subarray(0, 1024));
  if (bytes.length === 0) return error(cv.empty);
  const heavy = issueOfHeavyCv(bytes.length);
  if (heavy) return error(heavy);
  if (!starts.includes('%PDF-')) return error(cv[kindOf(starts)]);
  const pdf = readPdf(bytes);
  if (typeof pdf === 'string') return error(cv[pdf]);
  if (hasSampleWord(pdf.title)) return { ...cv.sample, severity: 'sample' };
  // A script can only be stopped; a file may publish what nobody sees on the pages.
  if (pdf.holdsFile) return { ...cv.attached, severity: 'question' };
  return pdf.isActive ? { ...cv.active, severity: 'question' } : undefined;
}

/** The studio asks it before it reads a file, which may have gigabytes. */
export function issueOfHeavyCv(bytes: number): Omit<CvIssue, 'severity'> | undefined {
  if (bytes <= HEAVIEST) return undefined;
  const { problem, expected } = messages.issues.cv.large;
  return { problem: problem({ size: Math.ceil(bytes / 100_000) / 10 }), expected };
}

function kindOf(start: string): 'office' | 'text' | 'other' {
  if (start.startsWith('PK')) return 'office';
  return start.includes('\0') ? 'other' : 'text';
}
