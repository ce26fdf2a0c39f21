/** Finders of fields: each says which fields an element of the page shows. */
import type { SiteContent } from '../../site/site-content.ts';
import type { FieldPath } from '../model/form-values.ts';

/** What the page has of its content. */
export type PageContent = Omit<SiteContent, 'portrait'>;

export type Find = (element: Element, site: PageContent) => readonly FieldPath[];

/** The elements that a selector selects, and the fields that they show. */
export type Row = readonly [selector: string, find: Find];

export const at =
  (...path: FieldPath): Find =>
  () => [path];
export const word = (name: string): Find => at('texts', name);
export const words = (...names: readonly string[]): readonly FieldPath[] =>
  names.map((name) => ['texts', name]);

/** -1 for no element. */
export function indexOf(element: Element | null): number {
  let index = -1;
  for (let each = element; each; each = each.previousElementSibling) index += 1;
  return index;
}

/** The place in its list of the nearest element around it. */
export const indexIn = (element: Element, selector: string) => indexOf(element.closest(selector));

/** What several find. */
export const together =
  (...finds: readonly Find[]): Find =>
  (element, site) =>
    finds.flatMap((find) => find(element, site));

/** Words of which one is shown, in one place. */
export const oneOf =
  (group: (site: PageContent) => object, before: string): Find =>
  (element, site) => {
    const shown = Object.entries(group(site)).find(([, text]) => text === element.textContent);
    return shown ? words(`${before}.${shown[0]}`) : [];
  };
