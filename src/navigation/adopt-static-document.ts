/**
 * Turns the static document, which holds every screen at once, into the markup that React expects for one route,
 * in place: elements stay the same nodes, so scroll position, focus and typed text outlive the take-over.
 */
import { type Path, paths, sectionIds } from '../paths.ts';

/** Marks the root while it holds the static document. */
const STATIC = 'data-static';
/** Marks what only the static document has. */
export const STATIC_ONLY = 'data-static-only';
/** Marks a link that is a button once there is a program. */
export const BECOMES_BUTTON = 'data-becomes-button';
/** Names, on each part of the document's main element, what it is: a section's id or a page's path. */
export const SCREEN = 'data-screen';

const screensOf: Record<Path, readonly string[]> = {
  [paths.home]: Object.values(sectionIds),
  [paths.about]: [sectionIds.about],
  [paths.project]: [sectionIds.project],
  [paths.contact]: [sectionIds.contact],
  [paths.workDetails]: [paths.workDetails],
  [paths.lifeDetails]: [paths.lifeDetails],
};

export function adoptStaticDocument(root: Element, path: Path): void {
  root.removeAttribute(STATIC);
  for (const element of root.querySelectorAll(`[${STATIC_ONLY}]`)) element.remove();

  const shown = screensOf[path];
  for (const screen of root.querySelectorAll(`[${SCREEN}]`)) {
    if (!shown.includes(screen.getAttribute(SCREEN) ?? '')) screen.remove();
  }

  for (const link of root.querySelectorAll(`a[${BECOMES_BUTTON}]`)) {
    const button = rename(link, 'button');
    button.setAttribute('type', 'button');
    button.removeAttribute('href');
    button.removeAttribute(BECOMES_BUTTON);
  }

  // In the one document of all screens only home has an h1.
  if (path !== paths.home) {
    for (const heading of root.querySelectorAll('h2')) {
      if (!root.querySelector('h1')) rename(heading, 'h1');
    }
  }
}

/** Exchanges an element's tag; attributes, children and focus stay. */
function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  const hadFocus = document.activeElement === element;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  if (hadFocus) renamed.focus({ preventScroll: true });
  return renamed;
}
