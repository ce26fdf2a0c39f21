import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RoutedFrame } from './layout/routed-frame.tsx';
import { HomePage } from './pages/home.tsx';
import { LifeDetailsPage } from './pages/life-details.tsx';
import { WorkDetailsPage } from './pages/work-details.tsx';
import { type RouteName, routeNames, routes } from './routes.ts';
import { AboutSection } from './sections/about.tsx';
import { ContactSection } from './sections/contact.tsx';
import { ProjectsSection } from './sections/projects.tsx';

/** `h1` where it is the page, `h2` where it stands among others. */
type PageProps = { headingLevel: 'h1' | 'h2' };

/** The page of each route. */
export const pages: Readonly<Record<RouteName, ComponentType<PageProps>>> = {
  home: HomePage,
  about: AboutSection,
  project: ProjectsSection,
  contact: ContactSection,
  workDetails: WorkDetailsPage,
  lifeDetails: LifeDetailsPage,
};

/** All routes in their one frame. The router around it is the caller's choice. */
export function App() {
  return (
    <RoutedFrame>
      <Routes>
        {routeNames.map((name) => {
          const Page = pages[name];
          return <Route key={name} path={routes[name].path} element={<Page headingLevel="h1" />} />;
        })}
      </Routes>
    </RoutedFrame>
  );
}
