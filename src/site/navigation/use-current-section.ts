import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf, routes, type SectionId, sectionIds } from '../../routes.ts';
import { useSite } from '../site-content.ts';

/**
 * The section that the visitor is at: on the home page, the one in the middle of the window.
 * On the page of a project it is that of the projects. It is undefined on the details pages and until the program runs, because the prerendered document marks none.
 */
export function useCurrentSection(): SectionId | undefined {
  const site = useSite();
  const { pathname } = useLocation();
  const [current, setCurrent] = useState<SectionId>();

  useEffect(() => {
    const { sections, within } = routeOf(pathname, site);
    const [section, another] = sections;
    setCurrent(another ? undefined : (section ?? within));
    if (pathname !== routes.home.path) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)?.target.id;
        const section = Object.values(sectionIds).find((id) => id === entered);
        if (section) setCurrent(section);
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const id of Object.values(sectionIds)) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [pathname, site]);

  return current;
}
