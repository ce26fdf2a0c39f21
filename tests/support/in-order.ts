import { expect } from 'vitest';
import { said } from './said.ts';

/** In the order of the document. */
const inOrder = [...said.home, ...said.workDetails, ...said.lifeDetails];

/** Breaks of lines, and the marks before the points of a list, are the browser's. */
export function plain(text: string): string {
  return text.replace(/[\s*+•·]+/g, ' ').trim();
}

/** All that the document says stands in a text, each behind the one before. */
export function expectInOrder(text: string): void {
  let rest = plain(text);
  for (const words of inOrder.map(plain)) {
    expect(rest).toContain(words);
    rest = rest.slice(rest.indexOf(words) + words.length);
  }
}
