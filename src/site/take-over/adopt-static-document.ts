/**
 * Turns the static document, which holds every part, into the markup that React expects for one route. It works in place:
 * elements stay the same nodes, so scroll position, focus and typed text survive the take-over.
 */
import { type Leavable, type Path, partsOf, routeOf } from '../../routes.ts';
import { BECOMES_BUTTON, PART, STATIC, STATIC_ONLY } from './marks.ts';

export function adoptStaticDocument(root: Element, path: Path, said: Leavable): void {
  root.removeAttribute(STATIC);
  for (const element of root.querySelectorAll(`[${STATIC_ONLY}]`)) element.remove();

  // Only home has an h1 in the document of all parts, unless a script has already made another.
  const shown: readonly string[] = partsOf(routeOf(path, said));
  for (const part of root.querySelectorAll(`[${PART}]`)) {
    const place = shown.indexOf(part.getAttribute(PART) ?? '');
    const tag = place === 0 ? 'h1' : 'h2';
    const heading = part.querySelector('h1, h2');
    if (place < 0) part.remove();
    else if (heading && heading.localName !== tag) rename(heading, tag);
  }

  for (const place of root.querySelectorAll(`[${BECOMES_BUTTON}]`)) {
    const button = rename(place, 'button');
    button.setAttribute('type', 'button');
    button.append(button.getAttribute(BECOMES_BUTTON) ?? '');
    button.removeAttribute('href');
    button.removeAttribute(BECOMES_BUTTON);
  }

  for (const submit of root.querySelectorAll('[formaction]')) {
    submit.closest('form')?.setAttribute('action', submit.getAttribute('formaction') ?? '');
    submit.removeAttribute('formaction');
  }
}

/** Changes an element's tag. Its attributes, children and focus stay. */
function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes)
    renamed.setAttribute(name.replace(/^data-(?=aria-)/, ''), value);
  const hadFocus = document.activeElement === element;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  if (hadFocus) renamed.focus({ preventScroll: true });
  return renamed;
}
