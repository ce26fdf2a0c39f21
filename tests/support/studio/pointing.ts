/** Points at places of the preview, as an owner does who wants to change them. */
import { allRoutes, sectionIds } from '../../../src/routes.ts';
import { runIn } from '../drivers/puppeteer-driver.ts';
import { untilRests } from '../drivers/waits.ts';
import type { Studio } from './studio.ts';

/** Scrolls to what a selector finds in the preview, and moves the mouse to it; `part` says where in its width, from 0 to 1. */
export async function pointAt(studio: Studio, selector: string, part = 0.5) {
  const { x, y } = await untilRests(`${selector} is there, and`, () =>
    runIn(studio.page, placeInPreview, [selector, part]),
  );
  await studio.page.mouse.move(x, y, { steps: 2 });
  return { x, y };
}

/** Runs in the studio. */
function placeInPreview(selector: string, part: number) {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
  const page = frame?.contentWindow;
  const element = page?.document.querySelector(selector);
  if (!frame || !page || !element) return undefined;
  const entrance = element.closest<HTMLElement>('[data-entrance]');
  const isComing = entrance?.dataset.entrance === 'pending' || entrance?.getAnimations().length;
  const range = page.document.createRange();
  range.selectNodeContents(element);
  const boxOf = () => range.getClientRects()[0] ?? element.getBoundingClientRect();
  const { top, height } = boxOf();
  const middle = page.scrollY + top + height / 2 - page.innerHeight / 2;
  // A page that is scrolled by `scrollIntoView` would scroll its carousel as well.
  page.scrollTo({ top: middle, behavior: 'instant' });
  const [outer, box] = [frame.getBoundingClientRect(), boxOf()];
  if (isComing) return undefined;
  return { x: outer.x + box.x + box.width * part, y: outer.y + box.y + box.height / 2 };
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
export function isAt(studio: Studio, route: string) {
  const { home } = sectionIds;
  const [part = route] = allRoutes.find(({ path }) => path === route)?.sections ?? [];
  return studio.sees(
    `the page ${route}`,
    (route: string, part: string, home: string) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const page = frame?.contentWindow;
      if (page?.location.hash !== `#${route}`) return false;
      // The address changes before the page does. Home has the sections of other routes, too.
      const parts = [...page.document.querySelectorAll<HTMLElement>('main [data-part]')];
      const shown = parts.map((each) => each.dataset.part);
      return shown.includes(part) && shown.includes(home) === (part === home);
    },
    route,
    part,
    home,
  );
}

/** As somebody does who follows a link there. */
export async function goThere(studio: Studio, route: string) {
  await (await studio.preview()).evaluate((route) => {
    location.hash = route;
  }, route);
  await isAt(studio, route);
}
