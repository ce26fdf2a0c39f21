import { REST_STYLE } from './marks.ts';

/**
 * The style that the first screen does not need. It stands after the words, but before a heavy portrait, because a visitor who
 * opens another page than home would otherwise wait for the portrait's bytes. React keeps this element of the prerendered document,
 * because moving it would delay the buttons by 40 ms. If React has to render the page anew, it makes the same element.
 */
export function RestStyle({ text }: { text: string }) {
  return <style {...{ [REST_STYLE]: '' }}>{text}</style>;
}

/** The text of this style in a page. Throws if there is none, because a page that is rendered anew would be hidden without it. */
export function readRestStyle(document: Document): string {
  const style = document.querySelector(`style[${REST_STYLE}]`);
  if (!style) throw new Error(`index.html has no style with the attribute "${REST_STYLE}".`);
  return style.textContent ?? '';
}
