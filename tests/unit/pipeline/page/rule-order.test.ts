import { describe, expect, it } from 'vitest';
import { splitStyle } from '../../../../src/pipeline/page/critical-style.ts';
import { PART, SCRIPTS } from '../../../../src/take-over/marks.ts';

// Rules that name `.late` or `.card` wait; `.hero` and `.title` do not.
const document = [
  `<section ${PART}="home-section" class="hero"><h1 class="title">Hello</h1><p>One</p></section>`,
  `<section ${PART}="about-section" id="late" class="late"><h2 class="card title">About</h2><p>Two</p></section>`,
].join('');

const splitting = (style: string) => () => splitStyle(style, document);

describe('a rule that waits before one that does not, as specific, and would come to win', () => {
  it.each([
    ['of the same property', '.card{color:red}.title{color:blue}', '.card', '.title'],
    ['of a part of it', '.card{margin:0}.title{margin-top:1px}', '.card', '.title'],
    ['of what it is a part of', '.card{margin-top:1px}.title{margin:0}', '.card', '.title'],
    ['with others in between', '.card{a:b}h1{a:b}.hero{a:b}.title{a:b}', '.card', '.title'],
    ['in a condition', '@media (width>1px){.card{a:b}}.title{a:b}', '.card', '.title'],
    ['by one of its selectors', '.card,.late p{a:b}p:hover{a:b}', '.late p', 'p:hover'],
    [
      'of one pseudo-element',
      '.card::after{a:b}.title::after{a:b}',
      '.card::after',
      '.title::after',
    ],
    [
      'as CSS 2 writes it',
      '.card:before{a:b}.title::before{a:b}',
      '.card:before',
      '.title::before',
    ],
    ['in a state', '.card:hover{a:b}.title:focus{a:b}', '.card:hover', '.title:focus'],
    ['without one', '.card.card{a:b}.title:not(:hover){a:b}', '.card.card', '.title:not(:hover)'],
    [
      'once there are scripts',
      `.card.card{a:b}[${SCRIPTS}] .title{a:b}`,
      '.card.card',
      `[${SCRIPTS}] .title`,
    ],
    [
      'by what :where() leaves',
      '.card:where(#a,h2){a:b}.title{a:b}',
      '.card:where(#a,h2)',
      '.title',
    ],
    [
      'by the most that :is() has',
      '.late :is(h2,p){a:b}p:hover{a:b}',
      '.late :is(h2,p)',
      'p:hover',
    ],
    ['both important', '.card{a:b!important}.title{a:b!important}', '.card', '.title'],
  ])('stops the build, which names both: %s', (_, style, waiting, other) => {
    expect(splitting(style)).toThrow(`"${waiting}" waits`);
    expect(splitting(style)).toThrow(`after "${other}" and win`);
  });
});

describe('a rule that waits before one that does not', () => {
  it.each([
    ['the other way round', '.title{a:b}.card{a:b}'],
    ['more specific, so that it wins in any case', '.late .card{a:b}.title{a:b}'],
    ['less specific, so that it loses in any case', '.card{a:b}h2.title{a:b}'],
    ['less specific by an id', '.card.card{a:b}#late{a:b}'],
    ['one of them important', '.card{a:b}.title{a:b!important}'],
    ['another element', '.card{a:b}h1.title{a:b}'],
    ['another property', '.card{color:red}.title{background:red}'],
    ['another pseudo-element', '.card::after{a:b}.title::before{a:b}'],
    ['a pseudo-element against its element', '.card::after{a:b}.title{a:b}'],
    ['both wait', '.card{a:b}.late{a:b}'],
    ['neither waits', '.hero{a:b}.title{a:b}'],
    ['on paper, in another medium', '@media print{.card{a:b}}.title{a:b}'],
  ])('may stand there: %s', (_, style) => {
    expect(splitting(style)).not.toThrow();
  });
});
