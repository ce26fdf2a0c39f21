/**
 * The build moves rules: what waits stands behind what does not. That must not change which of two
 * rules wins, and nothing in a browser would tell: so it is looked for here, on the elements that the document really has.
 */
import { compare, type Specificity, selectorSpecificity } from '@csstools/selector-specificity';
import type { CheerioAPI } from 'cheerio';
import { AtRule, type ChildNode, type Declaration, type Root, Rule } from 'postcss';
import selectors, { type Selector } from 'postcss-selector-parser';
import { PART, ROUTE_ANCHOR, SCRIPTS_OFF } from '../../take-over/marks.ts';

/** A property that one selector of a rule sets. */
type Claim = {
  selector: string;
  property: string;
  /** Pseudo-element, and whether it is important: elsewhere the order counts for nothing. */
  place: string;
  specificity: Specificity;
  /** The selector by names alone: states come and go, and so do the other attributes, set by scripts. */
  lasting: string;
};

/** Throws when a rule that waits stands before one that does not, is as specific, and both set one property of one element. */
export function assertSameOrder(
  style: Root | AtRule,
  $: CheerioAPI,
  waits: (node: ChildNode) => boolean,
): void {
  const waiting: Claim[] = [];
  style.walkDecls((declaration) => {
    const claims = claimsOf(declaration);
    if (groupsAround(declaration).some(waits)) {
      waiting.push(...claims);
      return;
    }
    for (const claim of claims) {
      const other = waiting.find(
        (one) => compare(one.specificity, claim.specificity) === 0 && collide(one, claim, $),
      );
      if (!other) continue;
      throw new Error(
        `"${other.selector}" waits for the first paint, so it would come after "${claim.selector}" and win. ` +
          'Write it after that one, or make one of the two more specific.',
      );
    }
  });
}

/** From the outside. */
function groupsAround({ parent }: ChildNode | Root): (Rule | AtRule)[] {
  const isGroup = parent instanceof Rule || parent instanceof AtRule;
  return isGroup ? [...groupsAround(parent), parent] : [];
}

function claimsOf({ prop, important, parent }: Declaration): Claim[] {
  if (!(parent instanceof Rule)) return [];
  const importance = important ? '!important' : '';
  return selectors()
    .astSync(parent.selector)
    .map((selector) => ({
      selector: `${selector}`.trim(),
      property: prop,
      // The minifier writes `:before`, as in CSS 2.
      place: `${selector.filter(selectors.isPseudoElement)}${importance}`.replace('::', ':'),
      specificity: selectorSpecificity(selector),
      lasting: lasting(selector.clone()),
    }));
}

const LASTING_ATTRIBUTES = ['class', 'id', PART, ROUTE_ANCHOR, SCRIPTS_OFF];
const LASTING_PSEUDO_CLASS = /^:(?:root|is|where|has)$/;

/** The selectors of a rule as they can ever hold for the elements that the document has. */
export function lastingSelectors(rule: Rule): string[] {
  return selectors().astSync(rule.selector).map(lasting);
}

function lasting(selector: Selector): string {
  selector.walk((node) => {
    const comesAndGoes =
      (node.type === 'attribute' && !LASTING_ATTRIBUTES.includes(node.attribute)) ||
      (node.type === 'pseudo' && !LASTING_PSEUDO_CLASS.test(node.value));
    if (comesAndGoes) node.replaceWith(selectors.pseudo({ value: ':is(*)' }));
  });
  return `${selector}`;
}

function collide(one: Claim, other: Claim, $: CheerioAPI): boolean {
  return (
    one.place === other.place &&
    (isPartOf(one.property, other.property) || isPartOf(other.property, one.property)) &&
    $(one.lasting).is(other.lasting)
  );
}

/** 'margin-left' is one of 'margin'. */
function isPartOf(part: string, whole: string): boolean {
  return `${part}-`.startsWith(`${whole}-`);
}
