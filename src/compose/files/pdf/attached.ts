/** Files that a PDF holds (ISO 32000-1, 7.11.4). */
import type { OpenPdf } from './pdf.ts';
import { unpacked } from './text/filters.ts';

/** Nobody needs more of them. */
const MOST_FILES = 3;

export function attachedFiles(pdf: OpenPdf): Uint8Array[] {
  const { objects, room, effort } = pdf;
  const files: Uint8Array[] = [];
  for (const to of objects.places.keys()) {
    if (files.length >= MOST_FILES || effort.left < 0) break;
    const held = objects.dictionary(objects.dictionary({ to })?.get('EF'));
    const stream = objects.stream(held?.get('F') ?? held?.get('UF'));
    const bytes = stream && unpacked(stream, objects, room);
    if (bytes) files.push(bytes);
  }
  return files;
}
