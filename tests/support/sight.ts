/** What of a page has to look the same in another engine: where things are, and what colours they have. */

type Values = Readonly<Record<string, readonly number[]>>;
export type Sight = { boxes: Values; colours: Values };

/**
 * What differs, by its name, by more than so many pixels, and one more in a hundred as older engines round each line of a text; or by
 * more than three steps of a colour of 255.
 */
export function differing(now: Sight, then: Sight, pixels = 4): string[] {
  const allowed = { boxes: (place: number) => pixels + place / 100, colours: () => 3 };
  return (['boxes', 'colours'] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(now[kind]), ...Object.keys(then[kind])]);
    return [...names].flatMap((name) => {
      const [ours = [], others = []] = [now[kind][name], then[kind][name]];
      const isNear =
        ours.length === others.length &&
        ours.every(
          (value, index) => Math.abs(value - (others[index] ?? 0)) <= allowed[kind](value),
        );
      return isNear ? [] : [`${name}: ${ours.map(Math.round)} now, ${others.map(Math.round)} then`];
    });
  });
}

/** Runs in the page, as does the next one. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  // What is lit, or follows the window, is on its way.
  await new Promise((resolve) => setTimeout(resolve, 500));
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
    card: '#about-section li, [aria-roledescription="slide"] > *',
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
      // Each in its own line of a heading: only polish balances them.
      const isText = kind === 'heading' || kind === 'link';
      boxes[name] = [isText ? 0 : left, top + scrollY, isText ? 0 : width, height];
      colours[name] = [style.color, style.backgroundColor, style.borderTopColor].flatMap(numbers);
    });
  }
  const { color, backgroundColor } = getComputedStyle(document.body);
  colours.page = [color, backgroundColor].flatMap(numbers);
  return { boxes, colours };
}
