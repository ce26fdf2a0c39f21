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
import {
  centreOf,
  type PictureIssue,
  shapedFor,
  type Wanted,
} from '../../compose/pictures/wanted.ts';
import type { Size } from '../../site/site-content.ts';

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

/** Returns the drawing, or what is wrong with it. */
export function readDrawing(source: string, wanted: Wanted): Drawing | PictureIssue {
  const expected = 'Export it again as plain SVG, or use a photo.';
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source))
    return { problem: 'is a drawing that defines entities of its own.', expected };
  const isHeavy = source.length > SHRINKABLE;
  const size = { width: 0, height: 0 };
  const undrawn: string[] = [];
  const frame = framed(wanted, size);
  const plugins = [undrawnIn(undrawn), ...(isHeavy ? [] : shrinking), frame];
  try {
    const { data: svg } = optimize(withoutReferences(source), { multipass: !isHeavy, plugins });
    if (size.width > 0) return { svg, isPlain: staysDrawing(svg), undrawn: undrawn[0], ...size };
    const problem =
      'is a drawing without a size: it says neither a viewBox nor a width and height.';
    return { problem, expected };
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    return { problem: `is a damaged drawing (${line}).`, expected };
  }
}

/** svgo reads 512 references to characters, and Inkscape writes one for each line of a photo. Those that mean markup stay. */
const withoutReferences = (source: string) =>
  source.replace(/&#(?:x[\da-f]{1,6}|\d{1,7});/gi, (reference) => {
    const code = Number(`0${reference.slice(2, -1)}`);
    const isMarkup =
      code < 0x20 ? ![9, 10, 13].includes(code) : `"&'<>`.includes(String.fromCharCode(code));
    return isMarkup || code > 0x10_ff_ff ? reference : String.fromCodePoint(code);
  });

/** Finds what librsvg does not draw. Each is in a browser's own words, so that an owner finds it in the file. */
function undrawnIn(found: string[]): CustomPlugin {
  const enter = ({ name, attributes, children }: XastElement) => {
    const style = `${attributes.style ?? ''};${name === 'style' ? textOf(children) : ''}`;
    const [origin] = /(?<=transform-origin:)[^;}]*/.exec(style) ?? [attributes['transform-origin']];
    if (name === 'textPath') found.push('text on a path');
    const isShown = attributes.width !== undefined && attributes.requiredExtensions === undefined;
    if (name === 'foreignObject' && isShown) found.push('a foreignObject');
    if (attributes.textLength !== undefined) found.push('a text of a set length (textLength)');
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
 * the size into `size`, if the drawing has one.
 */
function framed(wanted: Wanted, size: Size): CustomPlugin {
  const [x, y] = centreOf(wanted.position).map(nearestEdge);
  const preserveAspectRatio = `x${x}Y${y} slice`;
  const exit = ({ children }: XastRoot) => {
    const svg = children.find((child) => child.type === 'element');
    if (svg?.name !== 'svg') return;
    const { width = '', height = '' } = svg.attributes;
    const ownSize = `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
    const { viewBox = ownSize } = svg.attributes;
    const [, , ownWidth, ownHeight, ...others] = viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const own = { width: ownWidth ?? 0, height: ownHeight ?? 0 };
    if (!(own.width > 0 && own.height > 0 && others.length === 0)) return;
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
