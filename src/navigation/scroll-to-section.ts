import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import type { SectionId } from '../paths.ts';

/**
 * Scrolls this window to a section and hands it the focus; a section that is not there is no error.
 * Not `scrollIntoView`, which inside a frame also scrolls the page around it.
 */
export function scrollToSection(id: SectionId, manner: 'glide' | 'jump'): void {
  const section = document.getElementById(id);
  if (!section) return;
  const underTheBar =
    pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    pixels(getComputedStyle(section).scrollMarginTop);
  window.scrollTo({
    // Rounded down, as a browser rounds either way, and a part of a pixel would lie under the bar.
    top: Math.floor(section.getBoundingClientRect().top + window.scrollY - underTheBar),
    behavior: manner === 'glide' && !prefersReducedMotion() ? 'smooth' : 'instant',
  });
  focusHeading(section);
}

/** The next Tab, and a screen reader, go on from the heading of the given part of the page. */
export function focusHeading(part: ParentNode): void {
  part.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
