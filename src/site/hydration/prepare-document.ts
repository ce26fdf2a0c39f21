/**
 * Turns the prerendered document, which holds every part, into the markup that React expects for one route. It works in place:
 * elements stay the same nodes, so scroll position, focus and typed text survive hydration.
 */
import {
  mainId,
  type Path,
  partsOf,
  portraitPart,
  type RoutedSite,
  routeOf,
} from '../../routes.ts';
import { BLOCK } from '../site-data.ts';
import { ALONE, BECOMES_BUTTON, NAMED, PART, REST_STYLE, STATIC, STATIC_ONLY } from './marks.ts';

/** Whether the prerendered document has what the route shows. The preview of the studio leaves out the pages of projects. */
export function hasParts(root: Element, path: Path, site: RoutedSite): boolean {
  const parts = [...root.querySelectorAll(`[${PART}]`)].map((part) => part.getAttribute(PART));
  return partsOf(routeOf(path, site)).every((part) => parts.includes(part));
}

export function prepareDocument(root: Element, path: Path, site: RoutedSite): void {
  const shown: readonly string[] = partsOf(routeOf(path, site));
  root.removeAttribute(STATIC);
  gather(root);
  keepPortrait(root, path, site);
  moveForeignNodes(root);
  for (const element of root.querySelectorAll(`[${STATIC_ONLY}]`)) element.remove();

  // In the prerendered document only home has an h1, unless promote-heading-script.ts has made another.
  for (const part of root.querySelectorAll(`[${PART}]`)) {
    const place = shown.indexOf(part.getAttribute(PART) ?? '');
    const tag = place === 0 ? 'h1' : 'h2';
    const heading = part.querySelector('h1, h2');
    part.removeAttribute(NAMED);
    if (place < 0) part.remove();
    else if (heading && heading.localName !== tag) rename(heading, tag);
  }

  if (shown.length > 1) for (const element of root.querySelectorAll(`[${ALONE}]`)) element.remove();

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

/** Moves what stands between the root and the hydration data into the root, because a missing tag may have ended the root too early. */
function gather(root: Element): void {
  const end = document.getElementById(BLOCK);
  for (let next = root.nextElementSibling; next && next !== end; next = root.nextElementSibling)
    root.append(next);
}

/** Keeps the portrait in the page, hidden, if the route does not show it: somebody may save the page, and the bytes stand nowhere else. */
export function keepPortrait(root: Element, path: Path, site: RoutedSite): void {
  const portrait = root.querySelector(`[${PART}=${portraitPart}]`);
  if (!portrait || partsOf(routeOf(path, site)).includes(portraitPart)) return;
  const place = document.createElement('div');
  place.hidden = true;
  place.append(portrait);
  // The portrait that React makes for another route has this id, too.
  portrait.removeAttribute('id');
  // It stands before the program, which reads it when the saved page is opened.
  root.after(place);
}

/** Moves what another program, such as a mail gateway, has put among the parts out of the root, because React does not expect it there. */
function moveForeignNodes(root: Element): void {
  const nodes = [...(root.querySelector(`#${mainId}`)?.childNodes ?? [])];
  const isOurs = (node: Node) =>
    node instanceof Element && node.matches(`[${PART}],[${STATIC_ONLY}],[${REST_STYLE}]`);
  const first = nodes.findIndex(isOurs);
  const foreign = (some: ChildNode[]) => some.filter((node) => !isOurs(node));
  root.before(...foreign(nodes.slice(0, first)));
  root.after(...foreign(nodes.slice(first)));
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
