export type PdfLine = {
  text: string;
  /** From 1. */
  page: number;
  /** Of the letters, in points. */
  size: number;
  /** Above the bottom of its page, as a part of the height. */
  height: number;
  /** Its beginning, if that is larger than the rest. */
  beginning?: { text: string; size: number };
  /** Where its links lead. */
  addresses?: readonly string[];
};
