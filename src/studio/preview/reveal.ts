/** Brings a place of the page into view. */
import type Swiper from 'swiper';
import { boxOf } from './mark.ts';
import { indexOfSlide } from './project-targets.ts';
import type { PreviewTarget } from './targets.ts';

/** In milliseconds: the most that a page gets to start its program and its carousel. */
export const START = 4000;

/** The carousel of a page. Swiper names itself there when it has started. */
const carouselOf = (page: Window) =>
  page.document.querySelector<HTMLElement & { swiper?: Swiper }>('.swiper');

/** Shows the same slide in another page. The carousel starts only when it is near to the window. */
export async function keepSlide(before: Window, page: Window): Promise<void> {
  const index = carouselOf(before)?.swiper?.realIndex ?? 0;
  const box = carouselOf(page)?.getBoundingClientRect();
  if (index === 0 || !box || box.top > page.innerHeight || box.bottom < 0) return;
  await soon(() => slideTo(page, index), START);
}

/** Shows a slide, at once. Returns whether the carousel has started. */
function slideTo(page: Window, index: number): boolean {
  const swiper = carouselOf(page)?.swiper;
  if (!swiper) return false;
  if (swiper.params.loop) swiper.slideToLoop(index, 0);
  else swiper.slideTo(index, 0);
  return true;
}

/** Shows the slide that a place is in, if it is in one. Returns whether it is in view. */
export function showSlide(page: Window, place: PreviewTarget): boolean {
  const slide = place.element.closest<HTMLElement>('.swiper-slide');
  if (!slide) return true;
  const { left, right } = slide.getBoundingClientRect();
  const view = carouselOf(page)?.getBoundingClientRect();
  if (view && left >= view.left - 1 && right <= view.right + 1) return true;
  return slideTo(page, indexOfSlide(slide));
}

/** `scrollIntoView` is not used, because it would also scroll the studio. */
export function scrollTo(page: Window, place: PreviewTarget): void {
  const box = boxOf(place);
  const bar = page.document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (!box || (box.top >= bar && box.bottom <= page.innerHeight)) return;
  const room = page.innerHeight - bar;
  // A place that is higher than the window begins below the bar.
  const above = bar + Math.max(0, (room - box.height) / 2);
  page.scrollTo({ top: page.scrollY + box.top - above, behavior: 'instant' });
}

/**
 * Tries again until something has happened, for at most this many milliseconds, and ever less often, because a field may have no
 * place at all. Timers run in a hidden window, too. Resolves to whether it has.
 */
export function soon(happens: () => boolean, most: number): Promise<boolean> {
  const end = performance.now() + most;
  return new Promise((resolve) => {
    const attempt = (pause: number) => {
      const hasHappened = happens();
      if (hasHappened || performance.now() > end) resolve(hasHappened);
      else setTimeout(attempt, pause, pause * 1.3);
    };
    attempt(10);
  });
}
