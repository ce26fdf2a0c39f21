import { openPdf } from '../../compose/files/pdf/pdf.ts';
import { pdfText } from '../../compose/files/pdf/text/pdf-text.ts';
import { contactsIn } from './contacts.ts';
import type { CvText, Unread } from './cv-text.ts';

/** What the worker reads of a CV. */
export function cvTextOf(bytes: Uint8Array): CvText | Unread {
  const pdf = openPdf(bytes);
  // What is wrong with such a PDF is said when it is chosen.
  const text = typeof pdf === 'string' ? 'scan' : pdfText(pdf);
  if (typeof text === 'string') return text;
  const { lines, addresses } = text;
  return { lines, contacts: contactsIn(lines, addresses) };
}
