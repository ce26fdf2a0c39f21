/**
 * Writes the style, which is modern in the sources, so that the engines of floor.ts understand it: Lightning CSS does what it
 * can (nesting, ranges, light-dark(), prefixes), PostCSS the rest. What only polishes stays as it is, for those that know it;
 * tests/engines/compatibility.test.ts lists that.
 */
import { transform } from 'lightningcss';
import { type Declaration, parse } from 'postcss';
import { asciiStyle } from '../compose/page/ascii.ts';
import { styleTargets } from './floor.ts';
import { hexOf } from './token-colours.ts';

/** In ASCII: before it is hashed and put into the document. */
export function lowerStyle(style: string): string {
  const modern = parse(style);
  modern.walkDecls(lower);
  const code = Buffer.from(modern.toString());
  const written = transform({ filename: 'style.css', code, targets: styleTargets, minify: true });
  const old = written.code.toString();
  // The names that Lightning CSS gives the two schemes stand before the first paint forty times.
  if (/--(?:light|dark)\b/.test(old))
    throw new Error('--light and --dark are taken: the build needs them.');
  return asciiStyle(old.replace(/--lightningcss-(?=(?:light|dark)\b)/g, '--'));
}

function lower(declaration: Declaration): void {
  const { prop, value } = declaration;
  declaration.value = value
    // Lightning CSS would leave some as they are, and write the others twice, the second time for wider gamuts.
    .replace(/oklch\([^()]*\)/g, hexOf)
    // A pair such as `height: 100vh; height: 100svh` would not do: with a var() in it the second is found wrong too late.
    .replace(/([\d.]+)svh\b/g, 'calc($1 * var(--svh))');
  // The name that Safari knew for it before 15.4.
  if (prop === 'overflow-wrap' && value === 'anywhere')
    declaration.cloneBefore({ prop: 'word-break', value: 'break-word' });
  if (prop === 'aspect-ratio') lowerAspectRatio(declaration);
}

/** Stands before what is lowered. A frame that grows with what it holds, as Evolution's, is no screen: it would grow without end. No screen is so narrow. */
export const smallViewport = [
  ':root{--svh: 1vh}',
  '@supports (height:1svh){:root{--svh: 1svh}}',
  '@media (max-aspect-ratio:2/5){:root{--svh: 6px}}',
].join('');

/** For a box that holds nothing: an edge of a part of its width is as high. */
function lowerAspectRatio(declaration: Declaration): void {
  const [, width, height] = /^([\d.]+) ?\/ ?([\d.]+)$/.exec(declaration.value) ?? [];
  if (!width || !height) throw new Error(`Nothing lowers ${declaration}; write it as a ratio.`);
  const padding = `padding-block-end:${(Number(height) / Number(width)) * 100}%`;
  declaration.after(parse(`@supports not (${declaration}){${padding}}`));
}
