/** Controls in Chromium, by role and accessible name. */
import type { Page } from 'puppeteer-core';
import { type BarSection, type SectionName, sectionIds } from '../../../src/routes.ts';
import { runIn } from '../drivers/puppeteer-driver.ts';
import { until } from '../drivers/waits.ts';
import { words } from '../owners/content.ts';
import { bulletName } from '../owners/expected-texts.ts';
import { seesSection } from './visitor.ts';

type Role = 'button' | 'link' | 'textbox';

/** Puppeteer's selector for a control. */
export function named(role: Role, name: string): string {
  const quote = name.includes('"') ? "'" : '"';
  return `::-p-aria([name=${quote}${name}${quote}][role="${role}"])`;
}

/** A button of the bar. It is searched for in the bar only, because a text of the owner may be the same. */
export function barButton(name: BarSection): string {
  return `nav ${named('button', words.bar[name])}`;
}

export const carousel = `[role="group"][aria-roledescription="${words.projects.carousel}"]`;
/** The slides in the order of the document, which the loop changes. */
export const slides = `${carousel} [aria-roledescription="${words.projects.slide}"]`;
/** The element that Swiper runs on. */
export const viewport = `${carousel} .swiper`;

export function bullet(index: number): string {
  return named('button', bulletName(index));
}

/** All bullets. Two arrows stand beside them. */
export const bullets = `${carousel} div div button`;

/** Which bullet is marked, from 0. */
export function currentBullet(page: Page): Promise<number> {
  return page.$$eval(bullets, (bullets) =>
    bullets.findIndex((bullet) => bullet.hasAttribute('aria-current')),
  );
}

export async function showsSlide(page: Page, index: number): Promise<void> {
  await until(`slide ${index + 1}`, async () => (await currentBullet(page)) === index);
}

/** Waits until Swiper runs. */
export async function carouselRuns(page: Page): Promise<void> {
  await page.waitForSelector(`${carousel} .swiper-initialized`);
}

/** Finishes everything that moves. */
export function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish();
    // The events of the end come in the next frame, and the page reacts in it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Waits until the page shows this as its first heading. */
export async function seesHeading(page: Page, heading: string): Promise<void> {
  await page.waitForFunction(
    (heading) => document.querySelector('h1')?.textContent === heading,
    {},
    heading,
  );
}

/** Waits until the heading with these words has the focus. */
export async function focusIsOn(page: Page, heading: string): Promise<void> {
  await page.waitForFunction(
    (heading) =>
      /^H[12]$/.test(document.activeElement?.tagName ?? '') &&
      document.activeElement?.textContent === heading,
    {},
    heading,
  );
}

/** Waits until the page has stopped at the beginning of a section of the home page. */
export function restsAtSection(page: Page, name: SectionName): Promise<void> {
  return seesSection({ run: (fn, args) => runIn(page, fn, args) }, sectionIds[name]);
}
