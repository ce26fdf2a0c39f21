import { AT_THE_FLOOR } from '../../site/hydration/marks.ts';

/** An older engine shows the document without style, because half of the style would look worse. */
export function atTheFloor(style: string): string {
  return `@supports ${AT_THE_FLOOR}{${style}}`;
}
