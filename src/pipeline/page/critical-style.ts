/** What of the style the first screen needs, so that only this keeps its paint waiting. */
import { load } from 'cheerio';
import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import { sectionIds } from '../../routes.ts';
import { PART, SCRIPTS_OFF } from '../../take-over/marks.ts';
import { assertSameOrder } from './rule-order.ts';

export type SplitStyle = {
  /** Stands before the document. */
  critical: string;
  /** Stands after it. The parts that are drawn with it do not show before it is there. */
  later: string;
};

// No `~`: as the program takes over it removes siblings, and Chromium would style all of them anew.
const otherParts = `:is([${PART}]:not(#${sectionIds.home}),[${SCRIPTS_OFF}],footer)`;

/**
 * A rule can wait when it is for print, or names a class that nothing in the document has before the end of its first part.
 * Throws when that would change which of two rules wins. The layers that it leaves empty stay in the first style alone,
 * which thereby names all of them in their order.
 */
export function splitStyle(style: string, document: string): SplitStyle {
  const $ = load(`<div id="root">${document}</div>`);
  const all = $('body').find('*').toArray();
  const last = $(`[${PART}]`).first().find('*').get(-1);
  if (!last) throw new Error('The document has no first part to find the first style for.');
  const present = new Set(
    all.slice(0, all.indexOf(last) + 1).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
  );
  const waits = (node: ChildNode) => !isCritical(node, present);
  assertSameOrder(parse(style), $, waits);
  return {
    critical: `${keep(parse(style), (node) => !waits(node), ['layer'])}${otherParts}{display:none}`,
    later: `${keep(parse(style), waits)}${otherParts}{display:revert-layer}`,
  };
}

/** What is left empty goes with what it held, but for groups of these names. */
function keep<Group extends Root | AtRule>(
  group: Group,
  isWanted: (node: ChildNode) => boolean,
  staying: readonly string[] = [],
): Group {
  group.each((node) => {
    const isGone = isGroup(node)
      ? keep(node, isWanted, staying).nodes?.length === 0 && !staying.includes(node.name)
      : !isWanted(node);
    if (isGone) node.remove();
  });
  return group;
}

/** Print is no group: it waits as a whole. */
function isGroup(node: ChildNode): node is AtRule {
  const isOne = /^(?:layer|media|supports)$/;
  return node.type === 'atrule' && isOne.test(node.name) && !isForPrint(node);
}

function isForPrint({ name, params }: AtRule): boolean {
  return name === 'page' || (name === 'media' && params === 'print');
}

function isCritical(node: ChildNode, classes: ReadonlySet<string>): boolean {
  if (node.type === 'atrule') return !isForPrint(node);
  if (node.type !== 'rule') return true;
  const matches = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  return node.selectors.some(matches) && node.nodes.some((inner) => isCritical(inner, classes));
}
