/** Marks what is an example in the preview. The marks change neither the elements of the page nor their places. */
import { portraitPart } from '../../routes.ts';
import type { Composed } from '../composer/worker.ts';

const NAME = 'example';

/** In Chromium the current colour is that of the document here, so the grey has to fit light and dark grounds. */
const textStyle = `::highlight(${NAME}) {
  color: #82868f;
  text-decoration: underline dotted;
}`;
const portraitStyle = `#${portraitPart} { filter: grayscale(1) opacity(0.45); }`;

type Page = Window & typeof globalThis;

export function markExamples(page: Page, examples: Composed['examples']): void {
  if (examples.length === 0) return;
  const hasPortrait = examples.some(({ field }) => field === 'portrait');
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(hasPortrait ? textStyle + portraitStyle : textStyle);
  page.document.adoptedStyleSheets = [...page.document.adoptedStyleSheets, sheet];
  // Firefox up to 139 has no highlights. There the texts of examples look like the owner's.
  if (!('Highlight' in page)) return;
  const texts = examples.map(({ text }) => text).filter(Boolean);
  const mark = () =>
    page.CSS.highlights.set(NAME, new page.Highlight(...rangesOf(page.document, texts)));
  mark();
  // Another route has other texts.
  new page.MutationObserver(mark).observe(page.document.body, { childList: true, subtree: true });
}

/** Where the texts stand in the document. */
function rangesOf(document: Document, texts: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const content = node.nodeValue ?? '';
    for (const text of texts) {
      const start = content.indexOf(text);
      if (start < 0 || node.parentElement?.localName === 'script') continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      ranges.push(range);
    }
  }
  return ranges;
}
