import { describe, expect, it } from 'vitest';
import { splitStyle } from '../../../../src/pipeline/page/critical-style.ts';
import { PART, SCRIPTS } from '../../../../src/take-over/marks.ts';

// Rules that name `.late` or `.card` wait; `.hero` does not.
const document = [
  `<section ${PART}="home-section" class="hero"><h1>Hello</h1><p>One</p></section>`,
  `<section ${PART}="about-section" class="late"><h2 class="card">About</h2><p>Two</p></section>`,
].join('');

const splitting = (style: string) => () => splitStyle(style, document);

describe('a rule that waits before one that does not, and would come to win', () => {
  it.each([
    ['of the same property', '.card{color:red}h2{color:blue}', '.card', 'h2'],
    ['of a part of it', '.card{margin:0}h2{margin-top:1px}', '.card', 'h2'],
    ['of what it is a part of', '.card{margin-top:1px}h2{margin:0}', '.card', 'h2'],
    ['with others in between', '.card{color:red}h1{a:b}.hero{a:b}h2{color:blue}', '.card', 'h2'],
    ['in one layer', '@layer a{.card{color:red}h2{color:blue}}', '.card', 'h2'],
    ['in one layer, twice', '@layer a{.card{a:b}}@layer b{}@layer a{h2{a:b}}', '.card', 'h2'],
    ['in a condition', '@media (width>1px){.card{a:b}}h2{a:b}', '.card', 'h2'],
    ['by one of its selectors', '.card,.late p{a:b}p{a:b}', '.late p', 'p'],
    ['of one pseudo-element', '.card::after{a:b}h2::after{a:b}', '.card::after', 'h2::after'],
    ['as CSS 2 writes it', '.card:before{a:b}h2::before{a:b}', '.card:before', 'h2::before'],
    ['in a state', '.card:hover{a:b}h2:focus{a:b}', '.card:hover', 'h2:focus'],
    ['without one', '.card{a:b}h2:not(:hover){a:b}', '.card', 'h2:not(:hover)'],
    ['once there are scripts', `.card{a:b}[${SCRIPTS}] h2{a:b}`, '.card', `[${SCRIPTS}] h2`],
    ['in a nested rule', '.late{& p{a:b}}section{& p{a:b}}', ':is(.late) p', ':is(section) p'],
    ['nested without &', '.late{p{a:b}}p{a:b}', ':is(.late) p', 'p'],
    ['on paper', '@media print{h2{a:b}}h2{a:b}', 'h2', 'h2'],
    [
      'nested in one that does not',
      '.late p{a:b}.hero{c:d;& ~ .late p{a:b}}',
      '.late p',
      ':is(.hero) ~ .late p',
    ],
    ['in a nested condition', '.card{@media (width>1px){a:b}}h2{a:b}', '.card', 'h2'],
  ])('stops the build, which names both: %s', (_, style, waiting, other) => {
    expect(splitting(style)).toThrow(`"${waiting}" waits`);
    expect(splitting(style)).toThrow(`after "${other}" and win`);
  });
});

describe('a rule that waits before one that does not', () => {
  it.each([
    ['the other way round', 'h2{a:b}.card{a:b}'],
    ['another layer', '@layer a{.card{a:b}}@layer b{h2{a:b}}'],
    ['none against one', '.card{a:b}@layer b{h2{a:b}}'],
    ['another element', '.card{a:b}h1{a:b}'],
    ['another property', '.card{color:red}h2{background:red}'],
    ['another pseudo-element', '.card::after{a:b}h2::before{a:b}'],
    ['a pseudo-element against its element', '.card::after{a:b}h2{a:b}'],
    ['both wait', '.card{a:b}.late h2{a:b}'],
    ['neither waits', '.hero p{a:b}p{a:b}'],
    ['a nested rule of one that does not wait', '.hero{c:d;& ~ .late p{a:b}}p{a:b}'],
  ])('may stand there: %s', (_, style) => {
    expect(splitting(style)).not.toThrow();
  });
});
