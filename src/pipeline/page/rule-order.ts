/**
 * The build moves rules: the layers are gone, and what waits stands behind what does not. That must not change which of two
 * rules wins, and nothing in a browser would tell: so it is looked for here, on the elements that the document really has.
 */
import type { CheerioAPI } from 'cheerio';
import { parse, type Selector, stringify } from 'css-what';
import { AtRule, type ChildNode, type Declaration, type Root, Rule } from 'postcss';
import { PART, ROUTE_ANCHOR, SCRIPTS_OFF } from '../../take-over/marks.ts';

/** A property that one selector of a rule sets. */
type Claim = {
  selector: string;
  property: string;
  /** Pseudo-element, and whether it is important: elsewhere the order counts for nothing. */
  place: string;
  /** The greater of two texts is the more specific. */
  specificity: string;
  /** The selector by names alone: states come and go, and so do the other attributes, set by scripts. */
  lasting: string;
};

const ALWAYS = parse(':is(*)').flat()[0] as Selector;
const LASTING_ATTRIBUTES = ['class', 'id', PART, ROUTE_ANCHOR, SCRIPTS_OFF];

/** Throws when a rule that waits stands before one that does not, is as specific, and both set one property of one element. */
export function assertSameOrder(
  style: Root,
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
        (one) => one.specificity === claim.specificity && collide(one, claim, $),
      );
      if (!other) continue;
      throw new Error(
        `"${other.selector}" waits for the first paint, so it would come after "${claim.selector}" and win. ` +
          'Write it after that one, or make one of the two more specific.',
      );
    }
  });
}

/** Throws when a rule of one layer is more specific than one of a later layer, and both set one property of one element. */
export function assertLayersHold(layers: readonly Root[], $: CheerioAPI): void {
  const earlier: Claim[] = [];
  for (const layer of layers) {
    const claims: Claim[] = [];
    layer.walkDecls((declaration) => {
      claims.push(...claimsOf(declaration));
    });
    for (const claim of claims) {
      const other = earlier.find(
        (one) => one.specificity > claim.specificity && collide(one, claim, $),
      );
      if (!other) continue;
      throw new Error(
        `"${claim.selector}" is of a later layer than "${other.selector}", but less specific: without layers, ` +
          'as the file has none, it would lose. Make it as specific.',
      );
    }
    earlier.push(...claims);
  }
}

/** From the outside. */
function groupsAround({ parent }: ChildNode | Root): (Rule | AtRule)[] {
  const isGroup = parent instanceof Rule || parent instanceof AtRule;
  return isGroup ? [...groupsAround(parent), parent] : [];
}

function claimsOf({ prop, important, parent }: Declaration): Claim[] {
  if (!(parent instanceof Rule)) return [];
  return parent.selectors.map((selector) => {
    const [tokens = []] = parse(selector);
    return {
      selector,
      property: prop,
      place: [important ? '!' : '', ...tokens.map(pseudoElementOf)].join(''),
      specificity: specificityOf(tokens),
      lasting: stringify([lasting(tokens)]),
    };
  });
}

function specificityOf(tokens: readonly Selector[]): string {
  const sum = [0, 0, 0];
  for (const token of tokens) {
    countsOf(token).forEach((count, place) => {
      sum[place] = (sum[place] ?? 0) + count;
    });
  }
  return sum.map((count) => String(count).padStart(2, '0')).join();
}

/** Of ids, of classes and the like, of tags and the like. */
function countsOf(token: Selector): readonly number[] {
  if (token.type === 'tag' || pseudoElementOf(token)) return [0, 0, 1];
  if (token.type === 'attribute') return stringify([[token]]).startsWith('#') ? [1] : [0, 1];
  if (token.type !== 'pseudo' || token.name === 'where') return [];
  if (!/^(?:is|not|has)$/.test(token.name) || !Array.isArray(token.data)) return [0, 1];
  const [most = ''] = token.data.map(specificityOf).sort().reverse();
  return most.split(',').map(Number);
}

function lasting(tokens: readonly Selector[]): Selector[] {
  return tokens.map((token) => {
    if (token.type === 'pseudo' && token.name !== 'not' && Array.isArray(token.data)) {
      return { ...token, data: token.data.map(lasting) };
    }
    if (token.type === 'attribute') return LASTING_ATTRIBUTES.includes(token.name) ? token : ALWAYS;
    const isState = token.type === 'pseudo' && token.name !== 'root';
    return isState || token.type === 'pseudo-element' ? ALWAYS : token;
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
