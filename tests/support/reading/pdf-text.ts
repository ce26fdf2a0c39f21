import { extractText, getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF, in reading order, with single spaces between them. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  // A copy, because the reader transfers the bytes to its worker.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  await document.loadingTask.destroy();
  return text.map(plainText);
}

/** The text of a PDF that assistive technology reads. All other text is decoration. */
export async function taggedText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const tree = JSON.stringify(await page.getStructTree());
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let isTagged = false;
    for (const item of items) {
      if (!('str' in item)) isTagged = 'id' in item && tree.includes(`"${item.id}"`);
      else if (isTagged) texts.push(item.str);
    }
  }
  await document.loadingTask.destroy();
  return plainText(texts.join(' '));
}

/** The texts that are missing in the print. A text that is found is removed, so two equal texts must be there twice. */
export function missingFrom(print: string, expected: readonly string[]): string[] {
  let rest = print;
  return expected.filter((text) => {
    const found = rest.includes(plainText(text));
    rest = rest.replace(plainText(text), ' ');
    return !found;
  });
}

/** The same, if a line may end inside a word or behind a hyphen. */
export function missingFromLines(print: string, expected: readonly string[]): string[] {
  const bare = (text: string) => plainText(text).replaceAll(' ', '');
  return missingFrom(bare(print), expected.map(bare));
}

/**
 * The same for scripts whose letters a PDF has in the order of drawing: each letter must be there as often as in the
 * texts.
 */
export function missingLetters(print: string, expected: readonly string[]): string[] {
  const lettersOf = (text: string) => plainText(text).match(/\p{L}/gu) ?? [];
  return missingFrom(lettersOf(print).join(''), lettersOf(expected.join('')));
}

/** A text for comparing: without line breaks, ligatures and typographic spaces. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
