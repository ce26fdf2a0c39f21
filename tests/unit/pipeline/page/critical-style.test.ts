import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { splitStyle } from '../../../../src/pipeline/page/critical-style.ts';
import { AT_THE_FLOOR } from '../../../../src/take-over/head-scripts.ts';
import { PART, ROUTE, SCRIPTS, SCRIPTS_OFF } from '../../../../src/take-over/marks.ts';

const header = '<header class="bar_bar bar_lit"></header>';
const greeting = '<h1 class="hero_greeting">Hello</h1>';
const about = `<section ${PART}="about-section"><h2 class="about_heading">About</h2></section>`;
const document = `${header}<section ${PART}="home-section">${greeting}</section>${about}<footer></footer>`;

/** What makes the first part wait until all of it is there, and those after it for their style, and what shows them again. */
const others = `[${PART}]:not(:where(#home-section,[${PART}=portrait]))`;
const hiding = `#root>header,#main{visibility:hidden}@media screen{${others},[${SCRIPTS_OFF}],footer{display:none}}`;
const elsewhere = `:where([${ROUTE}]:not([${ROUTE}=""]))`;
const showing = `#root>header,#main{visibility:visible}@media screen{${elsewhere} ${others}{display:grid}${elsewhere} footer{display:block}}`;
const showingAll = `@media screen{${others}{display:grid}[${SCRIPTS_OFF}],footer{display:block}}`;

function split(style: string): { critical: string; later: string; last: string } {
  const { critical, later, last } = splitStyle(style, document);
  return {
    critical: inside(critical),
    later: inside(later).replace(showing, ''),
    last: inside(last).replace(showingAll, ''),
  };
}

/** Of the question whether the engine is one of the floor. */
function inside(style: string): string {
  const [whole, ...others] = parse(style).nodes;
  if (whole?.type !== 'atrule' || others.length > 0)
    throw new Error(`not all of it asks: ${style}`);
  expect([whole.name, whole.params]).toEqual(['supports', AT_THE_FLOOR]);
  return (whole.nodes ?? []).join('');
}

describe('the style that keeps the first paint waiting', () => {
  it.each([
    ['a class of the first part', '.hero_greeting{color:red}'],
    ['both of two classes that an element has', '.bar_bar.bar_lit{color:red}'],
    ['an element of the first part', 'h1{color:red}'],
    ['the whole document', ':root,body{color:red}'],
    ['a state', '.hero_greeting:hover:before{color:red}'],
    ['a fallback for a font', '@font-face{font-family:A;src:local("Arial")}'],
    ['a condition on the page', `[${SCRIPTS}] .bar_bar{color:red}`],
  ])('has what has to do with %s', (_, rule) => {
    expect(split(rule)).toEqual({ critical: rule, later: '', last: '' });
  });

  it.each([
    ['another class', '.about_heading{color:red}'],
    ['another class below one of the first part', '.bar_bar .about_heading{color:red}'],
    ['an element that comes later', 'h2{color:red}'],
    ['another part', `:root [${PART}=about-section]{color:red}`],
    ['a class whose name only begins alike', '.bar_bar_wide{color:red}'],
  ])('has nothing of %s', (_, rule) => {
    expect(split(rule)).toEqual({ critical: '', later: rule, last: '' });
  });

  it('has nothing for print, which comes with the fonts', () => {
    const rule = '@media print{.bar_bar{color:red}@page{margin:1cm}}';
    expect(split(rule)).toEqual({ critical: '', later: '', last: rule });
  });
});

it('has of a rule only the selectors that have to do with the first part', () => {
  expect(split('.about_heading,.hero_greeting,h2{color:red}')).toEqual({
    critical: '.hero_greeting{color:red}',
    later: '.about_heading,h2{color:red}',
    last: '',
  });
});

describe('what stands in a group', () => {
  it('is split in two, and both keep the order', () => {
    expect(
      split(
        '@media (width>=1px){.bar_bar{a:b}.about_heading{a:b}h1{a:b}.about_heading{c:d}@media print{a{b:c}}}',
      ),
    ).toEqual({
      critical: '@media (width>=1px){.bar_bar{a:b}h1{a:b}}',
      later: '@media (width>=1px){.about_heading{a:b}.about_heading{c:d}}',
      last: '@media (width>=1px){@media print{a{b:c}}}',
    });
  });

  it('leaves nothing behind where all of it has gone', () => {
    expect(split('@supports (e:f){.about_heading{c:d}}@media (width>1px){.bar_bar{c:d}}')).toEqual({
      critical: '@media (width>1px){.bar_bar{c:d}}',
      later: '@supports (e:f){.about_heading{c:d}}',
      last: '',
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
    expect(inside(critical)).toBe('.hero_note{a:b}.hero_greeting{a:b}');
    expect(inside(later)).toBe(`${showing}.about_heading{a:b}`);
  });

  it('has to be there', () => {
    expect(() => splitStyle('h1{a:b}', header)).toThrow('no first part');
  });
});

describe('the other parts', () => {
  it('are hidden and shown by engines of the floor alone, which know both rules', () => {
    const { hold, showBar, showWords, later, last } = splitStyle('.about_heading{a:b}', document);
    expect(inside(hold)).toBe(hiding);
    expect(inside(showBar)).toBe('#root>header{visibility:visible}');
    expect(inside(showWords)).toBe('#main{visibility:visible}');
    expect(inside(later)).toBe(`${showing}.about_heading{a:b}`);
    expect(inside(last)).toBe(showingAll);
  });
});
