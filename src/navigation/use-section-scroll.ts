import { createContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, type SectionId, sectionIds } from '../paths.ts';
import { focusHeading, scrollToSection } from './scroll-to-section.ts';
import { createSectionScroll } from './section-scroll.ts';

/** Leads to a section of the home page. Undefined in the static document, where plain links do it. */
export const GoToSection = createContext<((section: SectionId) => void) | undefined>(undefined);

/** Puts the page where the address says, and returns the way to a section from anywhere in the site. */
export function useSectionScroll(): (section: SectionId) => void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const shownPath = useRef(pathname);
  const navigateRef = useRef(navigate);
  navigateRef.current = navigate;
  const [sectionScroll] = useState(() =>
    createSectionScroll({
      scrollTo: (section) => scrollToSection(section, 'glide'),
      goHome: () => navigateRef.current(paths.home),
    }),
  );

  useEffect(() => sectionScroll.cancel, [sectionScroll]);

  useLayoutEffect(() => {
    // Not on the first page: the visitor may have scrolled it, or typed into it, before the program arrived.
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      sectionScroll.pathChanged(pathname);
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      focusHeading(document);
    }
  }, [pathname, sectionScroll]);

  useLayoutEffect(() => {
    const section = Object.values(sectionIds).find((id) => hash === `#${id}`);
    if (section) scrollToSection(section, 'jump');
  }, [hash]);

  return (section) => sectionScroll.request(section, pathname);
}
