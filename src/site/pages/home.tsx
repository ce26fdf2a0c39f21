import { type ReactNode, useDeferredValue } from 'react';
import { mainId, sectionIds } from '../../routes.ts';
import { ContentIsDue } from '../components/part.tsx';
import { AboutSection } from '../sections/about.tsx';
import { ContactSection } from '../sections/contact.tsx';
import { HeroSection } from '../sections/hero.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { ProjectsSection } from '../sections/projects.tsx';

type HomePageProps = {
  /** Of the static document alone. */
  behindFirstWords?: ReactNode;
};

export function HomePage({ behindFirstWords }: HomePageProps) {
  // A press on the bar is answered with the first screen, which the hero fills; the sections below it follow in slices.
  const sectionsAreDue = useDeferredValue(true, isFirstPage());
  return (
    <>
      <HeroSection />
      {behindFirstWords}
      <Portrait behind="first part" />
      <ContentIsDue value={sectionsAreDue}>
        <AboutSection headingLevel="h2" />
        <ProjectsSection headingLevel="h2" />
        <ContactSection headingLevel="h2" />
      </ContentIsDue>
    </>
  );
}

/** Whether no press led here. Asked of the document: a store that tells would render home once more, all of it at once. */
function isFirstPage(): boolean {
  if (typeof document === 'undefined' || !document.getElementById(mainId)) return true;
  // The static document, about to be taken over.
  return document.getElementById(sectionIds.home) !== null;
}
