import { expect, test } from 'vitest';
import { withPart } from '../../bench/markdown.ts';

const document = 'by hand\n<!-- a -->\nold\n<!-- /a -->\nby hand, too\n<!-- b -->\n<!-- /b -->\n';

test('a part that is written replaces what stands between its marks, and nothing else', () => {
  expect(withPart(document, 'a', '$& new\n')).toBe(document.replace('old', () => '$& new'));
  expect(withPart(document, 'b', '')).toBe(document);
});

test('a document without the marks is left alone', () => {
  expect(() => withPart(document, 'c', 'new\n')).toThrow('has no <!-- c -->');
  expect(() => withPart('<!-- a -->\n', 'a', 'new\n')).toThrow('<!-- /a -->');
});
