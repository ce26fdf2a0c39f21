import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { smallViewport } from '../../../src/compile/lower-style.ts';
import { splitStyle } from '../../../src/compile/split-style.ts';
import { MINIMUM_BROWSERS, PART, ROUTE, SCRIPTS_OFF } from '../../../src/site/hydration/marks.ts';

const PROJECT_PAGES = '/* The pages of projects. */';
const REST = '/* The rest. */';
const MARKS = PROJECT_PAGES + REST;

/** The rules that hide the first part until it is complete, and the other parts until their style is there, and the rules that show them. */
const others = `[${PART}]:not(:where(#home-section,[${PART}=portrait]))`;
const hiding = `#root>header,#main{visibility:hidden}@media screen{${others},[${SCRIPTS_OFF}],footer{display:none}}`;
const elsewhere = `:where([${ROUTE}]:not([${ROUTE}=""]))`;
const showing = `#root>header,#main{visibility:visible}@media screen{${elsewhere} ${others}{display:grid}${elsewhere} footer{display:block}}`;
const showingAll = `@media screen{${others}{display:grid}[${SCRIPTS_OFF}],footer{display:block}}`;

/** The condition that the engine is a minimum browser or a newer one. */
function inside(style: string): string {
  const [whole, ...others] = parse(style).nodes;
  if (whole?.type !== 'atrule' || others.length > 0)
    throw new Error(`not all of it asks: ${style}`);
  expect([whole.name, whole.params]).toEqual(['supports', MINIMUM_BROWSERS]);
  return (whole.nodes ?? []).join('');
}

describe('the style', () => {
  const { firstScreen, projectPages, rest, print } = splitStyle(
    `b{a:b}@media screen{i{a:b}}@media print{b{c:d}}@media screen{u{a:b}}${PROJECT_PAGES}
     @media print{q{c:d}}@media screen{q{a:b}}${REST}
     @media print{@page{margin:1cm}p{c:d}}@media screen{p{a:b}}`,
  );

  it('of the first screen is what stands before the marks, in its order', () => {
    expect(inside(firstScreen)).toContain(`${smallViewport}b{a:b}@media screen{i,u{a:b}}`);
  });

  it('of the pages of projects is what stands between the marks, also that for print', () => {
    expect(inside(projectPages)).toBe('@media print{q{c:d}}@media screen{q{a:b}}');
  });

  it('that waits is what stands behind them', () => {
    expect(inside(rest)).toBe(`${showing}@media screen{p{a:b}}`);
  });

  it('for print comes with the fonts, all other', () => {
    expect(inside(print)).toBe(`${showingAll}@media print{b{c:d}@page{margin:1cm}p{c:d}}`);
  });

  it.each([
    ['b{a:b}', REST],
    [REST, PROJECT_PAGES],
    [PROJECT_PAGES, REST],
    [REST + PROJECT_PAGES, PROJECT_PAGES],
    [MARKS + REST, REST],
    [PROJECT_PAGES + MARKS, PROJECT_PAGES],
  ])('has each mark once, and both in their order: %s', (style, mark) => {
    expect(() => splitStyle(style)).toThrow(`not one place with ${mark}`);
  });
});

describe('the other parts', () => {
  it('are hidden and shown only by engines that are not too old, which know both rules', () => {
    const { hideRest, showBar, showWords, rest, print } = splitStyle(MARKS);
    expect(inside(hideRest)).toBe(hiding);
    expect(inside(showBar)).toBe('#root>header{visibility:visible}');
    expect(inside(showWords)).toBe('#main{visibility:visible}');
    expect(inside(rest)).toBe(showing);
    expect(inside(print)).toBe(showingAll);
  });
});
