import { AboutSection } from '../sections/about.tsx';
import { ContactSection } from '../sections/contact.tsx';
import { HeroSection } from '../sections/hero.tsx';
import { ProjectsSection } from '../sections/projects.tsx';

export function HomePage() {
  return (
    <>
      <HeroSection />
      <AboutSection headingLevel="h2" />
      <ProjectsSection headingLevel="h2" />
      <ContactSection headingLevel="h2" />
    </>
  );
}
