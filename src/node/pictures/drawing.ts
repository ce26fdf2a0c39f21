/**
 * Makes a drawing (SVG) smaller and crops it to a shape. It also says whether the drawing has only shapes. In an <img> an SVG can
 * neither run nor load anything, but its scripts and addresses would stand in the file, and mail filters look for scripts.
 */
// The bundle for browsers does the same, and loads five times as fast.
import {
  type CustomPlugin,
  optimize,
  type PluginConfig,
  type XastElement,
  type XastRoot,
} from 'svgo/browser';
import { NAMESPACE } from '../../compose/pictures/only-draws.ts';
import { staysDrawing } from '../../compose/pictures/stays-drawing.ts';
import { centreOf, type Size, shapedFor, type Wanted } from '../../compose/pictures/wanted.ts';

/** In characters. To shrink a longer drawing takes minutes, and it would still be too large for the page. */
const SHRINKABLE = 100_000;

const overrides = {
  // The list of what stays a drawing reads no rules.
  inlineStyles: { onlyMatchedOnce: false },
  removeDesc: { removeAny: true },
  removeUnknownsAndDefaults: { keepAriaAttrs: false, keepDataAttrs: false },
};
const shrinking: PluginConfig[] = [
  { name: 'preset-default', params: { overrides } },
  ...(['removeTitle', 'removeScripts', 'removeXlink'] as const),
];

type Drawing = Size & {
  svg: string;
  /** Otherwise it has to become pixels. */
  isPlain: boolean;
  /** What in it the build would leave out of the pixels, or draw elsewhere than a browser. */
  undrawn: string | undefined;
};

/** Throws if the text is no drawing. */
export function readDrawing(source: string, wanted: Wanted): Drawing {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new Error('it defines entities of its own');
  const isHeavy = source.length > SHRINKABLE;
  const size = { width: 0, height: 0 };
  const frame = framed(wanted, size);
  const undrawn: string[] = [];
  const plugins = [undrawnIn(undrawn), ...(isHeavy ? [] : shrinking), frame];
  const { data: svg } = optimize(source, { multipass: !isHeavy, plugins });
  return { svg, isPlain: staysDrawing(svg), undrawn: undrawn[0], ...size };
}

/** Finds what librsvg does not draw. Each is in a browser's own words, so that an owner finds it in the file. */
function undrawnIn(found: string[]): CustomPlugin {
  const enter = ({ name, attributes, children }: XastElement) => {
    const style = `${attributes.style ?? ''};${name === 'style' ? textOf(children) : ''}`;
    const [origin] = /(?<=transform-origin:)[^;}]*/.exec(style) ?? [attributes['transform-origin']];
    if (name === 'textPath') found.push('text on a path');
    const isShown = attributes.width !== undefined && attributes.requiredExtensions === undefined;
    if (name === 'foreignObject' && isShown) found.push('a foreignObject');
    // The origin of the drawing is where it lies anyway.
    if (origin !== undefined && /[1-9a-z]/i.test(origin.replace(/\b0(?:px|%)?(?=\s|$)/g, '')))
      found.push('a transform-origin');
  };
  return { name: 'undrawn', fn: () => ({ element: { enter } }) };
}

const textOf = (children: XastElement['children']) =>
  children.map((child) => ('value' in child ? child.value : '')).join('');

/**
 * Crops a drawing of another shape, if it may be cropped. It keeps the middle, or the side where the focus is. The plugin writes
 * the size into `size`.
 */
function framed(wanted: Wanted, size: Size): CustomPlugin {
  const [x, y] = centreOf(wanted.position).map(nearestEdge);
  const preserveAspectRatio = `x${x}Y${y} slice`;
  const exit = ({ children }: XastRoot) => {
    const svg = children.find((child) => child.type === 'element');
    if (svg?.name !== 'svg') throw new Error('it holds no <svg>');
    const { width = '', height = '' } = svg.attributes;
    const ownSize = `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
    const { viewBox = ownSize } = svg.attributes;
    const [, , ownWidth, ownHeight, ...others] = viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const own = { width: ownWidth ?? 0, height: ownHeight ?? 0 };
    const hasSize = own.width > 0 && own.height > 0 && others.length === 0;
    if (!hasSize) throw new Error('it has no size');
    ({ width: size.width, height: size.height } = shapedFor(own, wanted));
    const frame = { xmlns: NAMESPACE, width: `${size.width}`, height: `${size.height}` };
    Object.assign(svg.attributes, { viewBox, ...frame, preserveAspectRatio });
  };
  return { name: 'framed', fn: () => ({ root: { exit } }) };
}

/** The first, middle or last third, as `preserveAspectRatio` names them. */
function nearestEdge(share: number): 'Min' | 'Mid' | 'Max' {
  if (share < 1 / 3) return 'Min';
  return share < 2 / 3 ? 'Mid' : 'Max';
}
