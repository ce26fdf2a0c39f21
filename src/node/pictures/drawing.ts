/**
 * Makes a drawing (SVG) smaller and crops it to a shape. It also says whether the drawing has only shapes. In an <img> an SVG can
 * neither run nor load anything, but its scripts and addresses would stand in the file, and mail filters look for scripts.
 */
// The bundle for browsers does the same, and loads five times as fast.
import { type CustomPlugin, optimize, type PluginConfig, type XastRoot } from 'svgo/browser';
import { NAMESPACE, onlyDraws } from '../../compose/pictures/only-draws.ts';
import { isSoonPainted } from '../../compose/pictures/painting-effort.ts';
import { centreOf, type Size, shapedFor, type Wanted } from '../../compose/pictures/wanted.ts';

/** In characters. To shrink a longer drawing takes minutes, and it would still be too large for the page. */
const SHRINKABLE = 100_000;

const overrides = {
  removeDesc: { removeAny: true },
  removeUnknownsAndDefaults: { keepAriaAttrs: false, keepDataAttrs: false },
};
const shrinking: PluginConfig[] = [
  { name: 'preset-default', params: { overrides } },
  ...(['removeTitle', 'removeScripts', 'removeXlink'] as const),
];

/** A drawing that is not plain, or takes long to paint, has to become pixels. Throws if the text is no drawing. */
export function readDrawing(
  source: string,
  wanted: Wanted,
): { svg: string; isPlain: boolean } & Size {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new Error('it defines entities of its own');
  const isHeavy = source.length > SHRINKABLE;
  const size = { width: 0, height: 0 };
  const frame = framed(wanted, size);
  const plugins = isHeavy ? [frame] : [...shrinking, frame];
  const { data: svg } = optimize(source, { multipass: !isHeavy, plugins });
  return { svg, isPlain: onlyDraws(svg) && isSoonPainted(svg), ...size };
}

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
