import { expect } from 'vitest';
import { expectedTexts, wholeRoutes } from '../owners/expected-texts.ts';

/** All texts, in the order of the document. */
const inOrder = wholeRoutes.flatMap((name) => expectedTexts[name]);

/** Drops line breaks and the marks of lists, because each browser makes its own. */
export function plain(text: string): string {
  return text.replace(/[\s*+•·]+/g, ' ').trim();
}

/** Expects all texts of the site in this text, in the same order. */
export function expectInOrder(text: string): void {
  let rest = plain(text);
  for (const words of inOrder.map(plain)) {
    expect(rest).toContain(words);
    rest = rest.slice(rest.indexOf(words) + words.length);
  }
}
