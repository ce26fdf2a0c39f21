import { useDeferredValue } from 'react';
import { ContentIsDue } from '../components/part.tsx';
import { sectionIds } from '../routes.ts';
import { AboutSection } from '../sections/about.tsx';
import { ContactSection } from '../sections/contact.tsx';
import { HeroSection } from '../sections/hero.tsx';
import { ProjectsSection } from '../sections/projects.tsx';
import { Portrait } from '../sections/viewfinder.tsx';

export function HomePage() {
  // A press on the bar is answered with the first screen, which the hero fills; the sections below it follow in slices.
  const sectionsAreDue = useDeferredValue(true, isStatic());
  return (
    <>
      <HeroSection />
      <Portrait behind="first part" />
      <ContentIsDue value={sectionsAreDue}>
        <AboutSection headingLevel="h2" />
        <ProjectsSection headingLevel="h2" />
        <ContactSection headingLevel="h2" />
      </ContentIsDue>
    </>
  );
}

/** Whether the static document is made, or taken over. A store that tells would render home once more, all of it at once. */
function isStatic(): boolean {
  return typeof document === 'undefined' || document.getElementById(sectionIds.home) !== null;
}
