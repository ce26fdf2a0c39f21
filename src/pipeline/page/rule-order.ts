/**
 * Splitting the style moves the rules that wait behind those that do not. That must not change which of two rules wins,
 * and nothing in a browser would tell: so it is looked for here, on the elements that the document really has.
 */
import type { CheerioAPI } from 'cheerio';
import { parse, type Selector, stringify } from 'css-what';
import { AtRule, type ChildNode, type Declaration, type Root, Rule } from 'postcss';
import { PART } from '../../take-over/marks.ts';

/** A property that one selector of a rule sets. */
type Claim = {
  selector: string;
  property: string;
  /** Layer and pseudo-element: elsewhere the order counts for nothing. */
  place: string;
  /** The selector by names alone: states come and go, and so do the other attributes, set by scripts. */
  lasting: string;
};

const ALWAYS = parse(':is(*)').flat()[0] as Selector;
const LASTING_ATTRIBUTES = ['class', 'id', PART];

/** Throws when a rule that waits stands before one that does not, in one layer, and both set one property of one element. */
export function assertSameOrder(
  style: Root,
  $: CheerioAPI,
  waits: (node: ChildNode) => boolean,
): void {
  const waiting: Claim[] = [];
  style.walkDecls((declaration) => {
    const around = groupsAround(declaration);
    const claims = claimsOf(declaration, around);
    // A nested rule goes where the outermost one goes.
    const moved = around.slice(0, around.findIndex((group) => group instanceof Rule) + 1);
    if (moved.some(waits)) {
      waiting.push(...claims);
      return;
    }
    for (const claim of claims) {
      const other = waiting.find((earlier) => collide(earlier, claim, $));
      if (!other) continue;
      throw new Error(
        `"${other.selector}" waits for the first paint, so it would come after "${claim.selector}" and win. ` +
          'Write it after that one, or put the two into different layers.',
      );
    }
  });
}

/** From the outside. */
function groupsAround({ parent }: ChildNode | Root): (Rule | AtRule)[] {
  const isGroup = parent instanceof Rule || parent instanceof AtRule;
  return isGroup ? [...groupsAround(parent), parent] : [];
}

function claimsOf({ prop }: Declaration, around: readonly (Rule | AtRule)[]): Claim[] {
  let selectors: string[] = [];
  let layer = '';
  for (const group of around) {
    if (group instanceof Rule) selectors = group.selectors.map((own) => unnested(own, selectors));
    else if (group.name === 'layer') layer += `.${group.params}`;
  }
  return selectors.map((selector) => {
    const [tokens = []] = parse(selector);
    const place = [layer, ...tokens.map(pseudoElementOf)].join('');
    return { selector, property: prop, place, lasting: stringify([lasting(tokens)]) };
  });
}

function unnested(selector: string, outer: readonly string[]): string {
  if (outer.length === 0) return selector;
  const parent = `:is(${outer})`;
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
}

function lasting(tokens: readonly Selector[]): Selector[] {
  return tokens.map((token) => {
    if (token.type === 'pseudo' && token.name !== 'not' && Array.isArray(token.data)) {
      return { ...token, data: token.data.map(lasting) };
    }
    const isName = token.type !== 'attribute' || LASTING_ATTRIBUTES.includes(token.name);
    return isName && !token.type.startsWith('pseudo') ? token : ALWAYS;
  });
}

/** The minifier writes `:before`, as in CSS 2. */
function pseudoElementOf(token: Selector): string {
  const isOld = token.type === 'pseudo' && /^(?:before|after)$/.test(token.name);
  return isOld || token.type === 'pseudo-element' ? `::${token.name}` : '';
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
