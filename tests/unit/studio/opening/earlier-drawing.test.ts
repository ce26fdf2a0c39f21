/**
 * What is refused here is like what took Chromium or Firefox more than two seconds, or minutes, when it was tried. What is taken
 * took one. One file, because it is a table of drawings.
 */
import { describe, expect, it } from 'vitest';
import { onlyDraws } from '../../../../src/compose/pictures/only-draws.ts';
import { isSoonPainted } from '../../../../src/studio/opening/earlier-drawing.ts';
import { AREA, drawn, levels, masked } from '../../../support/owners/heavy-drawings.ts';
import { steepGrowth } from '../../growth.ts';

const times = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');
const filtered = (steps: string, more = '') =>
  drawn(`<filter id="f"${more}>${steps}</filter>${AREA} filter="url(#f)"/>`);
const path = (points: number, x = 0, y = 0) =>
  `M${times(points, (index) => `${x + ((index * 37) % 99)} ${y + ((index * 71) % 89)} `)}z`;
const blur = '<feGaussianBlur stdDeviation="9"/>';
const stops = '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>';

const illustration = drawn(
  `${times(10, (index) => `<linearGradient id="g${index}">${stops}</linearGradient>`)}
  <filter id="f">${blur}</filter><style>.a{opacity:.9}.b{fill:url(#g1)}</style>${times(
    300,
    (index) =>
      `<path class="a" fill="url(#g${index % 10})" d="${path(100, index * 2, index * 3)}"/>`,
  )}<circle class="b" r="90" filter="url(#f)"/>`,
);

describe('a drawing of an earlier version opens that is', () => {
  it.each([
    ['an illustration of 30,000 points, ten gradients and a blur', illustration],
    ['a mesh of 8,000 shapes', drawn(times(8000, () => '<path d="M0 0h9v9z"/>'))],
    [
      'a symbol, used a hundred times',
      drawn(
        `<symbol id="s">${'<circle r="9"/>'.repeat(9)}</symbol>${times(100, (x) => `<use href="#s" x="${x}"/>`)}`,
      ),
    ],
    [
      'ten masked pictures',
      drawn(`<mask id="m"><circle r="9"/></mask>${`${AREA} mask="url(#m)"/>`.repeat(10)}`),
    ],
    [
      'a shape clipped by a used one',
      drawn(
        `<path id="p" d="M0 0h9v9z"/><clipPath id="c"><use href="#p"/></clipPath>${AREA} clip-path="url(#c)"/>`,
      ),
    ],
    ['a hundred dashed lines', drawn(`<path stroke-dasharray="4 2" d="M0 0h800"/>`.repeat(100))],
    [
      'twenty arrows',
      drawn(
        `<marker id="k"><path d="M0 0l5 5v-9z"/></marker>${`<path marker-end="url(#k)" d="${path(9)}"/>`.repeat(20)}`,
      ),
    ],
    [
      'a hundred blurred things',
      drawn(`<filter id="f">${blur}</filter>${`${AREA} filter="url(#f)"/>`.repeat(100)}`),
    ],
    [
      'thirty shadows of a small thing',
      drawn(
        times(
          30,
          (x) =>
            `<filter id="f${x}" filterUnits="userSpaceOnUse" x="${x}" y="9" width="60" height="60"><feFlood result="a"/><feColorMatrix in="SourceAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend in2="a" result="b"/><feBlend in="SourceGraphic" in2="b"/></filter><circle r="20" filter="url(#f${x})"/>`,
        ),
      ),
    ],
  ])('%s', (_, svg) => {
    expect(onlyDraws(svg)).toBe(true);
    expect(isSoonPainted(svg)).toBe(true);
  });
});

describe('a drawing does not open that has', () => {
  it.each([
    ['masks in masks', masked],
    ['two hundred emoji', drawn(`<text y="9">${'🌊'.repeat(200)}</text>`)],
    [
      'patterns in patterns',
      drawn(
        `<pattern id="l0" width="9" height="9"><circle r="4"/></pattern>${levels(8, (above, below) => `<pattern id="${above}" width=".1" height=".1">${`<circle r="9" fill="url(#${below})"/>`.repeat(9)}</pattern>`)}${AREA} fill="url(#l8)"/>`,
      ),
    ],
    [
      'clips in clips',
      drawn(
        `<clipPath id="l0"><circle r="9"/></clipPath>${levels(5, (above, below) => `<clipPath id="${above}">${`<circle r="9" clip-path="url(#${below})"/>`.repeat(9)}</clipPath>`)}${AREA} clip-path="url(#l5)"/>`,
      ),
    ],
    [
      'markers in markers',
      drawn(
        `<marker id="l0"><circle r="9"/></marker>${levels(4, (above, below) => `<marker id="${above}"><path marker-mid="url(#${below})" d="${path(60)}"/></marker>`)}<path d="${path(60)}" marker-mid="url(#l4)"/>`,
      ),
    ],
    [
      'uses of uses',
      drawn(
        `<g id="l0">${AREA}/></g>${levels(9, (above, below) => `<g id="${above}">${`<use href="#${below}"/>`.repeat(4)}</g>`)}`,
      ),
    ],
    ['a use of itself', drawn('<g id="a"><use href="#a"/></g>')],
    [
      'a pattern in a class',
      drawn(
        `<style>.a{fill:url(#p)}</style><pattern id="p">${AREA}/></pattern>${`${AREA} class="a"/>`.repeat(200)}`,
      ),
    ],
    [
      'a pattern in a rule for all',
      drawn(
        `<style>g>rect{fill:url(#p)}</style><pattern id="p">${AREA}/></pattern>${`${AREA}/>`.repeat(200)}`,
      ),
    ],
    [
      'a pattern that a group hands down',
      drawn(`<pattern id="p">${AREA}/></pattern><g fill="url(#p)">${`${AREA}/>`.repeat(200)}</g>`),
    ],
    [
      'two hundred masks',
      drawn(`<mask id="m">${AREA}/></mask>${`${AREA} mask="url(#m)"/>`.repeat(200)}`),
    ],
    ['seven hundred blurs', filtered(blur.repeat(700))],
    [
      'a filter whose steps double',
      filtered(
        times(
          30,
          (index) => `<feComposite in="r${index}" in2="r${index}" result="r${index + 1}"/>`,
        ),
      ),
    ],
    ['a hundred morphologies', filtered('<feMorphology radius="200"/>'.repeat(100))],
    [
      'a convolution of 15 × 15',
      filtered(`<feConvolveMatrix order="15" kernelMatrix="${'1 '.repeat(225)}"/>`),
    ],
    [
      'three thousand gradients',
      drawn(
        times(
          3000,
          (index) =>
            `<linearGradient id="g${index}">${stops}</linearGradient>${AREA} fill="url(#g${index})"/>`,
        ),
      ),
    ],
    [
      'gradients that refer to each other',
      drawn(
        `${times(500, (index) => `<linearGradient id="g${index}" href="#g${index + 1}"/>`)}${times(500, (index) => `${AREA} fill="url(#g${index})"/>`)}`,
      ),
    ],
    [
      'a thousand groups half transparent',
      drawn(`<g opacity=".5">${AREA}/>${AREA}/></g>`.repeat(1000)),
    ],
    ['a thousand blend modes', drawn(`<g style="mix-blend-mode:hue">${AREA}/></g>`.repeat(1000))],
    [
      'a rule for each of its shapes',
      drawn(
        `<style>${times(4000, (index) => `g rect:not(.a${index}){fill:red}`)}</style>${'<rect/>'.repeat(4000)}`,
      ),
    ],
    ['one path of 50,000 points', drawn(`<path d="${path(50_000)}"/>`)],
    ['groups a thousand deep', drawn(`${'<g>'.repeat(1000)}${AREA}/>${'</g>'.repeat(1000)}`)],
  ])('%s', (_, svg) => {
    expect(onlyDraws(svg)).toBe(true);
    expect(isSoonPainted(svg)).toBe(false);
  });
});

it.each([
  ['a change in time', '<style>@keyframes a{to{fill:red}}</style>'],
  ['a filter in words', `${AREA} filter="blur(9px)"/>`],
  ['a mask of a gradient', `${AREA} style="mask:linear-gradient(red,blue)"/>`],
  ['a value of its own', `<style>g{--a:url(#m)}rect{mask:var(--a)}</style>`],
  ['a name written otherwise', `<g id="a&amp;b"/>`],
  ['a reference written otherwise', `${AREA} style="fill:&#117;rl(a)"/>`],
  ['an end that is missing', '<g>'],
])('what cannot be followed is not taken: %s', (_, content) => {
  expect(onlyDraws(drawn(content))).toBe(false);
});

it.each([
  '<g>',
  '<g/>',
  '<g a="',
  ' ',
  '<g a="b" ',
  'scale(',
  'url(#a',
  '<use href="#a"/>',
  '<style>',
  '}',
  '{',
  '.a,',
])('it takes time in proportion to the length of %s', (run) => {
  expect(
    steepGrowth((length) =>
      isSoonPainted(drawn(`<g id="a" style="${run}"/>${run.repeat(length)}`)),
    ),
  ).toBeUndefined();
  expect(
    steepGrowth((length) => isSoonPainted(drawn(`<style>${run.repeat(length)}</style>`))),
  ).toBeUndefined();
});
