/**
 * Whether a drawing stays one, or becomes pixels. A browser paints it anew at every size, and a short one may hold up a page for
 * seconds, because it can blur, mask and repeat. So it may have only what is in this list, and no more than these limits.
 */
import { onlyDraws } from './only-draws.ts';
import { type Element, readElements } from './svg-elements.ts';

/** In characters. A page has no room for more. */
const FILE = 100_000;
/** In characters, of all paths: their lines may cross each other again and again. */
const PATHS = 20_000;
/** So many characters of a path take as long as a shape, each time that it is painted. */
const LENGTH = 400;
/**
 * Of shapes. The slowest drawings that were made within these limits took Chromium about 100 ms, at 440 × 550 pixels, on a busy
 * machine and a quarter of its processor. What costs more counts as several, by what it cost then.
 */
const ELEMENTS = 470;
/** A gradient, a clip or an arrow head takes as long as so many shapes. */
const SLOW = 8;
/** The same for a group that is painted apart, and then onto the rest. */
const GROUP = 16;
/** So many dashes take as long as a shape. */
const DASHES = 280;
/** What is no shape is only read. */
const READ = 0.2;

const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan)$/;
const OTHER = /^(?:svg|g|defs|use|stop|linearGradient|radialGradient|clipPath|marker)$/;
/** What may refer to something, and to what. */
const REFERENCES = new Map([
  ['fill', /^(?:linear|radial)Gradient$/],
  ['stroke', /^(?:linear|radial)Gradient$/],
  ['marker-start', /^marker$/],
  ['marker-end', /^marker$/],
  ['clip-path', /^clipPath$/],
  ['href', /^(?:path|rect|circle|ellipse|line|polyline|polygon|(?:linear|radial)Gradient)$/],
]);
/** What those inside an element inherit. */
const INHERITED = /^(?:fill|stroke|marker-start|marker-end|stroke-dasharray)$/;
/** What takes too long even once. */
const APART = /^(?:mask|filter|marker|marker-mid)$/;

type Declarations = ReadonlyMap<string, string>;

export function staysDrawing(svg: string): boolean {
  const elements = svg.length <= FILE && onlyDraws(svg) ? readElements(svg) : undefined;
  if (!elements?.every(({ name }) => SHAPE.test(name) || OTHER.test(name))) return false;
  const byId = new Map<string, Element>();
  for (const element of elements) byId.set(element.attributes.get('id') ?? ' ', element);
  const declared = new Map<Element, Declarations>();
  let paths = 0;
  let count = 0;
  // Each element stands behind the one around it.
  for (const element of elements) {
    const { name, parent, text } = element;
    const own = declarationsOf(element);
    const around = [...((parent && declared.get(parent)) ?? [])];
    const all = new Map([...around.filter(([key]) => INHERITED.test(key)), ...own]);
    declared.set(element, all);
    const isPainted = SHAPE.test(name) || name === 'use';
    const length = outlineOf(own).length;
    paths += length;
    count += isPainted ? 1 + drawingOf(own, all) + text.trim().length / 5 : READ;
    if (name === 'text' || name === 'tspan') count += 1;
    // Both the inside and the line are painted, and apart if they are transparent together.
    if (isPainted && isSeen(all.get('stroke')) && all.get('fill') !== 'none')
      count += all.has('opacity') ? 2 : 1;
    for (const [key, value] of isPainted ? all : own) {
      if (APART.test(key)) return false;
      if (/blend-mode$|^isolation$/.test(key)) count += GROUP;
      if (key === 'opacity') count += isPainted ? 1 : GROUP;
      if (key === 'stroke-dasharray' && isPainted) count += dashesIn(own, value) / DASHES;
      const target = byId.get(referenceIn(key, value) ?? '');
      // A style may also clip without an element.
      if (!target && key === 'clip-path') return false;
      if (!target) continue;
      if (!REFERENCES.get(key)?.test(target.name)) return false;
      const isGradient = target.name.endsWith('Gradient');
      if (!isGradient && !isPlain(target, byId)) return false;
      for (const each of [target, ...target.inside]) {
        const inside = declarationsOf(each);
        count += drawingOf(inside, new Map([...all, ...inside]));
      }
      if (key === 'href') continue;
      count += isFrame(target) ? READ : SLOW + target.inside.length;
    }
  }
  return paths <= PATHS && count <= ELEMENTS;
}

function referenceIn(key: string, value: string): string | undefined {
  if (key === 'href') return value.slice(1);
  return /url\((?:&quot;|["'])?#([^"'&)]+)/.exec(value)?.[1];
}

const isSeen = (paint = 'none') => paint !== 'none';

/** What the length of a path costs; a line along it costs twice as much as what it holds. */
const drawingOf = (own: Declarations, all: Declarations) =>
  (outlineOf(own).length / LENGTH) * (isSeen(all.get('stroke')) ? 2 : 1);

const outlineOf = (own: Declarations) => own.get('d') ?? own.get('points') ?? '';

const SIDES = ['x1', 'x2', 'y1', 'y2', 'width', 'height', 'r', 'rx', 'ry'];

/** Whether it clips by a rectangle alone, as plots do with each of their lines. */
function isFrame({ name, inside: [only, another] }: Element): boolean {
  if (name !== 'clipPath' || !only || another) return false;
  const isRectangle = only.name === 'rect' && !only.attributes.has('rx');
  return isRectangle || /^M[-\d. ,]+(?:[hv][-\d.]+){3}z?$/i.test(only.attributes.get('d') ?? '');
}

/** How many dashes its outline has at most. A line is no longer than all its numbers together. */
function dashesIn(own: Declarations, dashes: string): number {
  const shortest = Math.min(...numbersIn(dashes).filter((dash) => dash > 0));
  const sides = SIDES.map((side) => own.get(side) ?? '').join(' ');
  const length = numbersIn(outlineOf(own)).reduce((sum, number) => sum + number, 0);
  return (length + 7 * numbersIn(sides).reduce((sum, number) => sum + number, 0)) / shortest;
}

const numbersIn = (text: string) =>
  (text.match(/(?:\d+\.?|\.)\d*(?:e[+-]?\d+)?/gi) ?? []).map(Number);

/** The attributes of an element, and what its style says. What changes nothing is left out. */
function declarationsOf({ attributes }: Element): Declarations {
  const style = (attributes.get('style') ?? '').replaceAll('&quot;', '"');
  const styles = style.split(';').map((each): [string, string] => {
    const [key = '', ...value] = each.split(':');
    return [key.trim().toLowerCase(), value.join(':').trim()];
  });
  const all = [...attributes, ...styles].map(
    ([key, value]) => [key.replace('xlink:', ''), value] as const,
  );
  const isNothing = (key: string, value: string) =>
    /^(?:none|normal|auto)$/.test(value)
      ? !INHERITED.test(key)
      : key === 'opacity' && Number(value) === 1;
  return new Map(all.filter(([key, value]) => key !== 'style' && !isNothing(key, value)));
}

/** Whether something that may be repeated holds nothing that is slow itself, nor anything that refers to more than a shape. */
function isPlain(target: Element, byId: ReadonlyMap<string, Element>): boolean {
  return [target, ...target.inside].every((each) => {
    const isUse = each.name === 'use';
    const used = byId.get(
      (each.attributes.get('href') ?? each.attributes.get('xlink:href') ?? '').slice(1),
    );
    const isShape =
      SHAPE.test(each.name) || (isUse && used && SHAPE.test(used.name) && isPlain(used, byId));
    return (
      (each === target || (isShape && each.inside.length === 0)) &&
      [...declarationsOf(each)].every(
        ([key, value]) =>
          !value.includes('url(') &&
          !/^(?:opacity|stroke-dasharray|mix-blend-mode|isolation)$/.test(key),
      )
    );
  });
}
