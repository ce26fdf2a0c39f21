import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staysDrawing } from '../../../../src/compose/pictures/stays-drawing.ts';
import { PICTURE } from '../../../../src/compose/pictures/wanted.ts';
import { readDrawing } from '../../../../src/node/pictures/drawing.ts';
import { AREA, drawn } from '../../../support/owners/heavy-drawings.ts';

const times = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');
const stops = '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>';
const gradient = `<linearGradient id="g">${stops}</linearGradient>`;
const path = (points: number) =>
  `M${times(points, (index) => `${(index * 37) % 799} ${(index * 71) % 997} `)}z`;
/** A plot as matplotlib writes it: a frame that clips each line, and letters that are defined once and used often. */
const plot = drawn(
  `<clipPath id="f"><path d="M72 42h446v345H72z"/></clipPath><path id="l" d="${path(30)}"/>${times(
    30,
    (y) =>
      `<path clip-path="url(#f)" fill="none" stroke="#ccc" stroke-dasharray="4 2" d="M72 ${y * 9}h446"/>`,
  )}<g transform="scale(.1 -.1)">${times(120, (x) => `<use xlink:href="#l" x="${x * 60}"/>`)}</g>`,
);

describe('a drawing stays one that is', () => {
  it.each([
    ['an icon', drawn('<path d="M0 0h9v9z"/>')],
    [
      'a logo of Illustrator',
      drawn(
        `${gradient}<g style="isolation:isolate"><path style="fill:url(#g)" d="M0 0h9v9z"/><path style="opacity:.5;mix-blend-mode:multiply" d="M0 0h9v9z"/></g>`,
      ),
    ],
    [
      'an icon of Figma',
      drawn(
        `<g clip-path="url(#c)"><path fill="url(#g)" fill-rule="evenodd" d="M0 0h9v9z"/></g><defs>${gradient}<clipPath id="c"><rect width="9" height="9"/></clipPath></defs>`,
      ),
    ],
    [
      'a chart of Inkscape',
      drawn(
        `<marker id="k"><path d="M0 0l5 5v-9z"/></marker>${`<path style="fill:none;stroke:#000;stroke-dasharray:none;marker-end:url(#k)" d="M0 0h90"/>`.repeat(20)}${'<text y="9"><tspan>int</tspan></text>'.repeat(20)}`,
      ),
    ],
    ['a plot of matplotlib', plot],
    ['three hundred shapes half transparent', drawn(`${AREA} fill-opacity=".5"/>`.repeat(300))],
  ])('%s', (_, svg) => {
    expect(staysDrawing(svg)).toBe(true);
  });

  it('a scene of a fixture', () => {
    const folder = resolve(import.meta.dirname, '../../../fixtures/cinematographer/content');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const scenes = names.filter((name) => name.endsWith('.svg'));
    const isPlain = (name: string) =>
      readDrawing(readFileSync(resolve(folder, name), 'utf8'), PICTURE).isPlain;
    expect(scenes.length).toBeGreaterThan(15);
    expect(scenes.filter((name) => !isPlain(name))).toEqual([]);
  });
});

describe('a drawing becomes pixels that has', () => {
  it.each([
    [
      'a blur',
      `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${AREA} filter="url(#f)"/>`,
    ],
    ['a mask', `<mask id="m">${AREA}/></mask>${AREA} mask="url(#m)"/>`],
    ['a pattern', `<pattern id="p">${AREA}/></pattern>${AREA} fill="url(#p)"/>`],
    ['a symbol', `<symbol id="s">${AREA}/></symbol><use href="#s"/>`],
    ['a group that is used', `<g id="s">${AREA}/></g><use href="#s"/>`],
    ['a use of a use', `<path id="a" d="M0 0"/><use id="b" href="#a"/><use href="#b"/>`],
    [
      'a clip in a clip',
      `<clipPath id="a">${AREA}/></clipPath><clipPath id="c">${AREA} clip-path="url(#a)"/></clipPath>${AREA} clip-path="url(#c)"/>`,
    ],
    ['a clip without an element', `${AREA} style="clip-path:circle(9px)"/>`],
    [
      'an arrow at each corner',
      `<marker id="k">${AREA}/></marker><path style="marker-mid:url(#k)" d="${path(9)}"/>`,
    ],
    ['a style of its own', `<style>path{fill:red}</style><path d="M0 0h9v9z"/>`],
    ['five hundred shapes', `${AREA}/>`.repeat(500)],
    ['sixty gradients', `${gradient}${`${AREA} fill="url(#g)"/>`.repeat(60)}`],
    ['sixty gradients of a group', `${gradient}<g fill="url(#g)">${`${AREA}/>`.repeat(60)}</g>`],
    [
      'sixty gradients, quoted by references',
      `${gradient}${`${AREA} style="fill:url(&quot;#g&quot;)"/>`.repeat(60)}`,
    ],
    ['forty transparent groups', `${'<g opacity=".9">'.repeat(40)}${AREA}/>${'</g>'.repeat(40)}`],
    ['a path of 25,000 characters', `<path d="${path(3300)}"/>`],
    [
      'a long path, used a hundred times',
      `<path id="p" d="${path(300)}"/>${'<use href="#p"/>'.repeat(100)}`,
    ],
    ['the finest dashes', `<path stroke="#000" stroke-dasharray=".001" d="M0 0L800 1000"/>`],
    ['groups three thousand deep', `${'<g>'.repeat(3000)}${AREA}/>${'</g>'.repeat(3000)}`],
  ])('%s', (_, content) => {
    expect(staysDrawing(drawn(content))).toBe(false);
  });
});
