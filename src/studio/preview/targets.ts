/**
 * Which fields say what a place of the page shows. The tables (page-targets.ts, project-targets.ts) rest on the markup of src/site alone,
 * so nothing is added to a saved page, and equal texts are not confused. tests/studio/every-field.test.ts finds a field that they lack.
 */
import { BLOCK } from '../../site/site-data.ts';
import { isolated } from '../../site/text-direction.ts';
import { nameOf } from '../model/form-values.ts';
import type { PageContent } from './finders.ts';
import { pageTargets } from './page-targets.ts';
import { type NameInLine, projectAt, projectLines, projectTargets } from './project-targets.ts';

/** The first of the fields is what it says; others change it, too. The names are those of the portfolio in the page. */
export type PreviewTarget = {
  fields: readonly string[];
  element: Element;
  /** Which characters of its text, if that is several places. A range would be lost when the carousel moves its slides. */
  part?: readonly [from: number, to: number];
};

/** Returns the content of a page, which is a text. */
export function contentOf(page: string): PageContent {
  const [, block = ''] = page.split(`<script type="application/json" id="${BLOCK}">`);
  return JSON.parse(block.slice(0, block.indexOf('</script>')));
}

const table = [...pageTargets, ...projectTargets];
const BETWEEN = '\u00A0· '.length;

/** The places that an element is. */
export function placesOf(element: Element, site: PageContent): readonly PreviewTarget[] {
  if (!element.matches(everyPlace)) return [];
  const [, names = []] = projectLines.find(([selector]) => element.matches(selector)) ?? [];
  const inLine = placesInLine(element, names, site);
  if (inLine.length > 0) return inLine;
  const [, find] = table.find(([selector]) => element.matches(selector)) ?? [];
  const fields = find?.(element, site).map(nameOf) ?? [];
  return fields.length > 0 ? [{ fields, element }] : [];
}

/** Selects the elements of all places. */
export const everyPlace = [...table, ...projectLines].map(([selector]) => selector).join();

/** All places of a page, in the order of the document. */
export function targetsIn(page: Document, site: PageContent): readonly PreviewTarget[] {
  return [...page.querySelectorAll(everyPlace)].flatMap((each) => placesOf(each, site));
}

/** The names that stand in one text, with dots between them. Each is a place. */
function placesInLine(
  element: Element,
  names: readonly NameInLine[],
  site: PageContent,
): readonly PreviewTarget[] {
  const index = projectAt(element, site);
  const project = site.portfolio.projects?.[index];
  if (!project) return [];
  let end = -BETWEEN;
  return names.flatMap((name) => {
    const value = project[name];
    if (value === undefined) return [];
    const start = end + BETWEEN;
    end = start + isolated(value, site.direction).length;
    return [{ fields: [nameOf(['projects', index, name])], element, part: [start, end] }];
  });
}
