/**
 * Rewrites the modern style of the sources for the engines of browser-targets.ts. Lightning CSS does what it can (nesting, ranges,
 * light-dark(), prefixes), and PostCSS does the rest. A property that only makes the page look a little better stays as it is;
 * tests/engines/older/compatibility.test.ts lists those.
 */
import { transform } from 'lightningcss';
import { type Declaration, parse } from 'postcss';
import { asciiStyle } from '../compose/page/ascii.ts';
import { styleTargets } from './browser-targets.ts';
import { hexOf } from './token-colours.ts';

/** Returns ASCII, because the style is hashed and put into the document later. */
export function lowerStyle(style: string): string {
  const modern = parse(style);
  modern.walkDecls(lower);
  const code = Buffer.from(modern.toString());
  const written = transform({ filename: 'style.css', code, targets: styleTargets, minify: true });
  const old = written.code.toString();
  // Shorter names than those of Lightning CSS, because they occur forty times in the bytes before the first paint.
  if (/--(?:light|dark)\b/.test(old))
    throw new Error('--light and --dark are taken: the build needs them.');
  return asciiStyle(old.replace(/--lightningcss-(?=(?:light|dark)\b)/g, '--'));
}

function lower(declaration: Declaration): void {
  const { prop, value } = declaration;
  declaration.value = value
    // Lightning CSS would keep some of these, and write the others twice, the second time for wider gamuts.
    .replace(/oklch\([^()]*\)/g, hexOf)
    // A pair such as `height: 100vh; height: 100svh` is not enough, because in a declaration with var() an old engine finds the
    // unknown unit only after it has dropped the first one.
    .replace(/([\d.]+)svh\b/g, 'calc($1 * var(--svh))');
  // Safari before 15.4 knows only these two. The second one also works in a rule with `word-break: keep-all`.
  if (prop === 'overflow-wrap' && value === 'anywhere') {
    declaration.cloneBefore({ prop: 'word-break', value: 'break-word' });
    declaration.cloneBefore({ value: 'break-word' });
  }
  if (prop === 'aspect-ratio') lowerAspectRatio(declaration);
}

/**
 * Stands before the lowered style. A window that is much higher than wide is no screen, but a frame that grows with its content, as
 * in the mail program Evolution. There --svh has a fixed length, because with a real svh the frame would grow without end.
 */
export const smallViewport = [
  ':root{--svh: 1vh}',
  '@supports (height:1svh){:root{--svh: 1svh}}',
  '@media (max-aspect-ratio:2/5){:root{--svh: 6px}}',
].join('');

/** Writes the ratio of an empty box as a padding in percent, because that is a share of the width. */
function lowerAspectRatio(declaration: Declaration): void {
  const [, width, height] = /^([\d.]+) ?\/ ?([\d.]+)$/.exec(declaration.value) ?? [];
  if (!width || !height) throw new Error(`Nothing lowers ${declaration}; write it as a ratio.`);
  const padding = `padding-block-end:${(Number(height) / Number(width)) * 100}%`;
  declaration.after(parse(`@supports not (${declaration}){${padding}}`));
}
