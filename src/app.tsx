import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { HomePage } from './pages/home.tsx';
import { LifeDetailsPage } from './pages/life-details.tsx';
import { WorkDetailsPage } from './pages/work-details.tsx';
import { paths } from './paths.ts';
import { AboutSection } from './sections/about.tsx';
import { ContactSection } from './sections/contact.tsx';
import { ProjectsSection } from './sections/projects.tsx';

/** The six routes in their one layout. The router around it is the caller's choice. */
export function App() {
  return (
    <Layout>
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.about} element={<AboutSection headingLevel="h1" />} />
        <Route path={paths.project} element={<ProjectsSection headingLevel="h1" />} />
        <Route path={paths.contact} element={<ContactSection headingLevel="h1" />} />
        <Route path={paths.workDetails} element={<WorkDetailsPage headingLevel="h1" />} />
        <Route path={paths.lifeDetails} element={<LifeDetailsPage headingLevel="h1" />} />
      </Routes>
    </Layout>
  );
}
