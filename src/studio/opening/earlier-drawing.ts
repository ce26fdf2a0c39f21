/**
 * Whether a drawing of an earlier version is painted soon enough to be opened. Until 3.2.1 more stayed a drawing than the lists of
 * stays-drawing.ts have: what blurs, masks, and repeats what is repeated. A page with it opens as it is, unless the drawing was made
 * to hold up whatever shows it. So this goes through a drawing as a browser does, and counts each thing each time that it is shown.
 */
import { EMOJI } from '../../compose/pictures/stays-drawing.ts';
import { type Element, readElements } from '../../compose/pictures/svg-elements.ts';

/** Each time that one is shown, or is a part of what a shown one refers to. */
const ELEMENTS = 12_000;
/** In characters, each time that a path is shown, or that a rule is compared with an element. */
const TEXT = 1_200_000;
/** In characters. A path that is longer crosses itself too often. */
const LONGEST = 100_000;
/** So many letters are one element. */
const LETTERS = 5;
/** Gradients, clips and steps of filters, each time that they are shown. */
const SLOW = 600;
/** The same for what is painted apart and then onto the rest: masks, patterns, blended and transparent groups, emoji. */
const APART = 135;
/** Steps of filters that look at many pixels for each one. */
const SLOWEST = 12;
/** In numbers, of the matrix of such a step. */
const MATRIX = 25;
const DEEPEST = 100;

const HIDDEN = /^(?:defs|symbol|style|stop|clipPath|mask|pattern|marker|filter|\w+Gradient|fe\w+)$/;
const SHAPE = /^(?:path|rect|circle|ellipse|line|poly\w+|text|tspan)$/;
/** What a shape may take from those around it. */
const INHERITED = /^(?:pattern|marker|\w+Gradient)$/;
const STEP = /^fe(?!Func|MergeNode|\w+Light$)/;
const SLOWEST_STEP =
  /^fe(?:ConvolveMatrix|DisplacementMap|\w+Lighting|Morphology|Tile|Turbulence)$/;

export function isSoonPainted(svg: string): boolean {
  const elements = readElements(svg) ?? [];
  const [root] = elements;
  const byId = new Map([...elements].reverse().map((each) => [each.attributes.get('id'), each]));
  const rules = rulesIn(elements);
  const left = { elements: ELEMENTS, text: TEXT, slow: SLOW, apart: APART, slowest: SLOWEST };

  /** Returns whether there is still something left of each. */
  const show = (element: Element, around: readonly Element[], depth: number): boolean => {
    const { name, attributes, inside, text } = element;
    const isShape = SHAPE.test(name);
    const outline = attributes.get('d') ?? attributes.get('points') ?? '';
    const said = `${[...attributes].map((each) => each.join(':')).join(';')};${rules(element)}`;
    const isApart =
      /blend-mode|isolation/.test(said) || (!isShape && /(?<![\w-])opacity/.test(said));
    left.elements -= 1 + text.trim().length / LETTERS;
    left.text -= said.length;
    left.slow -= STEP.test(name) ? 1 : 0;
    left.apart -= (isApart ? 1 : 0) + (text.match(EMOJI)?.length ?? 0);
    left.slowest -= SLOWEST_STEP.test(name) ? 1 : 0;
    const matrix =
      attributes
        .get('kernelMatrix')
        ?.trim()
        .split(/[\s,]+/) ?? [];
    if (outline.length > LONGEST || matrix.length > MATRIX || depth > DEEPEST) return false;
    if (Object.values(left).some((each) => each < 0)) return false;
    const found = [...said.matchAll(/url\((?:&quot;|["'])?#([^"'&)]+)/g)];
    const targets = found.flatMap(([, id]) => byId.get(id) ?? []);
    const paints = [...new Set([...around, ...targets])].filter((each) =>
      INHERITED.test(each.name),
    );
    const shown = [
      ...targets.filter((each) => !INHERITED.test(each.name)),
      ...(isShape ? paints : []),
    ];
    const used = byId.get(hrefOf(element));
    // A marker may stand at each corner.
    const corners = outline.match(/[\d.]+/g)?.length ?? 2;
    const enter = (target: Element, deep: number): boolean => {
      left[/^(?:mask|pattern)$/.test(target.name) ? 'apart' : 'slow'] -= 1;
      // A paint may take what it lacks from another one.
      const other = INHERITED.test(target.name) && byId.get(hrefOf(target));
      return (
        deep <= DEEPEST &&
        stepsOf(target).every((each) => show(each, [], deep + 1)) &&
        (!other || enter(other, deep + 1))
      );
    };
    return (
      shown.every((target) =>
        Array.from({ length: target.name === 'marker' ? corners : 1 }).every(() =>
          enter(target, depth),
        ),
      ) &&
      (!used || name !== 'use' || show(used, paints, depth + 1)) &&
      inside.every((each) => HIDDEN.test(each.name) || show(each, paints, depth + 1))
    );
  };
  return root === undefined || show(root, [], 0);
}

const hrefOf = ({ attributes }: Element) =>
  (attributes.get('href') ?? attributes.get('xlink:href') ?? ' ').slice(1);

/** The steps of a filter, each time that another one takes what it made, because a browser may make that anew. */
function stepsOf({ name, inside }: Element): readonly Element[] {
  if (name !== 'filter') return inside;
  const made = new Map<string, readonly Element[]>();
  let last: readonly Element[] = [];
  for (const step of inside) {
    const inputs = [step, ...step.inside].flatMap(({ attributes }) => [
      made.get(attributes.get('in') ?? '') ?? (attributes.has('in') ? [] : last),
      made.get(attributes.get('in2') ?? '') ?? [],
    ]);
    // More than the limit are as good as all of them.
    last = [step, ...inputs.flat()].slice(0, SLOW + 1);
    made.set(step.attributes.get('result') ?? ' ', last);
  }
  return last.length > inside.length ? last : inside;
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
