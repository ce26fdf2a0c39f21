import { REST_STYLE } from './marks.ts';

/**
 * The style that the first screen does not need. It stands behind the words, but before a heavy portrait, because a page
 * that a fragment names would wait for that. React keeps the element of the static document, because moving it would delay
 * the buttons by 40 ms, and makes the same one where it has to render the page anew.
 */
export function RestStyle({ text }: { text: string }) {
  return <style {...{ [REST_STYLE]: '' }}>{text}</style>;
}

/** The text of it in a page. Throws if there is none, because a page that is rendered anew would be hidden without it. */
export function readRestStyle(document: Document): string {
  const style = document.querySelector(`style[${REST_STYLE}]`);
  if (!style) throw new Error(`index.html has no style with the attribute "${REST_STYLE}".`);
  return style.textContent ?? '';
}
