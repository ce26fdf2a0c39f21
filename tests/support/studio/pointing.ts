/** Points at places of the preview, as an owner does who wants to change them. */
import { runIn } from '../drivers/puppeteer-driver.ts';
import type { Studio } from './studio.ts';

/** Scrolls to what a selector finds in the preview, and moves the mouse to it; `part` says where in its width, from 0 to 1. */
export async function pointAt(studio: Studio, selector: string, part = 0.5) {
  await studio.sees(
    `${selector} is there, and rests`,
    (selector: string) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const element = frame?.contentDocument?.querySelector(selector);
      if (!frame?.contentWindow || !element) return false;
      // A page that is scrolled by `scrollIntoView` would scroll its carousel as well.
      const { top } = element.getBoundingClientRect();
      const middle = frame.contentWindow.scrollY + top - frame.clientHeight / 2;
      frame.contentWindow.scrollTo({ top: middle, behavior: 'instant' });
      const entrance = element.closest<HTMLElement>('[data-entrance]');
      return entrance?.dataset.entrance !== 'pending' && !entrance?.getAnimations().length;
    },
    selector,
  );
  const { x, y } = (await runIn(
    studio.page,
    (selector: string, part: number) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const page = frame?.contentWindow;
      const element = page?.document.querySelector(selector);
      if (!frame || !page || !element) throw new Error(`There is no ${selector}.`);
      const range = page.document.createRange();
      range.selectNodeContents(element);
      const boxOf = () => range.getClientRects()[0] ?? element.getBoundingClientRect();
      const { top, height } = boxOf();
      const middle = page.scrollY + top + height / 2 - page.innerHeight / 2;
      page.scrollTo({ top: middle, behavior: 'instant' });
      const [outer, box] = [frame.getBoundingClientRect(), boxOf()];
      return {
        x: outer.x + box.x + box.width * part,
        y: outer.y + box.y + box.height / 2,
      };
    },
    [selector, part],
  )) as { x: number; y: number };
  await studio.page.mouse.move(x, y, { steps: 2 });
  return { x, y };
}

/** Clicks there. */
export async function clickOn(studio: Studio, selector: string, part?: number) {
  const { x, y } = await pointAt(studio, selector, part);
  await studio.page.mouse.click(x, y);
}

/** On the first screen of a new site. */
export async function clickOnGreeting(studio: Studio) {
  await clickOn(studio, 'h1');
  await studio.sees(
    'a click on the greeting leads to its field',
    () => document.activeElement?.id === 'field-greeting',
  );
}

/** Waits until the preview shows a route. */
export const isAt = (studio: Studio, route: string) =>
  studio.sees(
    `the page ${route}`,
    (route: string) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const page = frame?.contentWindow;
      return page?.location.hash === `#${route}` && page.document.querySelector('main h1') !== null;
    },
    route,
  );

/** As somebody does who follows a link there. */
export async function goThere(studio: Studio, route: string) {
  await (await studio.preview()).evaluate((route) => {
    location.hash = route;
  }, route);
  await isAt(studio, route);
}
