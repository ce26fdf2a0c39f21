/** What a reader mode shows: Mozilla's Readability with the prerendered document, without program and style. */
import { readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { portfolio } from '../../support/owners/content.ts';
import { expectedTexts } from '../../support/owners/expected-texts.ts';
import { plainText } from '../../support/reading/pdf-text.ts';
import { builtFile } from '../../support/sites/site.ts';

test('shows everything that the site says, the contact and the titles of the cards among it', () => {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  // The parsed document without scripts and styles, which a reader mode removes first.
  const html = readFileSync(builtFile(), 'utf8').replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  window.document.write(html);
  const article = new Readability(window.document as unknown as Document).parse();
  const text = plainText(article?.textContent ?? '');
  const missing = Object.values(expectedTexts)
    .flat()
    .filter((words) => !text.includes(plainText(words)));
  expect(missing).toEqual([]);
  expect(text).toContain(portfolio.email);
});
