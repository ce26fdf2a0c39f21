/** Reads the text of a CV. */
import { inTime } from '../../opening/open-site.ts';
import { withReader } from '../../opening/reader.ts';
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
