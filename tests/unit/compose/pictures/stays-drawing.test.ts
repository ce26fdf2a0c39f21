import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staysDrawing } from '../../../../src/compose/pictures/stays-drawing.ts';
import { PICTURE } from '../../../../src/compose/pictures/wanted.ts';
import { readDrawing } from '../../../../src/node/pictures/drawing.ts';
import { AREA, drawn, levels } from '../../../support/owners/heavy-drawings.ts';

const times = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');
const stops = '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>';
const gradient = `<linearGradient id="g">${stops}</linearGradient>`;
const path = (points: number) =>
  `M${times(points, (index) => `${(index * 37) % 799} ${(index * 71) % 997} `)}z`;
const holes = (length: number) =>
  `<g fill-rule="evenodd"><path d="${path(2000).slice(0, length)}"/></g>`;
/** A plot as matplotlib writes it: a frame that clips each line, and letters that are defined once and used often. */
const plot = drawn(
  `<clipPath id="f"><path d="M72 42h446v345H72z"/></clipPath><path id="l" d="${path(36)}"/>${times(
    30,
    (y) => `<path clip-path="url(#f)" fill="none" stroke="#ccc" d="M72 ${y * 9}h446"/>`,
  )}<g transform="scale(.1 -.1)">${times(110, (x) => `<use xlink:href="#l" x="${x * 60}"/>`)}</g>`,
);

describe('a drawing stays one that is', () => {
  it.each([
    ['an icon', drawn('<path d="M0 0h9v9z"/>')],
    [
      'a logo of Illustrator',
      drawn(
        `${gradient}<g style="isolation:auto"><path style="fill:url(#g)" d="M0 0h9v9z"/><path style="opacity:.5;mix-blend-mode:normal" d="M0 0h9v9z"/></g>`,
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
        `${`<path style="fill:none;stroke:#000;stroke-dasharray:none;marker-end:none" d="M0 0h90"/>`.repeat(20)}${'<text y="9"><tspan>int</tspan></text>'.repeat(20)}`,
      ),
    ],
    ['a plot of matplotlib', plot],
    ['two hundred shapes half transparent', drawn(`${AREA} opacity=".5"/>`.repeat(200))],
    ['signs of trade', drawn('<text y="9">Sea™ © 2026, 24 h #1</text>')],
    ['seventy gradients', drawn(`${gradient}${`${AREA} fill="url(#g)"/>`.repeat(70)}`)],
    ['a gradient that nothing shows', drawn(`<g fill="url(#g)">${gradient}</g>${AREA}/>`)],
    [
      'groups that are used, and used again',
      drawn(
        `<g id="b"><g id="a">${AREA}/></g><use href="#a"/></g>${'<use href="#b"/>'.repeat(30)}`,
      ),
    ],
    ['paths of 3,000 and 1,900 characters with holes', drawn(holes(3000) + holes(1900))],
    ['a path of 15,000 characters', drawn(`<path d="${path(3000).slice(0, 15_000)}"/>`)],
    [
      'a line of 4,900 characters',
      drawn(`<path fill="none" stroke="red" d="${path(2000).slice(0, 4900)}"/>`),
    ],
  ])('%s', (_, svg) => {
    expect(staysDrawing(svg)).toBe(true);
  });

  it('a scene of a fixture', () => {
    const folder = resolve(import.meta.dirname, '../../../fixtures/cinematographer/content');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const scenes = names.filter((name) => name.endsWith('.svg'));
    expect(scenes.length).toBeGreaterThan(15);
    for (const name of scenes) {
      const source = readFileSync(resolve(folder, name), 'utf8');
      expect(readDrawing(source, PICTURE), name).toMatchObject({ isPlain: true });
    }
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
    ['four hundred shapes', `${AREA}/>`.repeat(400)],
    ['two hundred letters', `<text y="9">${'a'.repeat(200)}</text>`],
    ['an emoji', '<text y="9">at sea 🌊</text>'],
    ['a heart that is an emoji', '<text y="9">❤️</text>'],
    ['three hundred uses of a shape', `<path id="a" d="M0 0"/>${'<use href="#a"/>'.repeat(300)}`],
    [
      'uses that double',
      `<g id="l0">${AREA}/></g>${levels(20, (above, below) => `<g id="${above}">${`<use href="#${below}"/>`.repeat(2)}</g>`)}`,
    ],
    ['a use of itself', '<g id="a"><use href="#a"/></g>'],
    [
      'two things of the same name, the first one slow',
      `<g id="a">${`${AREA}/>`.repeat(60)}</g>${AREA} id="a"/>${'<use href="#a"/>'.repeat(5)}`,
    ],
    ['a blend mode', `${AREA} style="mix-blend-mode:multiply"/>`],
    ['what is painted apart', `<g style="isolation:isolate">${AREA}/></g>`],
    ['an arrow', `<marker id="k">${AREA}/></marker><path marker-end="url(#k)" d="M0 0h9"/>`],
    ['dashes', '<path stroke="#000" stroke-dasharray="4 2" d="M0 0h800"/>'],
    ['a shadow of a text', '<text y="9" style="text-shadow:0 0 9px red">a</text>'],
    ['a change of its own', `${AREA} style="will-change:transform"/>`],
    ['eighty gradients', `${gradient}${`${AREA} fill="url(#g)"/>`.repeat(80)}`],
    [
      'seventy clips',
      `<clipPath id="c"><circle r="9"/></clipPath>${`${AREA} clip-path="url(#c)"/>`.repeat(70)}`,
    ],
    [
      'thirty shapes transparent with their lines',
      `${AREA} stroke="red" opacity=".5"/>`.repeat(30),
    ],
    ['two hundred shapes with lines', `${AREA} stroke="red"/>`.repeat(200)],
    ['eighty letters with lines', `<text y="9" stroke="red">${'a'.repeat(80)}</text>`],
    [
      'a line of 7,000 characters',
      `<path fill="none" stroke="red" d="${path(2000).slice(0, 7000)}"/>`,
    ],
    ['a path of 3,100 characters with holes', holes(3100)],
    ['two of 2,600', holes(2600).repeat(2)],
    ['eighty gradients of a group', `${gradient}<g fill="url(#g)">${`${AREA}/>`.repeat(80)}</g>`],
    [
      'eighty gradients, quoted by references',
      `${gradient}${`${AREA} style="fill:url(&quot;#g&quot;)"/>`.repeat(80)}`,
    ],
    ['thirty transparent groups', `${'<g opacity=".9">'.repeat(30)}${AREA}/>${'</g>'.repeat(30)}`],
    ['a path of 25,000 characters', `<path d="${path(3300)}"/>`],
    [
      'a long path, used a hundred times',
      `<path id="p" d="${path(300)}"/>${'<use href="#p"/>'.repeat(100)}`,
    ],
    [
      'two hundred letters as outlines',
      `<path id="a" d="${path(50)}"/>${'<use href="#a"/>'.repeat(200)}`,
    ],
    ['groups three thousand deep', `${'<g>'.repeat(3000)}${AREA}/>${'</g>'.repeat(3000)}`],
  ])('%s', (_, content) => {
    expect(staysDrawing(drawn(content))).toBe(false);
  });
});
