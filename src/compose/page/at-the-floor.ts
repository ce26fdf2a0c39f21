import { AT_THE_FLOOR } from '../../site/take-over/marks.ts';

/** What is older shows the document as it reads without a style, rather than with half of it. */
export function atTheFloor(style: string): string {
  return `@supports ${AT_THE_FLOOR}{${style}}`;
}
