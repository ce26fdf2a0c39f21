import { type ComponentProps, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { GoingBackContext, useGoingBack } from '../navigation/going-back.ts';
import { GoToSection, useSectionScroll } from '../navigation/use-section-scroll.ts';
import { useSite } from '../site-content.ts';
import { SiteLayout } from './site-layout.tsx';
import { titleOf } from './title.ts';

/** The layout, with what only the program does: it sets the title and the scroll position, and leads to each section. */
export function RoutedLayout(props: ComponentProps<typeof SiteLayout>) {
  const site = useSite();
  const { pathname } = useLocation();
  const goingBack = useGoingBack(site);
  const goToSection = useSectionScroll(goingBack.returnsTo?.top);

  useEffect(() => {
    document.title = titleOf(pathname, site);
  }, [pathname, site]);

  return (
    <GoToSection value={goToSection}>
      <GoingBackContext value={goingBack}>
        <SiteLayout {...props} />
      </GoingBackContext>
    </GoToSection>
  );
}
