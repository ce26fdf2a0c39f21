import { expect } from 'vitest';
import { said, wholeRoutes } from '../owners/expected-texts.ts';

/** All texts, in the order of the document. */
const inOrder = wholeRoutes.flatMap((name) => said[name]);

/** Drops line breaks and the marks of lists, because each browser makes its own. */
export function plain(text: string): string {
  return text.replace(/[\s*+•·]+/g, ' ').trim();
}

/** All that the document says stands in this text, in the same order. */
export function expectInOrder(text: string): void {
  let rest = plain(text);
  for (const words of inOrder.map(plain)) {
    expect(rest).toContain(words);
    rest = rest.slice(rest.indexOf(words) + words.length);
  }
}
