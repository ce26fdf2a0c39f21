import { MINIMUM_BROWSERS } from '../../site/hydration/marks.ts';

/** An older engine shows the document without style, because half of the style would look worse. */
export function forMinimumBrowsers(style: string): string {
  return `@supports ${MINIMUM_BROWSERS}{${style}}`;
}
