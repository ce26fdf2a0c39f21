import { AboutSection } from '../sections/about.tsx';
import { ContactSection } from '../sections/contact.tsx';
import { HeroSection } from '../sections/hero.tsx';
import { ProjectsSection } from '../sections/projects.tsx';
import { Portrait } from '../sections/viewfinder.tsx';

export function HomePage() {
  return (
    <>
      <HeroSection />
      <Portrait behind="first part" />
      <AboutSection headingLevel="h2" />
      <ProjectsSection headingLevel="h2" />
      <ContactSection headingLevel="h2" />
    </>
  );
}
