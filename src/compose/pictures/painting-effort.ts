/**
 * How much a browser has to paint for a drawing. A short drawing may have millions of shapes, because it may repeat, mask and
 * filter what is repeated, masked and filtered already, and every visitor would wait. So this goes through a drawing in the order
 * in which a browser paints it, adds up costs, and stops at a limit.
 */
import { type Element, readElements } from './svg-elements.ts';

/** The limit. One is the cost of a shape that fills 800 × 1000 pixels: about 0.2 ms on a slow processor without a graphics card. */
const MOST = 12_000;
/** How deep elements may stand in each other, with those that they refer to. */
const DEEPEST = 100;

/** So many characters of paths and styles, and of texts, cost as much as a shape. */
const LENGTH = 100;
const LETTERS = 5;
/** In characters. A longer path costs more for each of them, because its lines may cross each other. */
const LONG_PATH = 10_000;
const STOPS = 20;
const GRADIENT = 24;
const PATTERN = 100;
const TRANSPARENT = 3;
const TRANSPARENT_GROUP = 90;
const CLIP = 20;
/** The cost of a path of a few points in dashes of a pixel. */
const DASHES = 20;
/** The cost of what is painted alone first, and then onto the rest. */
const LAYER = 250;

/** The steps of a filter that look at many pixels for each one. */
const SLOW_STEPS = new Map([
  ['feColorMatrix', 500],
  ['feTile', 1500],
  ['feConvolveMatrix', 160],
  ['feDiffuseLighting', 1500],
  ['feDisplacementMap', 1500],
  ['feDropShadow', 500],
  ['feGaussianBlur', 500],
  ['feMorphology', 1000],
  ['feSpecularLighting', 1500],
  ['feTurbulence', 1500],
]);
const OTHER_STEP = 150;
/** Elements that nothing shows unless something refers to them. */
const HIDDEN = /^(?:defs|symbol|style|stop|clipPath|mask|pattern|marker|filter|\w+Gradient|fe\w+)$/;
const SHAPE = /^(?:path|rect|circle|ellipse|line|poly\w+|text|tspan)$/;

type Attributes = Element['attributes'];

class TooMuch extends Error {}

export function isSoonPainted(svg: string): boolean {
  const elements = readElements(svg) ?? [];
  try {
    const [root] = elements;
    if (root) new Painting(root, elements).paint(root, [], 0);
    return true;
  } catch (error) {
    if (error instanceof TooMuch) return false;
    throw error;
  }
}

/** What the attributes and rules of an element mean for the cost: how much they cost each time, and to what they refer. */
type Look = {
  effort: number;
  isTransparent: boolean;
  /** The most by which it enlarges its content. */
  scale: number;
  /** The shortest dash. */
  dash: number;
  targets: readonly Element[];
};

class Painting {
  private left = MOST;
  private isClipping = false;
  /** How many pixels one unit has at this place. */
  private scale = 1;
  private dash = Number.POSITIVE_INFINITY;
  private readonly byId = new Map<string, Element>();
  private readonly byClass: ReadonlyMap<string, string>;
  private readonly everywhere: Look;
  private readonly looks = new Map<Element, Look>();
  /** The paints and markers that an element inherits from those around it. */
  private readonly around = new Map<Element, readonly Element[]>();

  private readonly root: Element;

  constructor(root: Element, elements: readonly Element[]) {
    this.root = root;
    // Browsers also read and keep elements that are not shown.
    this.spend(elements.length / 10);
    for (const element of elements) {
      const id = element.attributes.get('id');
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    }
    const styles = readStyles(elements);
    this.byClass = styles.byClass;
    this.everywhere = this.read(styles.ofAll);
    // A browser compares each element with each rule.
    this.everywhere.effort += styles.ofAll.length / 2000;
    for (const element of elements) {
      const look = this.read(this.declarationsOf(element));
      const outer = element.parent ? this.around.get(element.parent) : this.everywhere.targets;
      const own = look.targets.filter(isInherited);
      this.spend(own.length / 10);
      this.looks.set(element, look);
      this.around.set(element, this.together(outer?.filter(isInherited) ?? [], own));
    }
  }

  /**
   * Counts an element with its content. It inherits paints and markers from the elements around it, and from the `use` that
   * repeats it.
   */
  paint(element: Element, inherited: readonly Element[], depth: number): void {
    if (depth > DEEPEST) throw new TooMuch();
    const { name, attributes, inside, text } = element;
    const { scale, dash } = this;
    const isGroup = inside.length > 0 || name === 'use';
    this.spend(1 + text.length / LETTERS);
    for (const look of [this.everywhere, this.looks.get(element)]) {
      if (!look) continue;
      this.spend(look.effort);
      this.scale *= look.scale;
      this.dash = Math.min(this.dash, look.dash);
      if (look.isTransparent) this.spend(isGroup ? TRANSPARENT_GROUP : TRANSPARENT);
      for (const target of look.targets) {
        if (target.name === 'mask') this.mask(target, depth);
        if (target.name === 'clipPath') this.clip(target, depth);
        if (target.name === 'filter') this.filter(target);
      }
    }
    const paints = this.together(this.around.get(element) ?? [], inherited);
    if (SHAPE.test(name)) {
      this.spend((DASHES / this.dash / this.scale) * (1 + lengthOf(element) / 20));
      for (const each of paints) this.paintWith(each, element, depth);
    }
    const repeated = name === 'use' && this.referred(attributes);
    if (repeated) this.paint(repeated, paints, depth + 1);
    for (const each of inside) if (!HIDDEN.test(each.name)) this.paint(each, paints, depth + 1);
    Object.assign(this, { scale, dash });
  }

  private paintWith(paint: Element, shape: Element, depth: number): void {
    if (depth > DEEPEST) throw new TooMuch();
    if (paint.name === 'marker') {
      const places = shape.attributes.get('d') ?? shape.attributes.get('points') ?? '';
      const corners = places.match(/[a-z]|[\d.]+/gi)?.length ?? 2;
      for (let corner = 0; corner < corners; corner += 1) this.content(paint, depth);
      return;
    }
    this.spend(paint.name === 'pattern' ? PATTERN : GRADIENT + paint.inside.length / STOPS);
    if (paint.name === 'pattern') this.content(paint, depth);
    // A paint may take what it lacks from another one.
    const other = this.referred(paint.attributes);
    if (other) this.paintWith(other, shape, depth + 1);
  }

  private mask(element: Element, depth: number): void {
    this.spend(LAYER);
    this.content(element, depth);
  }

  /** Browsers join several shapes first. A clip that is a text, or stands within another clip, is painted alone first. */
  private clip(element: Element, depth: number): void {
    const { inside } = element;
    const length = inside.reduce((sum, each) => sum + lengthOf(each), 0);
    this.spend(CLIP + (inside.length > 1 ? (length / LENGTH) ** 2 : 0));
    const before = this.isClipping;
    if (before) this.spend(LAYER);
    if (inside.some(({ name }) => name === 'text' || name === 'use')) this.spend(2 * CLIP);
    this.isClipping = true;
    this.content(element, depth);
    this.isClipping = before;
  }

  private filter(element: Element): void {
    const scale = this.scale * (this.looks.get(element)?.scale ?? 1);
    const zoom = this.scale / (this.looks.get(this.root)?.scale ?? 1);
    const share = shareOf(element.attributes, this.root.attributes, zoom);
    this.spend(costOfFilter(element, scale) * share);
  }

  private content({ inside }: Element, depth: number): void {
    this.spend(1);
    for (const each of inside) this.paint(each, [], depth + 1);
  }

  private referred(attributes: Attributes): Element | undefined {
    const address = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
    return this.byId.get(address.slice(1));
  }

  /** The attributes of an element and the rules of its classes, as declarations. The rules for all elements are not in it. */
  private declarationsOf({ attributes }: Element): string {
    const own = [...attributes].map(([name, value]) => `${name}:${value}`);
    const classes = new Set(attributes.get('class')?.split(/\s+/));
    return [...own, ...[...classes].map((name) => this.byClass.get(name) ?? '')].join(';');
  }

  private read(declarations: string): Look {
    this.spend(declarations.length / 1000);
    const ids = new Set(
      [...declarations.matchAll(/url\((?:&quot;|["'])?#([^"'&)]+)/g)].map(([, id]) => id),
    );
    return {
      effort:
        (declarations.length / LENGTH) * (1 + declarations.length / LONG_PATH) +
        (/blend-mode|isolation/.test(declarations) ? LAYER : 0),
      scale: scaleIn(declarations),
      dash: dashIn(declarations),
      isTransparent: /(?<![\w-])opacity/.test(declarations),
      targets: [...ids].flatMap((id = '') => this.byId.get(id) ?? []),
    };
  }

  private together(some: readonly Element[], others: readonly Element[]): readonly Element[] {
    if (others.length === 0) return some;
    this.spend((some.length + others.length) / 10);
    return [...new Set([...some, ...others])];
  }

  private spend(effort: number): void {
    this.left -= effort;
    if (!(this.left >= 0)) throw new TooMuch();
  }
}

const isInherited = ({ name }: Element) => /^(?:pattern|marker|\w+Gradient)$/.test(name);

const lengthOf = ({ attributes, text }: Element): number =>
  [...attributes.values()].reduce((sum, value) => sum + value.length, text.length);

/** The rules that have only classes as selectors, by these. All other rules count for every element. */
function readStyles(elements: readonly Element[]) {
  const byClass = new Map<string, string>();
  const ofAll: string[] = [];
  const rules = elements.flatMap(({ name, text }) => (name === 'style' ? text.split('}') : []));
  for (const rule of rules) {
    const [selector = '', body = '', ...more] = rule.split('{');
    const classes = selector
      .split(',')
      .flatMap((each) => /^\s*\.([\w-]+)\s*$/.exec(each)?.[1] ?? []);
    const isOfClasses = more.length === 0 && classes.length === selector.split(',').length;
    if (!isOfClasses) ofAll.push(rule);
    else for (const name of classes) byClass.set(name, `${byClass.get(name) ?? ''};${body}`);
  }
  return { byClass, ofAll: ofAll.join(';') };
}

/**
 * A step may take the results of other steps. A result that several steps take counts for each, because an engine may make it
 * again.
 */
function costOfFilter({ inside }: Element, reach: number): number {
  const results = new Map<string, number>();
  let last = 0;
  let sum = 0;
  const costOf = (input = '') => (input === '' ? last : (results.get(input) ?? 0));
  for (const step of inside) {
    const takers = step.name === 'feMerge' ? step.inside : [step];
    const inputs = takers.map((each) => costOf(each.attributes.get('in')));
    if (/^fe(?:Blend|Composite|DisplacementMap)$/.test(step.name))
      inputs.push(costOf(step.attributes.get('in2')));
    const own = (SLOW_STEPS.get(step.name) ?? OTHER_STEP) * timesOf(step, reach);
    sum += own;
    last = inputs.reduce((all, input) => all + input, own);
    results.set(step.attributes.get('result') ?? '', last);
  }
  return Math.max(sum, last);
}

/** By which factor a step takes longer, because it looks at more pixels for each one. */
function timesOf({ name, attributes }: Element, reach: number): number {
  const most = (of: string) => Math.max(0, ...numbersIn(attributes.get(of) ?? ''));
  if (name === 'feConvolveMatrix') return (most('order') || 3) ** 2;
  return Math.max(1, (most('stdDeviation') * reach) / 50, (most('radius') * reach) / 10);
}

/**
 * The size of a filter's region: as a share of the picture, or compared with what is filtered. The usual region is 1.44 times as
 * large.
 */
function shareOf(filter: Attributes, root: Attributes, zoom: number): number {
  const [, , width = 1, height = 1] = numbersIn(root.get('viewBox') ?? '');
  const side = (name: string) => {
    const text = filter.get(name) ?? '120%';
    const [number = 1] = numbersIn(text);
    return { number: text.endsWith('%') ? number / 100 : number, isShare: text.endsWith('%') };
  };
  const [wide, high] = [side('width'), side('height')];
  if (filter.get('filterUnits') !== 'userSpaceOnUse')
    return Math.max(1, (wide.number * high.number) / 4);
  const shares =
    (wide.isShare ? 1 : wide.number / width) * (high.isShare ? 1 : high.number / height);
  return Math.max(0.05, shares * zoom ** 2);
}

const numbersIn = (text: string) =>
  (text.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).slice(0, 99).map((number) => Number(number));

function scaleIn(declarations: string): number {
  let scale = 1;
  for (const [, box = ''] of declarations.matchAll(/viewBox:([^;]*)/g))
    scale *= 1000 / Math.min(...numbersIn(box).slice(2));
  for (const [, list = ''] of declarations.matchAll(
    /\b(?:scale|matrix)(?:3d|[XYZ])?\(([^()]*)\)/gi,
  ))
    scale *= Math.max(1, ...numbersIn(list).slice(0, 4));
  return declarations.includes('objectBoundingBox') ? scale * 1000 : scale;
}

function dashIn(declarations: string): number {
  const lists = [...declarations.matchAll(/dasharray:([^;]*)/g)].flatMap(([, list = '']) =>
    numbersIn(list),
  );
  return Math.min(...lists.filter((dash) => dash > 0));
}
