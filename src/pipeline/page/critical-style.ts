/** What of the style the first screen needs, so that only this keeps its paint waiting. */
import { load } from 'cheerio';
import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import { mainId, portraitPart, sectionIds } from '../../routes.ts';
import { AT_THE_FLOOR } from '../../take-over/head-scripts.ts';
import { PART, ROUTE, SCRIPTS_OFF } from '../../take-over/marks.ts';
import { assertSameOrder, lastingSelectors } from './rule-order.ts';

export type SplitStyle = {
  /** Stands in the head. */
  critical: string;
  /** Before the document: hides what is drawn with the later style. In the body as that is: what drops one drops the other. */
  hold: string;
  /** Behind the bar: shows it, as all its keys are there now. */
  showBar: string;
  /** Behind the words of the first part: shows those, whose boxes are all there now, as one. */
  showWords: string;
  /** Behind all words: the rest for the screen, and what shows the page or the part that a fragment names. */
  later: string;
  /** With the fonts: what is for print, and what shows everything. Earlier, laying that out would keep the portrait waiting. */
  last: string;
};

// As specific as the rules that give these their display, and less than those that show a route.
// No `~`: as the program takes over it removes siblings, and Chromium would style all of them anew.
const FIRST = `#${sectionIds.home},[${PART}=${portraitPart}]`;
const OTHERS = `[${PART}]:not(:where(${FIRST}))`;
const HOLD = onScreen(`${OTHERS},[${SCRIPTS_OFF}],footer{display:none}`);
// The portrait must keep its display: with another one it is a new box, and its paint counts anew.
const RELEASE = onScreen(`${OTHERS}{display:grid}[${SCRIPTS_OFF}],footer{display:block}`);
const ELSEWHERE = `:where([${ROUTE}]:not([${ROUTE}=""]))`;
const RELEASE_ELSEWHERE = onScreen(
  `${ELSEWHERE} ${OTHERS}{display:grid}${ELSEWHERE} footer{display:block}`,
);
const BAR = '#root>header';
const MAIN = `#${mainId}`;
const hidden = (selector: string) => `${selector}{visibility:hidden}`;
const visible = (selector: string) => `${selector}{visibility:visible}`;

/**
 * A rule can wait when it is for print, or for nothing that stands in the document before the end of its first part, in any state.
 * Takes a style as lower-style.ts writes it. Throws when that would change which of two rules wins.
 */
export function splitStyle(style: string, document: string): SplitStyle {
  const $ = load(`<div id="root">${document}</div>`);
  const all = $('body').find('*').toArray();
  const last = $(`[${PART}]`).first().find('*').get(-1);
  if (!last) throw new Error('The document has no first part to find the first style for.');
  const around = $(`html,body,[${PART}=${portraitPart}]`).toArray();
  const first = $([...around, ...all.slice(0, all.indexOf(last) + 1)]);
  const isFirst = (selector: string) => first.is(selector);
  const waits = (node: ChildNode) =>
    isForPrint(node) || (node.type === 'rule' && !lastingSelectors(node).some(isFirst));
  const rules = parse(style);
  separate(rules, isFirst);
  const notForPrint = keep(rules.clone(), (node) => !isForPrint(node));
  assertSameOrder(notForPrint, $, waits);
  const forScreen = keep(notForPrint.clone(), waits);
  return {
    critical: atTheFloor(`${keep(rules.clone(), (node) => !waits(node))}`),
    hold: atTheFloor(hidden(`${BAR},${MAIN}`) + HOLD),
    showBar: atTheFloor(visible(BAR)),
    showWords: atTheFloor(visible(MAIN)),
    later: atTheFloor(visible(`${BAR},${MAIN}`) + RELEASE_ELSEWHERE + forScreen),
    last: atTheFloor(`${RELEASE}${keep(rules.clone(), isForPrint)}`),
  };
}

/** On paper nothing waits. */
function onScreen(style: string): string {
  return `@media screen{${style}}`;
}

/** What is older shows the document as it reads without a style, rather than with half of it. */
function atTheFloor(style: string): string {
  return `@supports ${AT_THE_FLOOR}{${style}}`;
}

/** The minifier makes one rule of what says the same: two again, where one of them can wait. */
function separate(group: Root | AtRule, isFirst: (selector: string) => boolean): void {
  group.each((node) => {
    if (isGroup(node)) separate(node, isFirst);
    if (node.type !== 'rule') return;
    const { selectors } = node;
    const areFirst = lastingSelectors(node).map(isFirst);
    const waiting = selectors.filter((_, index) => !areFirst[index]);
    if (waiting.length === 0 || waiting.length === selectors.length) return;
    node.cloneAfter({ selectors: waiting });
    node.selectors = selectors.filter((_, index) => areFirst[index]);
  });
}

/** What is left empty goes with what it held. */
function keep(group: Root | AtRule, isWanted: (node: ChildNode) => boolean): Root | AtRule {
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
