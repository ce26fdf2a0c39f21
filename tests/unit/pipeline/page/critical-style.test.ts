import { describe, expect, it } from 'vitest';
import { splitStyle } from '../../../src/build/critical-style.ts';

const document = [
  '<header class="bar lit"></header>',
  '<section id="home-section"><h1 class="greeting">Hello</h1></section>',
  '<section id="about-section"><h2 class="heading">About</h2></section><footer></footer>',
].join('');

/** What makes the screens after the first wait for their style, at the end of each part. */
const others = ':is([data-screen]:not(#home-section),[data-scripts-off],footer)';
const waiting = `${others}{display:none}`;
const shown = `${others}{display:revert-layer}`;

function split(style: string): { critical: string; later: string } {
  const { critical, later } = splitStyle(style, document);
  expect(critical.endsWith(waiting)).toBe(true);
  expect(later.endsWith(shown)).toBe(true);
  return { critical: critical.slice(0, -waiting.length), later: later.slice(0, -shown.length) };
}

describe('the style that keeps the first paint waiting', () => {
  it.each([
    ['a class of the first screen', '.greeting{color:red}'],
    ['both of two classes that an element has', '.bar.lit{color:red}'],
    ['no class at all', 'h1{color:red}'],
    ['a fallback for a font', '@font-face{font-family:A;src:local("Arial")}'],
    ['one of two selectors that is of the first screen', '.heading,.greeting{color:red}'],
    ['a condition on the page', '[data-scripts] .bar{color:red}'],
    ['nested rules', '.bar{&:hover{color:red}@media (width<=40rem){color:blue}}'],
  ])('has what has to do with %s', (_, rule) => {
    expect(split(rule)).toEqual({ critical: rule, later: '' });
  });

  it.each([
    ['another class', '.heading{color:red}'],
    ['another class below one of the first screen', '.bar .heading{color:red}'],
    ['another class, nested in a rule without', '[data-scripts]{& .heading{color:red}}'],
    ['a class whose name only begins alike', '.bar-wide{color:red}'],
    ['print', '@media print{.bar{color:red}@page{margin:1cm}}'],
  ])('has nothing of %s', (_, rule) => {
    expect(split(rule)).toEqual({ critical: '', later: rule });
  });
});

describe('what stands in a group', () => {
  it('is parted, and both parts keep the order', () => {
    expect(
      split('@media (width>=1px){.bar{a:b}.heading{a:b}h1{a:b}.heading{c:d}@media print{a{b:c}}}'),
    ).toEqual({
      critical: '@media (width>=1px){.bar{a:b}h1{a:b}}',
      later: '@media (width>=1px){.heading{a:b}.heading{c:d}@media print{a{b:c}}}',
    });
  });

  it('leaves nothing behind where all of it has gone, but for a layer, whose place counts', () => {
    expect(
      split('@layer a{.heading{c:d}}@layer b{@supports (e:f){.heading{c:d}}.bar{c:d}}'),
    ).toEqual({
      critical: '@layer a{}@layer b{.bar{c:d}}',
      later: '@layer a{.heading{c:d}}@layer b{@supports (e:f){.heading{c:d}}}',
    });
  });

  it('leaves no layer behind in the later part, as the first has named them all', () => {
    expect(split('@layer a{.bar{c:d}}@layer b{@media print{.bar{c:d}}}')).toEqual({
      critical: '@layer a{.bar{c:d}}@layer b{}',
      later: '@layer b{@media print{.bar{c:d}}}',
    });
  });
});
