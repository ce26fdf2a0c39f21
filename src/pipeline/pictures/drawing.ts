/**
 * Makes a drawing safe to stand in the page: only elements and attributes that draw, and no reference to anything
 * outside the drawing. What is not on the lists goes.
 */
import { type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo';

const ELEMENTS = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** A backslash may spell any of the others. */
const OUTSIDE =
  /@import|@font-face|image-set|expression|javascript:|:\/\/|\\|url\(\s*["']?\s*(?!#|["'\s])/i;
const PIXELS = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]+$/i;

/** Characters; shrinking takes minutes with more, and would hardly get them into the page. */
const SHRINKABLE = 100_000;

export type SafeSvg = {
  svg: string;
  /** There are pixels inside the drawing, which may carry metadata of their own. */
  holdsPixels: boolean;
};

/** Throws when the text is not a drawing. */
export function sanitiseSvg(source: string): SafeSvg {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new Error('it defines entities of its own');
  const isHeavy = source.length > SHRINKABLE;
  const { data } = optimize(source, {
    multipass: !isHeavy,
    plugins: isHeavy
      ? [drawingOnly, portraitFormat]
      : [drawingOnly, 'preset-default', drawingOnly, portraitFormat],
  });
  return { svg: data, holdsPixels: data.includes('<image') };
}

const drawingOnly: CustomPlugin = {
  name: 'drawing-only',
  fn: () => ({
    doctype: { enter: (node, parent) => detach(node, parent) },
    instruction: { enter: (node, parent) => detach(node, parent) },
    element: {
      enter: (node, parent) => {
        // Links lead nowhere from inside a picture; what they hold is part of it.
        if (node.name === 'a') node.name = 'g';
        if (!ELEMENTS.has(node.name)) return detach(node, parent);
        if (node.name === 'style' && !keepInnerStyle(node)) return detach(node, parent);
        for (const [name, value] of Object.entries(node.attributes)) {
          if (!isSafeAttribute(node.name, name, value)) delete node.attributes[name];
        }
        const { href, 'xlink:href': oldHref } = node.attributes;
        if (node.name === 'image' && !href && !oldHref) detach(node, parent);
      },
    },
  }),
};

function detach(node: XastParent['children'][number], parent: XastParent): void {
  // A new list: the walk goes on over the old one.
  parent.children = parent.children.filter((child) => child !== node) as typeof parent.children;
}

function keepInnerStyle(node: XastElement): boolean {
  for (const child of node.children) {
    if (child.type !== 'text' && child.type !== 'cdata') continue;
    child.value = child.value
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@import[^;]*;|@font-face\s*\{[^}]*\}/gi, '');
    if (OUTSIDE.test(child.value)) return false;
  }
  return true;
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (/^xmlns(?::xlink)?$/.test(name)) return true;
  if (/^(?:on|data-)/i.test(name)) return false;
  if (name.includes(':') && name !== 'xlink:href' && name !== 'xml:space') return false;
  if (/href$/i.test(name))
    return value.startsWith('#') || (element === 'image' && PIXELS.test(value));
  return !OUTSIDE.test(value);
}

/** The frame of the portrait is 4:5; a drawing of another shape fills it with its middle. */
const portraitFormat: CustomPlugin = {
  name: 'portrait-format',
  fn: () => ({
    root: {
      exit: (node) => {
        const svg = node.children.find((child) => child.type === 'element');
        if (svg?.name !== 'svg') throw new Error('it holds no <svg>');
        const { viewBox, width = '', height = '' } = svg.attributes;
        const box = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
        const size = box
          .trim()
          .split(/[\s,]+/)
          .map(Number)
          .slice(2);
        if (size.length !== 2 || !size.every((side) => side > 0)) throw new Error('it has no size');
        Object.assign(svg.attributes, {
          viewBox: box,
          width: '800',
          height: '1000',
          preserveAspectRatio: 'xMidYMid slice',
        });
      },
    },
  }),
};

/**
 * As an address that can stand between double quotes in HTML. Percent signs and letters weigh less than base64, and
 * compress far better. Quotes and ampersands go too, since React would turn each of them into five or six characters.
 */
export function svgAddress(svg: string): string {
  const escaped = svg.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and tabs are what is looked for
    /["'<>&#%\u0000-\u001f\u007f]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `data:image/svg+xml,${escaped}`;
}
