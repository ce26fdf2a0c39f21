import { attachedFiles } from '../../../compose/files/pdf/attached.ts';
import { openPdf } from '../../../compose/files/pdf/pdf.ts';
import { pdfText } from '../../../compose/files/pdf/text/pdf-text.ts';
import { contactsIn, withEuropass } from './contacts.ts';
import type { CvText, Unread } from './cv-text.ts';
import { europassIn } from './europass.ts';

/** What the worker reads of a CV. */
export function cvTextOf(bytes: Uint8Array): CvText | Unread {
  const pdf = openPdf(bytes);
  // What is wrong with such a PDF is said when it is chosen.
  if (typeof pdf === 'string') return 'scan';
  const text = pdfText(pdf);
  if (typeof text === 'string') return text;
  const { lines, addresses } = text;
  const contacts = contactsIn(lines, addresses);
  for (const file of attachedFiles(pdf)) {
    const found = europassIn(new TextDecoder().decode(file));
    if (found)
      return { lines, contacts: withEuropass(contacts, found.contacts), europass: found.europass };
  }
  return { lines, contacts };
}
