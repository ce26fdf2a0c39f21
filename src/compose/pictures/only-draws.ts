/** Whether a drawing only draws: it runs nothing, loads nothing, and names nobody. */
import { readElements } from './svg-elements.ts';

/** Elements that do more than draw, and those that show pixels. */
const OTHER_MARKUP =
  /<(?!\/?(?:svg|g|defs|symbol|use|style|path|rect|circle|ellipse|line|poly(?:line|gon)|text|tspan|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|marker|filter|fe(?!Image)\w+)[\s/>])/;
/** What loads something from elsewhere, or runs. A backslash or a reference is refused, because it can hide all of this. */
const OUTSIDE =
  /\\|&#|\/\/|@import|@font-face|\b(?:https?|data|file|blob|javascript):|\b(?:image|image-set|src)\(|\son\w+=|href="(?!#[^"&%]+")|url\((?!(?:&quot;|["'])?#[^"'&%()\s]+(?:&quot;|["'])?\))/i;
/** What changes in time, or has an effect that is in no list of elements. */
const NOT_COUNTED =
  /keyframes|pathLength|:has\(|\b(?:var|calc)\(|\bgradient\(|-gradient\(|\b(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(/i;

export const NAMESPACE = 'http://www.w3.org/2000/svg';

/** In an <img> a drawing can run and load nothing, but whoever gets the file would get the names and addresses in it. */
export function onlyDraws(svg: string): boolean {
  const content = svg.replaceAll("'", '"').replace(`xmlns="${NAMESPACE}"`, '');
  return (
    !OTHER_MARKUP.test(content) &&
    !OUTSIDE.test(content) &&
    !NOT_COUNTED.test(content) &&
    readElements(svg) !== undefined
  );
}
