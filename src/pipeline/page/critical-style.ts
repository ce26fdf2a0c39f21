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
  const last = $(`[${PART}]`).first().find('*').toArray().at(-1);
  if (!last) throw new Error('The document has no first part to find the first style for.');
  const present = new Set(
    all.slice(0, all.indexOf(last) + 1).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
  );
  const waits = (node: ChildNode) => !isCritical(node, present);
  assertSameOrder(parse(style), $, waits);
  const part = (isWanted: (node: ChildNode) => boolean, leavesLayers: boolean) => {
    const root = parse(style);
    keep(root, isWanted, leavesLayers);
    return root.toString();
  };
  return {
    critical: `${part((node) => !waits(node), true)}${otherParts}{display:none}`,
    later: `${part(waits, false)}${otherParts}{display:revert-layer}`,
  };
}

function keep(
  container: Root | AtRule,
  isWanted: (node: ChildNode) => boolean,
  leavesLayers: boolean,
): void {
  container.each((node) => {
    if (isGroup(node)) {
      keep(node, isWanted, leavesLayers);
      if (node.nodes?.length === 0 && !(leavesLayers && node.name === 'layer')) node.remove();
    } else if (!isWanted(node)) {
      node.remove();
    }
  });
}

/** Print is no group: it waits as a whole. */
function isGroup(node: ChildNode): node is AtRule {
  return (
    node.type === 'atrule' &&
    ['layer', 'media', 'supports'].includes(node.name) &&
    !isForPrint(node)
  );
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
