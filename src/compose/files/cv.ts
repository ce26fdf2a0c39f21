/** What the page says about the CV, and what may be wrong with it. */
import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import type { Issue } from '../check/issue.ts';
import { hasSampleWord } from '../check/sample-signs.ts';
import { fileNamesOf } from './file-names.ts';
import { readPdf } from './pdf.ts';

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
    size: readableSize(bytes.length, owner.language),
    pages: pdf.pages,
  };
}

function readableSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const maximumFractionDigits = isLarge ? 1 : 0;
  const written = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  return written.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}

type CvIssue = Pick<Issue, 'problem' | 'expected' | 'severity'>;

/** What is wrong with a CV: it is no PDF, does not open, is too heavy, or is the sample's. */
export function issueWithCv(bytes: Uint8Array): CvIssue | undefined {
  const starts = signsIn(bytes.subarray(0, 1024));
  if (bytes.length === 0) {
    return {
      problem: 'is empty or cannot be read.',
      expected: 'Save your CV there again, as a PDF.',
      severity: 'error',
    };
  }
  if (bytes.length > HEAVIEST) {
    return {
      problem: `has ${(Math.ceil(bytes.length / 100_000) / 10).toFixed(1)} MB, too much to send.`,
      expected: 'Save it smaller than 5 MB: most programs offer "reduced size" or "for the web".',
      severity: 'error',
    };
  }
  if (!starts.includes('%PDF-')) {
    return {
      problem: `is ${kindOf(starts)}, not a PDF.`,
      expected: 'Save or export your CV as PDF; a new file name alone does not do it.',
      severity: 'error',
    };
  }
  if (!signsIn(bytes.subarray(-2048)).includes('%%EOF')) {
    return {
      problem: 'is damaged: its end is missing.',
      expected: 'Save or copy it again.',
      severity: 'error',
    };
  }
  const pdf = readPdf(bytes);
  if (pdf === 'locked') {
    return {
      problem: 'is locked with a password, or against copying.',
      expected: 'Save it without: not everybody, and no program that sorts CVs, could read it.',
      severity: 'error',
    };
  }
  if (pdf === 'damaged') {
    return {
      problem: 'is damaged: it does not open.',
      expected: 'Save or export your CV as PDF again.',
      severity: 'error',
    };
  }
  if (!hasSampleWord(pdf.title)) {
    if (!pdf.isActive) return undefined;
    return {
      problem: 'holds a script or another file, and mail gateways may stop it.',
      expected: 'Is that meant? Printed anew as PDF, it has none.',
      severity: 'question',
    };
  }
  return {
    problem: 'is still the CV of the sample.',
    expected: 'Put your own there.',
    severity: 'sample',
  };
}

function signsIn(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function kindOf(start: string): string {
  if (start.startsWith('PK')) return 'an office document';
  return start.includes('\0') ? 'another kind of file' : 'a text file';
}
