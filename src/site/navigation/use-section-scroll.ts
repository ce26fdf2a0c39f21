import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes, type SectionId, sectionIds } from '../../routes.ts';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { createSectionScroll } from './section-scroll.ts';

/** Leads to a section of the home page. It is undefined in the prerendered document, where plain links do that. */
export const GoToSection = createContext<((section: SectionId) => void) | undefined>(undefined);

/** Whether this is rendered into the prerendered document, and not by a program that runs. */
export const useIsPrerendered = () => use(GoToSection) === undefined;

/**
 * Scrolls to where the address says, and returns a function that leads to a section from anywhere in the site. `returnTop` is where
 * a page begins that the visitor comes back to. Where it is not known, the browser scrolls there after this.
 */
export function useSectionScroll(returnTop?: number): (section: SectionId) => void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const shownPath = useRef(pathname);
  const navigateRef = useRef(navigate);
  navigateRef.current = navigate;
  const [sectionScroll] = useState(() =>
    createSectionScroll({
      scrollTo: (section) => scrollToSection(section, 'glide'),
      goHome: () => navigateRef.current(routes.home.path),
    }),
  );

  useEffect(() => sectionScroll.cancel, [sectionScroll]);

  useLayoutEffect(() => {
    // The first page stays as it is, because the visitor may have scrolled it or typed into it before the program came.
    if (shownPath.current !== pathname) {
      const left = shownPath.current;
      shownPath.current = pathname;
      sectionScroll.pathChanged(pathname);
      window.scrollTo({ top: returnTop ?? 0, left: 0, behavior: 'instant' });
      // Somebody who comes back continues from the link that led away.
      const link = returnTop === undefined ? undefined : linkTo(left);
      if (link) link.focus({ preventScroll: true });
      else focusHeading(document);
    }
  }, [pathname, returnTop, sectionScroll]);

  useLayoutEffect(() => {
    // The address names a section. location-source.ts hands the router `#contact-section` as `#/#contact-section`.
    const section = Object.values(sectionIds).find((id) => hash === `#${id}`);
    if (section && returnTop === undefined) scrollToSection(section, 'jump');
  }, [hash, returnTop]);

  return (section) => sectionScroll.request(section, pathname);
}

/**
 * Scrolls to a section as soon as it has its content, and gives it the focus. A section that is not there is no error.
 * `scrollIntoView` is not used, because inside a frame it also scrolls the page around it.
 */
function scrollToSection(id: SectionId, manner: 'glide' | 'jump'): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (!section.firstElementChild) {
    const content = new MutationObserver(() => {
      content.disconnect();
      scrollToSection(id, manner);
    });
    content.observe(section, { childList: true });
    return;
  }
  const belowTheBar =
    pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    pixels(getComputedStyle(section).scrollMarginTop);
  window.scrollTo({
    // Rounded down, because a browser may round up, and then the bar would cover a part of a pixel.
    top: Math.floor(section.getBoundingClientRect().top + window.scrollY - belowTheBar),
    behavior: manner === 'glide' && !prefersReducedMotion() ? 'smooth' : 'instant',
  });
  focusHeading(section);
}

/** The link in the window that leads to a page. */
function linkTo(path: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main a')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.getAttribute('href') === `#${path}` && top >= 0 && bottom <= window.innerHeight;
  });
}

/** The next Tab and a screen reader continue from the heading of this part. */
function focusHeading(part: ParentNode): void {
  part.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
