/**
 * Splitting the style moves the rules that wait behind those that do not. That must not change which of two rules wins,
 * and nothing in a browser would tell: so it is looked for here, on the elements that the document really has.
 */
import type { CheerioAPI } from 'cheerio';
import { parse, type Selector, stringify } from 'css-what';
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import { PART } from '../../take-over/marks.ts';

/** What one selector of a rule says of which elements. */
type Claim = {
  selector: string;
  layer: string;
  properties: readonly string[];
  /** The selector without what holds only at times: states, and attributes that scripts set. */
  lasting: string;
  pseudoElement: string;
};

const ALWAYS = parse(':is(*)').flat()[0] as Selector;
const STATES = /^(?:hover|active|focus|focus-visible|focus-within|target)$/;
const LASTING_ATTRIBUTES = ['class', 'id', PART];

/** Throws when a rule that waits stands before one that does not, in one layer, and both set one property of one element. */
export function assertSameOrder(
  style: Root,
  $: CheerioAPI,
  waits: (node: ChildNode) => boolean,
): void {
  const waiting: Claim[] = [];
  style.walkRules((rule) => {
    const claims = rule.selectors.map((selector) => claimOf(rule, selector));
    if (outermost(ancestorsOf(rule)).some(waits)) {
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

/** The rule and what it stands in, from the inside. */
function ancestorsOf(rule: Rule): ChildNode[] {
  const list: ChildNode[] = [];
  for (let at: ChildNode | undefined = rule; at; at = parentOf(at)) list.push(at);
  return list;
}

/** The outermost rule, with which all that is nested in it goes, and the groups around it. */
function outermost(ancestors: readonly ChildNode[]): readonly ChildNode[] {
  return ancestors.slice(ancestors.findLastIndex(({ type }) => type === 'rule'));
}

function parentOf({ parent }: ChildNode): ChildNode | undefined {
  return parent && parent.type !== 'root' && parent.type !== 'document'
    ? (parent as ChildNode)
    : undefined;
}

function claimOf(rule: Rule, written: string): Claim {
  const around = ancestorsOf(rule).slice(1);
  let selector = written;
  for (const outer of around) {
    if (outer.type !== 'rule') continue;
    const parent = `:is(${outer.selector})`;
    selector = selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
  }
  const [tokens = []] = parse(selector);
  return {
    selector,
    layer: around
      .flatMap((outer) => (outer.type === 'atrule' && outer.name === 'layer' ? [outer.params] : []))
      .join(),
    properties: propertiesIn(rule),
    lasting: stringify([lasting(tokens)]),
    pseudoElement: tokens.map(pseudoElementOf).join(''),
  };
}

/** Those in a nested condition are of the rule, too. */
function propertiesIn({ nodes = [] }: Rule | AtRule): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'decl') return [node.prop];
    return node.type === 'atrule' ? propertiesIn(node) : [];
  });
}

function lasting(tokens: readonly Selector[]): Selector[] {
  return tokens.map((token) => {
    if (isChanging(token)) return ALWAYS;
    if (token.type !== 'pseudo' || !Array.isArray(token.data)) return token;
    if (token.name === 'not' && token.data.flat().some(isChanging)) return ALWAYS;
    return { ...token, data: token.data.map(lasting) };
  });
}

function isChanging(token: Selector): boolean {
  if (token.type === 'attribute') return !LASTING_ATTRIBUTES.includes(token.name);
  return pseudoElementOf(token) !== '' || (token.type === 'pseudo' && STATES.test(token.name));
}

/** The minifier writes `:before`, as in CSS 2. */
function pseudoElementOf(token: Selector): string {
  if (token.type === 'pseudo-element') return token.name;
  return token.type === 'pseudo' && /^(?:before|after)$/.test(token.name) ? token.name : '';
}

function collide(one: Claim, other: Claim, $: CheerioAPI): boolean {
  if (one.layer !== other.layer || one.pseudoElement !== other.pseudoElement) return false;
  const shares = one.properties.some((name) =>
    other.properties.some((second) => overlap(name, second)),
  );
  return shares && $(one.lasting).is(other.lasting);
}

/** 'margin' and 'margin-left' do. */
function overlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
