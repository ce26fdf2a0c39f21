/**
 * Reads the text of a CV in a worker of its own, because only a worker can be ended: somebody may have made a PDF whose reading never ends.
 */
import { inTime, withReader } from '../../opening/open-site.ts';
import type { CvText, Unread } from './cv-text.ts';

/** In milliseconds. An ordinary CV takes a tenth of a second. */
const LONGEST = 4000;

export async function readCvText(bytes: Uint8Array): Promise<CvText | Unread> {
  try {
    return await withReader((reader) => inTime<CvText | Unread>(reader.readCvText(bytes), LONGEST));
  } catch {
    return 'slow';
  }
}
