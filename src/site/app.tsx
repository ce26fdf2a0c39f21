import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type GivenPath,
  legalPath,
  partsOf,
  portraitPart,
  routeOf,
  routes,
  type SiteRoute,
  showreelPath,
} from '../routes.ts';
import type { PageProps } from './components/part.tsx';
import type { ProjectPages } from './hydration/provided-modules.ts';
import { RestStyle } from './hydration/rest-style.tsx';
import { RoutedLayout } from './layout/routed-layout.tsx';
import { HomePage } from './pages/home.tsx';
import { LifeDetailsPage } from './pages/life-details.tsx';
import { WorkDetailsPage } from './pages/work-details.tsx';
import { AboutSection } from './sections/about/about.tsx';
import { ContactSection } from './sections/contact/contact.tsx';
import { Portrait } from './sections/hero/portrait.tsx';
import { ProjectsSection } from './sections/projects/projects.tsx';
import { useSite } from './site-content.ts';

type ProjectPagesProps = {
  /** Only a site that has such pages needs it. */
  projectPages?: ProjectPages | undefined;
};

const givenPages: Readonly<Record<GivenPath, ComponentType<PageProps>>> = {
  [routes.home.path]: () => <HomePage />,
  [routes.about.path]: AboutSection,
  [routes.project.path]: ProjectsSection,
  [routes.contact.path]: ContactSection,
  [routes.workDetails.path]: WorkDetailsPage,
  [routes.lifeDetails.path]: LifeDetailsPage,
};

/** What a route shows between bar and footer. */
export function Page({
  route,
  headingLevel,
  projectPages,
}: PageProps & ProjectPagesProps & { route: SiteRoute }) {
  const { path, project: index } = route;
  if (projectPages) {
    const { ProjectPage, ShowreelPage, LegalPage } = projectPages;
    if (index !== undefined) return <ProjectPage {...{ path, index, headingLevel }} />;
    if (path === showreelPath) return <ShowreelPage headingLevel={headingLevel} />;
    if (path === legalPath) return <LegalPage headingLevel={headingLevel} />;
  }
  const GivenPage = givenPages[path as GivenPath];
  return <GivenPage headingLevel={headingLevel} />;
}

type AppProps = ProjectPagesProps & {
  /** The text of <RestStyle>, if the page has that. */
  restStyle?: string | undefined;
  /** Only a site in several languages needs it. */
  otherLanguages?: ReactNode;
};

/** Shows the page that the address names, in the layout of all pages. */
export function App({ restStyle, projectPages, otherLanguages }: AppProps) {
  const { pathname } = useLocation();
  const route = routeOf(pathname, useSite());
  const hasPortrait = partsOf(route).includes(portraitPart);
  const last = (
    <>
      {restStyle !== undefined && <RestStyle text={restStyle} />}
      {hasPortrait && <Portrait after="all parts" />}
    </>
  );
  return (
    <RoutedLayout {...{ last, otherLanguages }}>
      {/* With a key, because two films must not share a player. */}
      <Page key={route.path} {...{ route, projectPages }} headingLevel="h1" />
    </RoutedLayout>
  );
}
