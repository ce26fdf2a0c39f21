/** In pixels: no role, client or year of a project has smaller letters. */
export const LEAST_OF_CREDITS = 17;

/** Runs in the page: the size of the smallest letters, in pixels, of the texts of the main element that have one of these words. */
export function smallestLetters(words: readonly string[]): number {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, 4);
  const sizes: number[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (!parentElement?.checkVisibility() || !words.some((word) => nodeValue?.includes(word)))
      continue;
    sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
  }
  return Math.min(...sizes);
}
