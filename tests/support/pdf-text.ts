import { extractText, getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF, in reading order, with single spaces between them. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  // A copy: the reader takes the bytes away from whoever lent them.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  await document.loadingTask.destroy();
  return text.map(words);
}

/** Texts as they can be compared: no line breaks, no ligature, no typographic space. */
export function words(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
