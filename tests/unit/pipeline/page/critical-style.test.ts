import { describe, expect, it } from 'vitest';
import { splitStyle } from '../../../../src/pipeline/page/critical-style.ts';
import { PART, SCRIPTS, SCRIPTS_OFF } from '../../../../src/take-over/marks.ts';

const header = '<header class="bar_bar bar_lit"></header>';
const greeting = '<h1 class="hero_greeting">Hello</h1>';
const about = `<section ${PART}="about-section"><h2 class="about_heading">About</h2></section>`;
const document = `${header}<section ${PART}="home-section">${greeting}</section>${about}<footer></footer>`;

/** What makes the parts after the first wait for their style, at the end of each half. */
const others = `:is([${PART}]:not(#home-section),[${SCRIPTS_OFF}],footer)`;
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
    ['a class of the first part', '.hero_greeting{color:red}'],
    ['both of two classes that an element has', '.bar_bar.bar_lit{color:red}'],
    ['no class at all', 'h1{color:red}'],
    ['a fallback for a font', '@font-face{font-family:A;src:local("Arial")}'],
    ['one of two selectors that is of the first part', '.about_heading,.hero_greeting{color:red}'],
    ['a condition on the page', `[${SCRIPTS}] .bar_bar{color:red}`],
    ['nested rules', '.bar_bar{&:hover{color:red}@media (width<=40rem){color:blue}}'],
  ])('has what has to do with %s', (_, rule) => {
    expect(split(rule)).toEqual({ critical: rule, later: '' });
  });

  it.each([
    ['another class', '.about_heading{color:red}'],
    ['another class below one of the first part', '.bar_bar .about_heading{color:red}'],
    ['another class, nested in a rule without', `[${SCRIPTS}]{& .about_heading{color:red}}`],
    ['a class whose name only begins alike', '.bar_bar_wide{color:red}'],
    ['print', '@media print{.bar_bar{color:red}@page{margin:1cm}}'],
  ])('has nothing of %s', (_, rule) => {
    expect(split(rule)).toEqual({ critical: '', later: rule });
  });
});

describe('what stands in a group', () => {
  it('is parted, and both parts keep the order', () => {
    expect(
      split(
        '@media (width>=1px){.bar_bar{a:b}.about_heading{a:b}h1{a:b}.about_heading{c:d}@media print{a{b:c}}}',
      ),
    ).toEqual({
      critical: '@media (width>=1px){.bar_bar{a:b}h1{a:b}}',
      later: '@media (width>=1px){.about_heading{a:b}.about_heading{c:d}@media print{a{b:c}}}',
    });
  });

  it('leaves nothing behind where all of it has gone, but for a layer, whose place counts', () => {
    expect(
      split(
        '@layer a{.about_heading{c:d}}@layer b{@supports (e:f){.about_heading{c:d}}.bar_bar{c:d}}',
      ),
    ).toEqual({
      critical: '@layer a{}@layer b{.bar_bar{c:d}}',
      later: '@layer a{.about_heading{c:d}}@layer b{@supports (e:f){.about_heading{c:d}}}',
    });
  });

  it('leaves no layer behind in the later part, as the first has named them all', () => {
    expect(split('@layer a{.bar_bar{c:d}}@layer b{@media print{.bar_bar{c:d}}}')).toEqual({
      critical: '@layer a{.bar_bar{c:d}}@layer b{}',
      later: '@layer b{@media print{.bar_bar{c:d}}}',
    });
  });
});

describe('the first part', () => {
  it('ends where it ends, not with a section in it', () => {
    const hero = `<section><p class="hero_note">Note</p></section>${greeting}`;
    const { critical, later } = splitStyle(
      '.hero_note{a:b}.hero_greeting{a:b}.about_heading{a:b}',
      `${header}<section ${PART}="home-section">${hero}</section>${about}`,
    );
    expect(critical).toBe(`.hero_note{a:b}.hero_greeting{a:b}${waiting}`);
    expect(later).toBe(`.about_heading{a:b}${shown}`);
  });

  it('has to be there', () => {
    expect(() => splitStyle('h1{a:b}', header)).toThrow('no first part');
  });
});
