import { type ReactNode, use, useDeferredValue } from 'react';
import { hasRoute, routes } from '../../routes.ts';
import { ContentIsDue } from '../components/part.tsx';
import { GoingBackContext } from '../navigation/going-back.ts';
import { AboutSection } from '../sections/about/about.tsx';
import { ContactSection } from '../sections/contact/contact.tsx';
import { HeroSection } from '../sections/hero/hero.tsx';
import { Portrait } from '../sections/hero/portrait.tsx';
import { ProjectsSection } from '../sections/projects/projects.tsx';
import { useSite } from '../site-content.ts';

type HomePageProps = {
  /** Only the prerendered document has it. */
  afterFirstWords?: ReactNode;
};

export function HomePage({ afterFirstWords }: HomePageProps) {
  const { portfolio } = useSite();
  const { goesBack } = use(GoingBackContext);
  // A press on the bar first renders the hero, which fills the screen. The sections below follow in slices. On the first page React
  // hydrates them, and somebody who comes back may see one of those.
  const sectionsAreDue = useDeferredValue(true, goesBack);
  return (
    <>
      <HeroSection />
      {afterFirstWords}
      <Portrait after="first part" />
      <ContentIsDue value={sectionsAreDue}>
        <AboutSection headingLevel="h2" />
        {hasRoute(portfolio, routes.project) && <ProjectsSection headingLevel="h2" />}
        <ContactSection headingLevel="h2" />
      </ContentIsDue>
    </>
  );
}
