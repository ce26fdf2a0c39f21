/**
 * Makes a drawing (SVG) smaller and crops it to a shape. It also says whether the drawing has only shapes. In an <img> an SVG can
 * neither run nor load anything, but its scripts and addresses would stand in the file, and mail filters look for scripts.
 */
// The bundle for browsers does the same, and loads five times as fast.
import { type CustomPlugin, optimize, type PluginConfig, type XastRoot } from 'svgo/browser';
import { NAMESPACE, onlyDraws } from '../../compose/pictures/only-draws.ts';
import { isSoonPainted } from '../../compose/pictures/painting-effort.ts';
import { centreOf, type Wanted } from '../../compose/pictures/wanted.ts';

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

type Shape = Pick<Wanted, 'width' | 'height' | 'position'>;

/** A drawing that is not plain, or takes long to paint, has to become pixels. Throws if the text is no drawing. */
export function readDrawing(source: string, shape: Shape): { svg: string; isPlain: boolean } {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new Error('it defines entities of its own');
  const isHeavy = source.length > SHRINKABLE;
  const plugins = isHeavy ? [framed(shape)] : [...shrinking, framed(shape)];
  const { data: svg } = optimize(source, { multipass: !isHeavy, plugins });
  return { svg, isPlain: onlyDraws(svg) && isSoonPainted(svg) };
}

/** Crops a drawing of another shape. It keeps the middle, or the side where the focus is. */
function framed({ width, height, position }: Shape): CustomPlugin {
  const [x, y] = centreOf(position).map(nearestEdge);
  const preserveAspectRatio = `x${x}Y${y} slice`;
  const frame = { xmlns: NAMESPACE, width: `${width}`, height: `${height}` };
  const exit = ({ children }: XastRoot) => {
    const svg = children.find((child) => child.type === 'element');
    if (svg?.name !== 'svg') throw new Error('it holds no <svg>');
    const { width = '', height = '' } = svg.attributes;
    const ownSize = `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
    const { viewBox = ownSize } = svg.attributes;
    const [, , ...sides] = viewBox.trim().split(/[\s,]+/);
    const hasSize = sides.length === 2 && sides.every((side) => Number(side) > 0);
    if (!hasSize) throw new Error('it has no size');
    Object.assign(svg.attributes, { viewBox, ...frame, preserveAspectRatio });
  };
  return { name: 'framed', fn: () => ({ root: { exit } }) };
}

/** The first, middle or last third, as `preserveAspectRatio` names them. */
function nearestEdge(share: number): 'Min' | 'Mid' | 'Max' {
  if (share < 1 / 3) return 'Min';
  return share < 2 / 3 ? 'Mid' : 'Max';
}
