import { createContext, use } from 'react';
import type { CvText, TextLine } from '../cv/cv-text.ts';

/** A field, and its text at some time. */
export type FieldText = { name: string; text: string };

/** What the line panel shows: the text of a CV with what was found in it, or the lines that were pasted into a field. */
export type LineSource =
  | (CvText & { cv: Uint8Array })
  | { lines: readonly TextLine[]; into: FieldText };

export const LineSourceContext = createContext<LineSource | undefined>(undefined);

export function useLineSource(): LineSource | undefined {
  return use(LineSourceContext);
}

/** The lines of a text that was pasted, without empty ones. */
export const linesOf = (text: string): readonly TextLine[] =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line, page: 1, size: 1 }));
