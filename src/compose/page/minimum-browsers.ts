import { MINIMUM_BROWSERS } from '../../site/hydration/marks.ts';

/** Older engines show the document without this style, because they would apply only half of it, which looks worse. */
export function forMinimumBrowsers(style: string): string {
  return `@supports ${MINIMUM_BROWSERS}{${style}}`;
}
