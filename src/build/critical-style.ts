/** What of the style the first screen needs, so that only this keeps its paint waiting. */
import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import { SCREEN } from '../navigation/adopt-static-document.ts';
import { sectionIds } from '../paths.ts';

export type SplitStyle = {
  /** Stands before the document. */
  critical: string;
  /** Stands after it. The screens that are drawn with it do not show before it is there. */
  later: string;
};

// No `~`: as the program takes over it removes siblings, and Chromium would style all of them anew.
const otherScreens = `:is([${SCREEN}]:not(#${sectionIds.home}),[data-scripts-off],footer)`;

/**
 * A rule can wait when it is for print, or names a class that nothing in the document has before the end of its first section.
 * Each part keeps the order of its rules; the empty layers that stay behind keep the order of the layers.
 */
export function splitStyle(style: string, document: string): SplitStyle {
  const [firstScreen = ''] = document.split('</section>');
  const classes = [...firstScreen.matchAll(/\sclass="([^"]*)"/g)].flatMap(
    ([, names]) => names?.split(' ') ?? [],
  );
  const present = new Set(classes);
  const part = (wanted: boolean) => {
    const root = parse(style);
    keep(root, (node) => isCritical(node, present) === wanted);
    return root.toString();
  };
  return {
    critical: `${part(true)}${otherScreens}{display:none}`,
    later: `${part(false)}${otherScreens}{display:revert-layer}`,
  };
}

function keep(container: Root | AtRule, isWanted: (node: ChildNode) => boolean): void {
  container.each((node) => {
    if (isGroup(node)) {
      keep(node, isWanted);
      if (node.nodes?.length === 0 && node.name !== 'layer') node.remove();
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
