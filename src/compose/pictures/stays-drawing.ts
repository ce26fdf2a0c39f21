/**
 * Whether a drawing stays one, or becomes pixels. A browser paints it anew at every size, and a short one may hold up a page for
 * seconds, because it can blur, mask and repeat. So it may have only what is in these lists, and no more than these limits.
 */
import { onlyDraws } from './only-draws.ts';
import { type Element, readElements } from './svg-elements.ts';

/** In characters. A page has no room for more. */
const FILE = 100_000;
/** In characters, each time that a path is shown, because it may cross itself again and again. */
const PATHS = 15_000;
/** In characters of a path with holes. Twice as many take three times as long. */
const PATH_WITH_HOLES = 3_000;
/** Each time that one is shown. */
const ELEMENTS = 300;
/** As how many more each counts, because at worst it takes Chromium so many times as long as an ellipse (docs/MEASURED.md). */
const COUNTS_AS = {
  line: 1,
  letter: 2,
  letterWithLine: 10,
  gradient: 3,
  clip: 3,
  transparentGroup: 15,
};
/** A path counts as so many, by how it is painted. What lies inside a path with holes is found by counting all its lines. */
const PATH_COUNTS_AS = { filled: 1, withHoles: 3, line: 3 };
/** In characters. So short a path crosses itself less often, and this share of it counts: a letter of a plot is one. */
const SHORT_PATH = 400;
const SHARE_OF_SHORT_PATH = 0.45;

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
    'text-(?:align|anchor|decoration[a-z-]*|indent|transform|orientation)|textLength|lengthAdjust|(?:letter|word)-spacing|line-height|block-progression',
    'dominant-baseline|alignment-baseline|baseline-shift|writing-mode|direction|white-space|shape-(?:padding|margin)',
  ].join('|')})$`,
);

/** Letters that are small pictures. Chromium takes 18 ms to enlarge one. Of the three signs of trade this is not true. */
export const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/gu;

/** What is inherited. */
const PAINT = /^(?:fill|stroke|(?:fill|clip)-rule)$/;

type Declarations = ReadonlyMap<string, string>;
const NOTHING: Declarations = new Map();

export function staysDrawing(svg: string): boolean {
  const elements = svg.length <= FILE && onlyDraws(svg) ? readElements(svg) : undefined;
  const [root] = elements ?? [];
  if (!root || !elements?.every(isAllowed)) return false;
  // Of several with the same id, a browser takes the first.
  const byId = new Map([...elements].reverse().map((each) => [each.attributes.get('id'), each]));
  const left = { elements: ELEMENTS, paths: PATHS };

  /** Counts an element with what is in it, or what it refers to. Returns whether it may stay. */
  const show = (element: Element, around: Declarations, isClip = false): boolean => {
    const { name, inside, text } = element;
    const own = declarationsOf(element);
    const paints = new Map([...around, ...own].filter(([key]) => PAINT.test(key)));
    const used = name === 'use' && byId.get(own.get('href')?.slice(1) ?? ' ');
    const clip = own.get('clip-path');
    const target = clip === undefined ? undefined : byId.get(idIn(clip));
    const urls = [...paints.values()].filter((value) => value.startsWith('url'));
    const isShape = SHAPE.test(name);
    const isFaint = Number(own.get('opacity') ?? 1) !== 1;
    const hasLine = (paints.get('stroke') ?? 'none') !== 'none';
    const isFilled = paints.get('fill') !== 'none';
    const hasHoles = isFilled && [...paints.values()].includes('evenodd');
    const isGroup = !isShape || (hasLine && isFilled);
    const outline = (own.get('d') ?? own.get('points') ?? '').length;
    const counted = outline * (outline > SHORT_PATH ? 1 : SHARE_OF_SHORT_PATH);
    const letters = isShape ? text.trim().length : 0;
    // What is used counts instead of its use.
    left.elements -= used ? 0 : 1;
    left.elements -= isShape && hasLine ? COUNTS_AS.line : 0;
    left.elements -= letters * COUNTS_AS[hasLine ? 'letterWithLine' : 'letter'];
    left.elements -= isShape ? urls.length * COUNTS_AS.gradient : 0;
    left.elements -= isFaint && isGroup ? COUNTS_AS.transparentGroup : 0;
    left.elements -= target && !isRectangle(target) ? COUNTS_AS.clip : 0;
    left.paths -= isFilled ? counted * PATH_COUNTS_AS[hasHoles ? 'withHoles' : 'filled'] : 0;
    left.paths -= hasLine ? counted * PATH_COUNTS_AS.line : 0;
    if (Object.values(left).some((each) => each < 0)) return false;
    if (hasHoles && outline > PATH_WITH_HOLES) return false;
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
  element.text.search(EMOJI) < 0 &&
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
