import { readElements } from './svg-elements.ts';

/**
 * A drawing as an address that can stand between double quotes in HTML. Percent escapes weigh less than base64, and
 * compress far better. Double quotes and ampersands are escaped too, because React would write each with five or six characters.
 */
export function svgAddress(svg: string): string {
  // A comma means the same as a space in path data, and needs no escape.
  const compact = svg.replace(/(?<= d=)"[^"]*"/g, (path) => path.replaceAll(' ', ','));
  const quoted = compact.includes("'") ? compact : compact.replaceAll('"', "'");
  const escaped = quoted.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and tabs are what is looked for
    /["<>&#%\u0000-\u0020\u007f]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `data:image/svg+xml,${escaped}`;
}

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
