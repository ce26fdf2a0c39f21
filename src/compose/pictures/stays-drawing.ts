/**
 * Whether a drawing stays one, or becomes pixels. A browser paints it anew at every size, and a short one may hold up a page for
 * seconds, because it can blur, mask and repeat. So it may have only what is in these lists, and no more than these limits. At one
 * of them, overlapping shapes took Chromium 30 to 85 ms on a quarter of its processor, at 440 × 550 pixels on a busy machine. A
 * path made to cross itself with a wide line took 150 ms, and so did a drawing at all limits together.
 */
import { onlyDraws } from './only-draws.ts';
import { type Element, readElements } from './svg-elements.ts';

/** In characters. A page has no room for more. */
const FILE = 100_000;
/**
 * In characters, each time that a path is shown, because it may cross itself again and again. A line along it has two sides of its
 * own, so it counts twice, besides what the path holds.
 */
const PATHS = 20_000;
/** Each time that one is shown, such as a letter. */
const ELEMENTS = 250;
/**
 * Of the elements, those with a gradient, with a clip that is no rectangle, and what is transparent together. Each takes up to ten times as
 * long as another one (0.5 to 1.9 ms, measured), so a limit of all elements that held for them would refuse most plots.
 */
const SLOW = 18;

const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan)$/;
const OTHER = /^(?:svg|g|defs|use|stop|linearGradient|radialGradient|clipPath)$/;
/** What is shown only where something refers to it. */
const HIDDEN = /^(?:defs|stop|linearGradient|radialGradient|clipPath)$/;
/** Attributes, and what a style may say. */
const ALLOWED = new RegExp(
  `^(?:${[
    '|id|class|style|version|baseProfile|xmlns(?::xlink)?|xml:space|viewBox|preserveAspectRatio|enable-background|href',
    'd|points|[xy][12]?|d[xy]|c[xy]|f[xyr]|r[xy]?|rotate|width|height|transform|display|visibility|overflow|opacity|paint-order|color',
    'fill(?:-opacity|-rule)?|stroke(?:-opacity|-width|-linecap|-linejoin|-miterlimit|-dashoffset)?|clip-(?:path|rule)|clipPathUnits',
    'offset|stop-(?:color|opacity)|gradient(?:Units|Transform)|spreadMethod|solid-(?:color|opacity)|vector-effect',
    '(?:color|image|shape|text)-rendering|color-interpolation(?:-filters)?|mask-type|font(?:-[a-z-]+)?|-inkscape-font-specification',
    'text-(?:align|anchor|decoration[a-z-]*|indent|transform|orientation)|textLength|lengthAdjust|(?:letter|word)-spacing|line-height',
    'dominant-baseline|alignment-baseline|baseline-shift|writing-mode|direction|white-space|shape-(?:padding|margin)',
  ].join('|')})$`,
);

/** What is inherited. */
const PAINT = /^(?:fill|stroke)$/;

type Declarations = ReadonlyMap<string, string>;
const NOTHING: Declarations = new Map();

export function staysDrawing(svg: string): boolean {
  const elements = svg.length <= FILE && onlyDraws(svg) ? readElements(svg) : undefined;
  const [root] = elements ?? [];
  if (!root || !elements?.every(isAllowed)) return false;
  // Of several with the same id, a browser takes the first.
  const byId = new Map([...elements].reverse().map((each) => [each.attributes.get('id'), each]));
  const left = { elements: ELEMENTS, paths: PATHS, slow: SLOW };

  /** Counts an element with what is in it, or what it refers to. Returns whether it may stay. */
  const show = (element: Element, around: Declarations, isClip = false): boolean => {
    const { name, inside, text } = element;
    const own = declarationsOf(element);
    const paints = new Map([...around, ...own].filter(([key]) => PAINT.test(key)));
    const used = name === 'use' && byId.get(own.get('href')?.slice(1) ?? ' ');
    const clip = own.get('clip-path');
    const target = clip === undefined ? undefined : byId.get(idIn(clip));
    const urls = [...paints.values()].filter((value) => value.startsWith('url'));
    const isFaint = Number(own.get('opacity') ?? 1) !== 1;
    const hasLine = (paints.get('stroke') ?? 'none') !== 'none';
    const isGroup = !SHAPE.test(name) || (hasLine && paints.get('fill') !== 'none');
    // What is used counts instead of its use.
    left.elements -= (used ? 0 : 1) + (SHAPE.test(name) ? text.trim().length : 0);
    left.paths -= (own.get('d') ?? own.get('points') ?? '').length * (hasLine ? 3 : 1);
    left.slow -= SHAPE.test(name) ? urls.length : 0;
    left.slow -= isFaint && isGroup ? 1 : 0;
    left.slow -= target && !isRectangle(target) ? 1 : 0;
    if (Object.values(left).some((each) => each < 0)) return false;
    if (clip !== undefined && (isClip || target?.name !== 'clipPath')) return false;
    if (used && !(SHAPE.test(used.name) || used.name === 'g')) return false;
    return (
      (!used || show(used, paints, isClip)) &&
      (!target || target.inside.every((each) => show(each, NOTHING, true))) &&
      inside.every((each) => HIDDEN.test(each.name) || show(each, paints, isClip))
    );
  };
  return show(root, NOTHING);
}

const isAllowed = (element: Element) =>
  (SHAPE.test(element.name) || OTHER.test(element.name)) &&
  [...declarationsOf(element).keys()].every((key) => ALLOWED.test(key));

const idIn = (value: string) => /^url\("?#([^")]+)"?\)$/.exec(value)?.[1] ?? ' ';

/** Plots clip each of their lines by one, and that is cheap. */
function isRectangle({ inside: [only, another] }: Element): boolean {
  if (!only || another || only.attributes.has('transform')) return false;
  if (only.name === 'rect') return !only.attributes.has('rx') && !only.attributes.has('ry');
  return /^M[-\d. ,]+(?:[hv][-\d.]+){3}z?$/i.test(only.attributes.get('d') ?? '');
}

/** The attributes of an element, and what its style says. What turns something off is left out, but for paints. */
function declarationsOf({ attributes }: Element): Declarations {
  const styles = (attributes.get('style') ?? '').replaceAll('&quot;', '"').split(';');
  const said = styles.map((each): [string, string] => {
    const [key = '', ...value] = each.split(':');
    return [key.trim().toLowerCase(), value.join(':').trim()];
  });
  const all = [...attributes, ...said].map(
    ([key, value]) => [key.replace('xlink:', ''), value] as const,
  );
  const isOff = (key: string, value: string) =>
    /^(?:none|normal|auto)$/.test(value) && !PAINT.test(key);
  return new Map(all.filter(([key, value]) => !isOff(key, value)));
}
