/** Compares the look of the site in two engines: the boxes of elements, their colours, and the screenshot as a whole. */
import sharp from 'sharp';

type Values = Readonly<Record<string, readonly number[]>>;
export type Sight = { boxes: Values; colours: Values };

/** The largest differences: of a box in pixels, of a colour in steps of 255. */
const allowed = { boxes: 4, colours: 3 } as const;

/** The names of the elements that differ. */
export function differing(now: Sight, then: Sight): string[] {
  return (['boxes', 'colours'] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(now[kind]), ...Object.keys(then[kind])]);
    return [...names].flatMap((name) => {
      const [ours = [], others = []] = [now[kind][name], then[kind][name]];
      const isNear =
        ours.length === others.length &&
        ours.every((value, index) => Math.abs(value - (others[index] ?? 0)) <= allowed[kind]);
      return isNear ? [] : [`${name}: ${ours.map(Math.round)} now, ${others.map(Math.round)} then`];
    });
  });
}

/** The largest difference of two screenshots, of 255. They are scaled to 32 × 32 pixels, so that single letters do not matter. */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [ours = [], others = []] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().resize(32, 32, { fit: 'fill' }).raw().toBuffer(),
    ),
  );
  return Math.max(...[...ours].map((tone, at) => Math.abs(tone - (others[at] ?? 0))));
}

/**
 * Runs in the page, as do the next ones. Removes known differences, because they would hide others. Lines get whole pixels, because
 * up to 103 Chromium drops the fraction of their height. Lines and rows of bullets are not balanced, because older engines cannot.
 */
export function setPlainly(): void {
  const all = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')];
  for (const { style } of all) {
    style.lineHeight = '';
    style.setProperty('text-wrap', 'wrap');
  }
  const heights = all.map((element) => Number.parseInt(getComputedStyle(element).lineHeight, 10));
  all.forEach(({ style }, index) => {
    const height = heights[index] ?? 0;
    style.lineHeight = height >= 0 ? `${height}px` : '';
  });
}

/** Waits until nothing has moved for some frames. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  let resting = 0;
  while (resting < 12) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    resting = document.getAnimations().length === 0 ? resting + 1 : 0;
  }
}

export function look(): Sight {
  const boxes: Record<string, number[]> = {};
  const colours: Record<string, number[]> = {};
  const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const kinds = {
    bar: 'header',
    key: 'header button',
    heading: 'h1, h2, h3',
    part: 'main > *',
    picture: 'main img, main svg',
    card: '#about-section li, [role="group"] [role="group"] > *',
    field: 'input, textarea',
    button: 'main button',
    link: 'main a',
    footer: 'footer',
  };
  for (const [kind, selector] of Object.entries(kinds)) {
    [...document.querySelectorAll(selector)].forEach((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const name = `${kind} ${index}`;
      boxes[name] = [left, top + scrollY, width, height];
      // Hidden elements, such as the form on paper, may have default colours of the engine.
      if (element.getClientRects().length === 0) return;
      colours[name] = [style.color, style.backgroundColor, style.borderTopColor].flatMap(numbers);
    });
  }
  const { color, backgroundColor } = getComputedStyle(document.body);
  colours.page = [color, backgroundColor].flatMap(numbers);
  return { boxes, colours };
}
