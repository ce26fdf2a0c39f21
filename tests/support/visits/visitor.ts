import type { Driver, Point } from '../drivers/driver.ts';
import { until } from '../drivers/waits.ts';

/** What a visitor does and sees, in the page or in the frame that holds the site. */
type Sight = {
  /** The texts of the visible h1 elements. */
  headings: string[];
  /** Whether the bar has buttons, which only the program makes. */
  live: boolean;
};

type SectionSight = {
  /** Distances from the top of the window: of the section, and of the bar's lower edge. */
  top: number;
  bar: number;
  window: number;
  position: number;
  atEnd: boolean;
};

/** A border and a fraction of a pixel count as nothing. */
const hairline = 2;

function look(driver: Driver, frame?: string): Promise<Sight> {
  return driver.run(
    () => {
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      return {
        headings: [...document.querySelectorAll('h1')].filter(shown).map(words),
        live: [...document.querySelectorAll('header button')].filter(shown).length >= 4,
      };
    },
    [],
    frame,
  );
}

/** Waits until the program runs and shows exactly this heading. */
export async function seesPage(driver: Driver, heading: string, frame?: string): Promise<void> {
  let last = '';
  await until(`the page headed '${heading}'`, async () => {
    const { headings, live } = await look(driver, frame);
    last = JSON.stringify({ headings, live });
    return live && headings.length === 1 && headings[0] === heading;
  }).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}; the last sight: ${last}`);
  });
}

/** Presses a control with the mouse when it has stopped moving. Only its own document is scrolled. */
export async function press(
  driver: Driver,
  role: 'link' | 'button',
  name: string,
  { within = 'body', frame }: { within?: string; frame?: string | undefined } = {},
): Promise<void> {
  let last: Point | null = null;
  const point = await until(`a ${role} '${name}' that can be pressed`, async () => {
    const now = await driver.run(findPoint, [role, name, within], frame);
    const rests = now && last && now.x === last.x && now.y === last.y;
    last = now;
    return rests && now;
  });
  const origin = frame === undefined ? { x: 0, y: 0 } : await driver.run(frameOrigin, [frame]);
  await driver.press({ x: origin.x + point.x, y: origin.y + point.y });
}

/** Waits until the window has stopped with the section right below the bar, or, for the first section, at the top of the page. */
export async function seesSection(
  driver: Pick<Driver, 'run'>,
  id: string,
  frame?: string,
): Promise<void> {
  let last: SectionSight | undefined;
  let resting = 0;
  await until(`section ${id} in view`, async () => {
    const now = await driver.run(sightOfSection, [id], frame);
    resting = now !== null && now.position === last?.position ? resting + 1 : 0;
    last = now ?? undefined;
    if (now === null || resting < 2) return false;
    const isFirst = now.position === 0 && now.top <= now.bar;
    // The last section may not reach the bar, because the page ends before.
    const lowest = now.atEnd ? now.window : now.window / 2;
    return isFirst || (now.top >= now.bar - hairline && now.top < lowest);
  }).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}; ${JSON.stringify(last)}`);
  });
}

function findPoint(role: string, name: string, within: string): Point | null {
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const copy = (labels.length ? document.createElement('i') : element.cloneNode(true)) as Element;
    for (const id of labels) copy.append(` ${document.getElementById(id)?.textContent ?? ''}`);
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    const label = labels.length ? null : element.getAttribute('aria-label');
    return (label ?? copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const tag = role === 'link' ? 'a[href]' : 'button';
  const element = [...document.querySelectorAll(`${within} ${tag}`)].find(
    (candidate) => nameOf(candidate) === name,
  );
  if (!element) return null;

  const middle = () => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const isHit = ({ x, y }: Point) => element.contains(document.elementFromPoint(x, y));
  if (!isHit(middle())) {
    // Not scrollIntoView, because that would also move the page around a frame.
    window.scrollTo({ top: scrollY + middle().y - innerHeight / 2, behavior: 'instant' });
  }
  return isHit(middle()) ? middle() : null;
}

function frameOrigin(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no frame ${selector}`);
  const box = element.getBoundingClientRect();
  return { x: box.left + element.clientLeft, y: box.top + element.clientTop };
}

function sightOfSection(id: string): SectionSight | null {
  const section = document.getElementById(id);
  // One that is hidden would be at the top of the window.
  if (!section || section.getClientRects().length === 0) return null;
  const bars = [...document.querySelectorAll('header')].filter((element) =>
    ['sticky', 'fixed'].includes(getComputedStyle(element).position),
  );
  return {
    top: section.getBoundingClientRect().top,
    bar: Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)),
    window: innerHeight,
    position: scrollY,
    atEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
  };
}
