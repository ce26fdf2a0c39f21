/** Marks what is an example in the preview. The marks change neither the elements of the page nor their places. */
import { portraitPart } from '../../routes.ts';
import type { View } from './find-target.ts';
import { targetsIn } from './targets.ts';

const NAME = 'example';

/** In Chromium the current colour is that of the document here, so the grey has to fit light and dark grounds. */
const textStyle = `::highlight(${NAME}) {
  color: #82868f;
  text-decoration: underline dotted;
}`;
const portraitStyle = `#${portraitPart} { filter: grayscale(1) opacity(0.45); }`;

type Page = Window & typeof globalThis;

/** `examples` are the names of their fields in the form. What the view has may change while it is seen. */
export function markExamples(page: Page, view: View, examples: readonly string[]): void {
  if (examples.length === 0) return;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(examples.includes('portrait') ? textStyle + portraitStyle : textStyle);
  page.document.adoptedStyleSheets = [...page.document.adoptedStyleSheets, sheet];
  // Firefox up to 139 has no highlights. There the texts of examples look like the owner's.
  if (!('Highlight' in page)) return;
  // By their places, because an owner may write the very words of an example.
  const mark = () => {
    const ranges = targetsIn(page.document, view.content)
      .filter(({ fields: [field = ''] }) => examples.includes(view.inForm(field)))
      .map(({ element }) => {
        const range = page.document.createRange();
        range.selectNodeContents(element);
        return range;
      });
    page.CSS.highlights.set(NAME, new page.Highlight(...ranges));
  };
  mark();
  // Another route has other texts.
  new page.MutationObserver(mark).observe(page.document.body, { childList: true, subtree: true });
}
