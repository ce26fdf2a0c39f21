/** Whether a drawing only draws: it runs nothing, loads nothing, and names nobody. */
import { readElements } from './svg-elements.ts';

/** All that does not draw, and pixels. */
const OTHER_MARKUP =
  /<(?!\/?(?:svg|g|defs|symbol|use|style|path|rect|circle|ellipse|line|poly(?:line|gon)|text|tspan|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|marker|filter|fe(?!Image)\w+)[\s/>])/;
/** Leads out of the drawing, or acts. A backslash or a reference may spell any of it. */
const OUTSIDE =
  /\\|&#|\/\/|@import|@font-face|\b(?:https?|data|file|blob|javascript):|\b(?:image|image-set|src)\(|\son\w+=|href="(?!#[^"&%]+")|url\((?!(?:&quot;|["'])?#[^"'&%()\s]+(?:&quot;|["'])?\))/i;
/** Changes in time, or looks otherwise by what the check of its effort does not follow. */
const UNFOLLOWED =
  /keyframes|pathLength|:has\(|\b(?:var|calc)\(|\bgradient\(|-gradient\(|\b(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(/i;

export const NAMESPACE = 'http://www.w3.org/2000/svg';

/** In an <img> a drawing can run and load nothing, but names and addresses would travel in the file. */
export function onlyDraws(svg: string): boolean {
  const content = svg.replaceAll("'", '"').replace(`xmlns="${NAMESPACE}"`, '');
  return (
    !OTHER_MARKUP.test(content) &&
    !OUTSIDE.test(content) &&
    !UNFOLLOWED.test(content) &&
    readElements(svg) !== undefined
  );
}
