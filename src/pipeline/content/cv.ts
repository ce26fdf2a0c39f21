import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { isSystemFile } from '../files/folder-content.ts';
import type { Fault, Findings } from './fault.ts';
import { cvFileName } from './file-names.ts';
import { hasFictionalPhone, hasSampleAddress, hasSampleWord } from './sample-signs.ts';

const MEGABYTE = 1_000_000;
const LARGEST = 5 * MEGABYTE;

/** The CV as its folder spells it: in a zip from a Mac, accents stand beside their letters. */
export async function cvIn(folder: string, firstName: string): Promise<string> {
  const name = cvFileName(firstName);
  return join(folder, spelt(name, await readdir(folder)) ?? name);
}

function spelt(name: string, entries: readonly string[]): string | undefined {
  return entries.find((entry) => entry.normalize('NFC') === name);
}

/** Looks at the CV in its folder: whether it is there under the right name, is a PDF that opens, and is not too heavy. */
export async function checkCv(folder: string, firstName: string): Promise<Findings> {
  const name = cvFileName(firstName);
  const file = `public/${name}`;
  const fault = (problem: string, expected: string): Findings => ({
    faults: [{ file, field: '', problem, expected }],
    samples: [],
  });

  const names = (await readdir(folder).catch(() => [])).filter((entry) => !isSystemFile(entry));
  const found = spelt(name, names);
  if (found === undefined) return fault('is not there.', whatToRename(names, name));

  const bytes = await readFile(join(folder, found)).catch(() => undefined);
  if (bytes === undefined) return fault('cannot be read.', 'Put your CV there as a PDF file.');
  if (bytes.length === 0) return fault('is empty.', 'Save your CV there again, as a PDF.');
  if (bytes.length > LARGEST) {
    const size = (bytes.length / MEGABYTE).toFixed(1);
    return fault(
      `has ${size} MB, too much to send.`,
      'Save it smaller than 5 MB: most programs offer "reduced size" or "for the web".',
    );
  }

  const kind = bytes.subarray(0, 1024).includes('%PDF-') ? undefined : kindOf(bytes);
  if (kind)
    return fault(
      `is ${kind}, not a PDF.`,
      'Save or export your CV as PDF; a new file name alone does not do it.',
    );
  if (!bytes.subarray(-2048).includes('%%EOF')) {
    return fault('is damaged: its end is missing.', 'Save or copy it again.');
  }

  const read = await readPdf(bytes);
  if ('problem' in read) return fault(read.problem, read.expected);
  return { faults: [], samples: isSample(read) ? [sampleNotice(file)] : [] };
}

function whatToRename(names: readonly string[], name: string): string {
  const pdfs = names.filter((entry) => entry.toLowerCase().endsWith('.pdf'));
  const [only, another] = pdfs;
  if (only === undefined) return `Put your CV into the folder public as ${name}.`;
  if (another === undefined)
    return `Rename ${only} to ${name} (it goes by firstName in src/content/profile.ts).`;
  return `Rename your CV to ${name}; now there are ${pdfs.join(', ')}.`;
}

function kindOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).includes('PK')) return 'an office document';
  return bytes.subarray(0, 1024).includes(0) ? 'another kind of file' : 'a text file';
}

type PdfText = { text: string; information: string };

async function readPdf(bytes: Buffer): Promise<PdfText | { problem: string; expected: string }> {
  try {
    // pdf.js takes the bytes away from whoever hands them over.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const { info } = await pdf.getMetadata();
    await pdf.loadingTask.destroy();
    return {
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      information: Object.values(info)
        .filter((value) => typeof value === 'string')
        .join(' '),
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      return {
        problem: 'is locked with a password.',
        expected: 'Save it without one: nobody could open it.',
      };
    }
    return {
      problem: 'is damaged: it does not open.',
      expected: 'Save or export your CV as PDF again.',
    };
  }
}

/** The word alone decides only in the document's properties: in the text of a real CV it may mean something else. */
function isSample({ text, information }: PdfText): boolean {
  return hasSampleWord(information) || hasSampleAddress(text) || hasFictionalPhone(text);
}

function sampleNotice(file: string): Fault {
  return {
    file,
    field: '',
    problem: 'is still the CV of the sample.',
    expected: 'Put your own there.',
  };
}
