export type PdfLine = {
  text: string;
  /** From 1. */
  page: number;
  /** Of the letters, in points. */
  size: number;
  /** Where its links lead. */
  addresses?: readonly string[];
};

/** A line, and how far above the bottom of its page it is, as a part of the height. */
export type PlacedLine = PdfLine & { height: number };
