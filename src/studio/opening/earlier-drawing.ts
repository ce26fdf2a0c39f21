/**
 * Whether a drawing of an earlier version is painted soon enough to be opened. Until 3.2.1 more stayed a drawing than the list of
 * stays-drawing.ts has: what blurs, masks, and repeats what is repeated. A page with it opens as it is, unless the drawing was made to
 * hold up whatever shows it.
 */
import { type Element, readElements } from '../../compose/pictures/svg-elements.ts';

/** What all drawings of earlier versions cost at most. One is the cost of a shape that fills the picture. */
const MOST = 12_000;
const DEEPEST = 100;
/** What is painted apart counts as so many shapes, besides what is in it. */
const APART = new Map([
  ['mask', 250],
  ['pattern', 100],
  ['linearGradient', 24],
  ['radialGradient', 24],
]);
/** The same for the steps of a filter, if it covers little. */
const STEPS = new Map([
  ['feBlend', 7],
  ['feComposite', 7],
  ['feFlood', 7],
  ['feMerge', 7],
  ['feMergeNode', 0],
  ['feOffset', 7],
  ['feColorMatrix', 25],
  ['feDropShadow', 25],
  ['feGaussianBlur', 25],
  ['feConvolveMatrix', 1000],
  ['feMorphology', 1000],
]);
const OTHER_STEP = 75;

const HIDDEN = /^(?:defs|symbol|style|stop|clipPath|mask|pattern|marker|filter|\w+Gradient|fe\w+)$/;
const SHAPE = /^(?:path|rect|circle|ellipse|line|poly\w+|text|tspan)$/;
const INHERITED = /^(?:pattern|marker|\w+Gradient)$/;

export function isSoonPainted(svg: string): boolean {
  const elements = readElements(svg) ?? [];
  const byId = new Map(elements.map((element) => [element.attributes.get('id') ?? ' ', element]));
  const rules = rulesIn(elements);
  let left = MOST;

  /** Counts an element with all that it holds and refers to, each time it does. Returns whether there is still something left. */
  const paint = (element: Element, inherited: readonly Element[], depth: number): boolean => {
    const { name, attributes, inside, text } = element;
    const isShape = SHAPE.test(name);
    const said = `${[...attributes].map((each) => each.join(':')).join(';')};${rules(element)}`;
    const isApart =
      /blend-mode|isolation/.test(said) || (!isShape && /(?<![\w-])opacity/.test(said));
    const length = attributes.get('d')?.length ?? 0;
    left -=
      1 +
      text.length / 5 +
      said.length / 2000 +
      (isApart ? 90 : 0) +
      (length / 100) * (1 + length / 10_000);
    if (left < 0 || depth > DEEPEST) return false;
    const targets = [...said.matchAll(/url\((?:&quot;|["'])?#([^"'&)]+)/g)].flatMap(
      ([, id = '']) => byId.get(id) ?? [],
    );
    const paints = [
      ...new Set([...inherited, ...targets.filter((each) => INHERITED.test(each.name))]),
    ];
    const apart = targets.filter((each) => !INHERITED.test(each.name));
    const corners =
      (attributes.get('d') ?? attributes.get('points') ?? '').match(/[\d.]+/g)?.length ?? 2;
    const used = byId.get((attributes.get('href') ?? attributes.get('xlink:href') ?? '').slice(1));
    const enter = (target: Element) => {
      left -= APART.get(target.name) ?? 0;
      return target.inside.every((each) => paint(each, [], depth + 1));
    };
    return (
      [...apart, ...(isShape ? paints : [])].every((target) => {
        if (target.name === 'filter') left -= costOfFilter(target);
        if (target.name !== 'marker') return enter(target);
        return Array.from({ length: corners }).every(() => enter(target));
      }) &&
      (!used || (name !== 'use' && !INHERITED.test(name)) || paint(used, paints, depth + 1)) &&
      inside.every((each) => HIDDEN.test(each.name) || paint(each, paints, depth + 1))
    );
  };
  const [root] = elements;
  return root === undefined || paint(root, [], 0);
}

/** A step may take what other steps made, and a browser may make that anew each time. */
function costOfFilter({ inside }: Element): number {
  const results = new Map<string, number>();
  let last = 0;
  let sum = 0;
  for (const step of inside) {
    const costOf = (input = '') => (input === '' ? last : (results.get(input) ?? 0));
    const inputs = [step, ...step.inside].flatMap(({ attributes }) => [
      costOf(attributes.get('in')),
      attributes.has('in2') ? costOf(attributes.get('in2')) : 0,
    ]);
    const own = STEPS.get(step.name) ?? OTHER_STEP;
    sum += own;
    last = inputs.reduce((all, input) => all + input, own);
    results.set(step.attributes.get('result') ?? ' ', last);
  }
  return Math.max(sum, last);
}

/** What the rules of a drawing say about an element. A rule without a class may be about any. */
function rulesIn(elements: readonly Element[]): (element: Element) => string {
  const rules = elements
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => text.split('}'))
    .map((rule) => {
      const [selector = '', ...body] = rule.split('{');
      const classes = selector.includes(':') ? [] : (selector.match(/\.[\w-]+/g) ?? []);
      return { classes, body: body.join(';') };
    });
  return ({ attributes }) => {
    const own = new Set((attributes.get('class') ?? '').split(/\s+/).map((name) => `.${name}`));
    return rules
      .filter(({ classes }) => classes.length === 0 || classes.some((name) => own.has(name)))
      .map(({ body }) => body)
      .join(';');
  };
}
