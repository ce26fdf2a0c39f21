/**
 * A drawing, made smaller and given a shape. In an <img> it can run and load nothing, but names and addresses would
 * travel in the file, and mail filters look for scripts. So it also says whether the drawing only draws.
 */
import { type CustomPlugin, optimize, type PluginConfig, type XastRoot } from 'svgo';
import { placeOf, type Wanted } from './pixels.ts';

/** All that does not draw, and pixels. */
const OTHER_MARKUP =
  /<(?!\/?(?:svg|g|defs|symbol|use|style|path|rect|circle|ellipse|line|poly(?:line|gon)|text|tspan|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|marker|filter|fe(?!Image)\w+)[\s/>])/;
/** Leads out of the drawing, or acts. A backslash in a style may spell any of it. */
const OUTSIDE =
  /\\|\/\/|@import|@font-face|\b(?:https?|data|file|blob|javascript):|\b(?:image|image-set|src)\(|\son\w+=|href="(?!#)|url\((?!(?:&quot;|["'])?#)/i;

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Characters; shrinking takes minutes with more, and would hardly get them into the page. */
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

/** One that is not plain is to become pixels. Throws when the text is not a drawing. */
export function readDrawing(source: string, shape: Shape): { svg: string; isPlain: boolean } {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new Error('it defines entities of its own');
  const isHeavy = source.length > SHRINKABLE;
  const plugins = isHeavy ? [framed(shape)] : [...shrinking, framed(shape)];
  const { data: svg } = optimize(source, { multipass: !isHeavy, plugins });
  const content = svg.replace(`xmlns="${NAMESPACE}"`, '');
  return { svg, isPlain: !OTHER_MARKUP.test(content) && !OUTSIDE.test(content) };
}

/** A drawing of another shape fills the frame, with its middle or with what is nearest to the place wanted. */
function framed({ width, height, position }: Shape): CustomPlugin {
  const [x, y] = placeOf(position).map((share) => ['Min', 'Mid', 'Max'][Math.floor(share * 2.99)]);
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
