/**
 * Writes the style, which is modern in the sources, so that the engines of floor.ts understand it: Lightning CSS does what it
 * can (nesting, ranges, light-dark(), prefixes), PostCSS the rest. What only polishes stays as it is, for those that know it;
 * tests/engines/compatibility.test.ts lists that.
 */
import { load } from 'cheerio';
import { Features, transform } from 'lightningcss';
import { type Declaration, parse, type Root, Rule, root } from 'postcss';
import { styleTargets } from '../floor.ts';
import { assertLayersHold } from './rule-order.ts';
import { hexOf } from './token-colours.ts';

/** The layer whose rules win whatever their selectors are: without layers only `!important` says that. */
const OVER_ALL = 'print';

/** Throws where the layers would have decided otherwise than what remains without them: selectors and their order. */
export function lowerStyle(style: string, document: string): string {
  const modern = parse(style);
  modern.walkDecls(lower);
  modern.prepend(parse(smallViewport));
  const layers = layersOf(parse(lightened(modern.toString(), { minify: false })));
  assertLayersHold(layers, load(`<div id="root">${document}</div>`));
  // Once more: what stood in two layers may now be one.
  const flat = lightened(layers.join(''), { minify: true, exclude: Features.LightDark });
  // The names that Lightning CSS gives the two schemes stand before the first paint forty times.
  if (/--(?:light|dark)\b/.test(flat))
    throw new Error('--light and --dark are taken: the build needs them.');
  return flat.replace(/--lightningcss-(?=(?:light|dark)\b)/g, '--');
}

function lightened(style: string, options: { minify: boolean; exclude?: number }): string {
  const code = Buffer.from(style);
  const written = transform({ filename: 'style.css', code, targets: styleTargets, ...options });
  return written.code.toString();
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

// A frame that grows with what it holds, as Evolution's, is no screen: it would grow without end. No screen is so narrow.
const smallViewport = `
  :root { --svh: 1vh }
  @supports (height: 1svh) { :root { --svh: 1svh } }
  @media (max-aspect-ratio: 2/5) { :root { --svh: 6px } }
`;

/** For a box that holds nothing: an edge of a part of its width is as high. */
function lowerAspectRatio(declaration: Declaration): void {
  const [, width, height] = /^([\d.]+) ?\/ ?([\d.]+)$/.exec(declaration.value) ?? [];
  if (!width || !height) throw new Error(`Nothing lowers ${declaration}; write it as a ratio.`);
  const padding = `padding-block-end:${(Number(height) / Number(width)) * 100}%`;
  declaration.after(parse(`@supports not (${declaration}){${padding}}`));
}

/** In their order; at the end, as it wins, what stands in none. */
function layersOf(style: Root): Root[] {
  const layers = new Map<string, Root>();
  const none = root();
  for (const node of style.nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') {
      none.append(node.clone());
      continue;
    }
    for (const name of node.params.split(/, */)) {
      const layer = layers.get(name) ?? root();
      layers.set(name, layer.append(node.clone().nodes ?? []));
    }
  }
  layers.get(OVER_ALL)?.walkDecls((declaration) => {
    // A margin of the paper has nothing to win against.
    if (declaration.parent instanceof Rule) declaration.important = true;
  });
  const all = [...layers.values(), none];
  if (all.some((layer) => `${layer}`.includes('@layer')))
    throw new Error('A layer stands in another rule.');
  return all;
}
