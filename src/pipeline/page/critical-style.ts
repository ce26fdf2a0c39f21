/** What of the style the first screen needs, so that only this keeps its paint waiting. */
import { load } from 'cheerio';
import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import { portraitPart, sectionIds } from '../../routes.ts';
import { AT_THE_FLOOR } from '../../take-over/head-scripts.ts';
import { PART, ROUTE, SCRIPTS_OFF } from '../../take-over/marks.ts';
import { assertSameOrder } from './rule-order.ts';

export type SplitStyle = {
  /** Stands in the head. */
  critical: string;
  /** Before the document: hides what is drawn with the later style. In the body as that is: what drops one drops the other. */
  hold: string;
  /** Behind the first part: shows the first screen, whose boxes are all there now, as one. */
  show: string;
  /** Behind all words: the rest for the screen, and what shows the page or the part that a fragment names. */
  later: string;
  /** With the fonts: what is for print, and what shows everything. Earlier, laying that out would keep the portrait waiting. */
  last: string;
};

// As specific as the rules that give these their display, and less than those that show a route.
// No `~`: as the program takes over it removes siblings, and Chromium would style all of them anew.
const FIRST = `#${sectionIds.home},[${PART}=${portraitPart}]`;
const OTHERS = `[${PART}]:not(:where(${FIRST}))`;
const HOLD = `${OTHERS},[${SCRIPTS_OFF}],footer{display:none}`;
// The portrait must keep its display: with another one it is a new box, and its paint counts anew.
const RELEASE = `${OTHERS}{display:grid}[${SCRIPTS_OFF}],footer{display:block}`;
const ELSEWHERE = `:where([${ROUTE}]:not([${ROUTE}=""]))`;
const RELEASE_ELSEWHERE = `${ELSEWHERE} ${OTHERS}{display:grid}${ELSEWHERE} footer{display:block}`;
// Or a key of the bar is seen where it stands without the next one, if only the document's first bytes are there.
const HOLD_ALL = '#root{visibility:hidden}';
const SHOW = '#root{visibility:visible}';

/**
 * A rule can wait when it is for print, or names a class that nothing in the document has before the end of its first part.
 * Takes a style as lower-style.ts writes it. Throws when that would change which of two rules wins.
 */
export function splitStyle(style: string, document: string): SplitStyle {
  const $ = load(`<div id="root">${document}</div>`);
  const all = $('body').find('*').toArray();
  const last = $(`[${PART}]`).first().find('*').get(-1);
  if (!last) throw new Error('The document has no first part to find the first style for.');
  const first = [...all.slice(0, all.indexOf(last) + 1), ...$(`[${PART}=${portraitPart}]`)];
  const present = new Set(first.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  const waits = (node: ChildNode) => !isCritical(node, present);
  assertSameOrder(parse(style), $, waits);
  assertSameOrder(parse(style), $, isForPrint);
  const forScreen = keep(parse(style), (node) => waits(node) && !isForPrint(node));
  return {
    critical: atTheFloor(`${keep(parse(style), (node) => !waits(node))}`),
    hold: atTheFloor(HOLD_ALL + HOLD),
    show: atTheFloor(SHOW),
    later: atTheFloor(`${SHOW}${RELEASE_ELSEWHERE}${forScreen}`),
    last: atTheFloor(`${RELEASE}${keep(parse(style), isForPrint)}`),
  };
}

/** What is older shows the document as it reads without a style, rather than with half of it. */
function atTheFloor(style: string): string {
  return `@supports ${AT_THE_FLOOR}{${style}}`;
}

/** What is left empty goes with what it held. */
function keep<Group extends Root | AtRule>(
  group: Group,
  isWanted: (node: ChildNode) => boolean,
): Group {
  group.each((node) => {
    const isGone = isGroup(node) ? keep(node, isWanted).nodes?.length === 0 : !isWanted(node);
    if (isGone) node.remove();
  });
  return group;
}

/** Print is no group: it waits as a whole. */
function isGroup(node: ChildNode): node is AtRule {
  const isOne = /^(?:media|supports)$/;
  return node.type === 'atrule' && isOne.test(node.name) && !isForPrint(node);
}

function isForPrint(node: ChildNode): boolean {
  if (node.type !== 'atrule') return false;
  return node.name === 'page' || (node.name === 'media' && node.params === 'print');
}

function isCritical(node: ChildNode, classes: ReadonlySet<string>): boolean {
  if (node.type === 'atrule') return !isForPrint(node);
  if (node.type !== 'rule') return true;
  return node.selectors.some((selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)),
  );
}
