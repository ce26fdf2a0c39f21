import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import type { Fault } from '../../compose/check/fault.ts';
import {
  hasFictionalPhone,
  hasSampleAddress,
  hasSampleWord,
} from '../../compose/check/sample-signs.ts';
import { cvFileName } from '../../compose/file-names.ts';
import type { Portfolio } from '../../schema/portfolio.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';

/** The CV in its folder. */
export async function cvIn(folder: string, firstName: string): Promise<string> {
  const name = cvFileName(firstName);
  return join(folder, speltIn(await namesIn(folder), name) ?? name);
}

/** Its bytes, and what the page says of it. */
export async function prepareCv(
  folder: string,
  { firstName, language }: Pick<Portfolio, 'firstName' | 'language'>,
) {
  const bytes = await readFile(await cvIn(folder, firstName));
  const fileName = cvFileName(firstName);
  return {
    bytes,
    href: encodeURIComponent(fileName),
    fileName,
    size: readableSize(bytes.length, language),
    pages: await pagesOf(bytes),
  };
}

function readableSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const maximumFractionDigits = isLarge ? 1 : 0;
  const written = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  return written.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}

/** Looks at the CV in its folder: whether it is there under the right name, is a PDF that opens, and is not too heavy. */
export async function checkCv(folder: string, firstName: string): Promise<Fault[]> {
  const name = cvFileName(firstName);
  const fault = (problem: string, expected: string): Fault[] => [
    { file: `public/${name}`, field: '', problem, expected },
  ];

  const names = await namesIn(folder);
  const found = speltIn(names, name);
  if (found === undefined) return fault('is not there.', whatToRename(names, name));

  const bytes = await readFile(join(folder, found)).catch(() => Buffer.alloc(0));
  const isEmpty = bytes.length === 0;
  if (isEmpty) return fault('is empty or cannot be read.', 'Save your CV there again, as a PDF.');
  if (bytes.length > 5_000_000) {
    const problem = `has ${(bytes.length / 1_000_000).toFixed(1)} MB, too much to send.`;
    const expected =
      'Save it smaller than 5 MB: most programs offer "reduced size" or "for the web".';
    return fault(problem, expected);
  }
  if (!bytes.subarray(0, 1024).includes('%PDF-')) {
    const expected = 'Save or export your CV as PDF; a new file name alone does not do it.';
    return fault(`is ${kindOf(bytes)}, not a PDF.`, expected);
  }
  if (!bytes.subarray(-2048).includes('%%EOF')) {
    return fault('is damaged: its end is missing.', 'Save or copy it again.');
  }
  try {
    const sample = fault('is still the CV of the sample.', 'Put your own there.');
    return (await isSample(bytes)) ? sample.map((found) => ({ ...found, stops: 'kit' })) : [];
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
      ? fault('is locked with a password.', 'Save it without one: nobody could open it.')
      : fault('is damaged: it does not open.', 'Save or export your CV as PDF again.');
  }
}

function whatToRename(names: readonly string[], name: string): string {
  const pdfs = names.filter((entry) => entry.toLowerCase().endsWith('.pdf'));
  if (pdfs.length === 0) return `Put your CV into the folder public as ${name}.`;
  if (pdfs.length > 1) return `Rename your CV to ${name}; now there are ${pdfs.join(', ')}.`;
  return `Rename ${pdfs[0]} to ${name} (it goes by firstName in src/content/portfolio.toml).`;
}

function kindOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).includes('PK')) return 'an office document';
  return bytes.subarray(0, 1024).includes(0) ? 'another kind of file' : 'a text file';
}

async function pagesOf(bytes: Buffer): Promise<number> {
  const pdf = await openPdf(bytes);
  await pdf.loadingTask.destroy();
  return pdf.numPages;
}

/** Throws when the PDF does not open. */
function openPdf(bytes: Buffer) {
  // pdf.js takes the bytes away from whoever hands them over.
  return getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
}

async function isSample(bytes: Buffer): Promise<boolean> {
  const pdf = await openPdf(bytes);
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  // The word alone decides only in the document's properties: in the text of a real CV it may mean something else.
  const properties = Object.values(info).filter((value) => typeof value === 'string');
  return properties.some(hasSampleWord) || hasSampleAddress(text) || hasFictionalPhone(text);
}
