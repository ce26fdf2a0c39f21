import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { texts } from '../content/texts.ts';
import { Frame } from '../layout/frame.tsx';
import { titleOf } from '../layout/title.ts';
import { STATIC_ONLY } from '../navigation/adopt-static-document.ts';
import { HomePage } from '../pages/home.tsx';
import { LifeDetailsPage } from '../pages/life-details.tsx';
import { WorkDetailsPage } from '../pages/work-details.tsx';
import { type Path, paths } from '../paths.ts';
import { Head } from './head.tsx';

/** The head and body of the file as it reads with no program: every screen, made by the same components. */
export function renderStaticDocument(): { head: string; document: string } {
  return {
    head: renderToString(<Head />),
    document: renderToString(
      <Router location={paths.home} navigator={hashNavigator} static>
        <Frame>
          {Object.values(paths).map((path) => (
            <RouteAnchor key={path} path={path} />
          ))}
          <HomePage />
          <WorkDetailsPage headingLevel="h2" />
          <LifeDetailsPage headingLevel="h2" />
          <p {...{ [STATIC_ONLY]: '' }} data-scripts-off="">
            {texts.scriptsOff}
          </p>
        </Frame>
      </Router>,
    ),
  };
}

/** What the fragment of a route lands on, and its h1: together, all screens have but one, the greeting. */
function RouteAnchor({ path }: { path: Path }) {
  const Tag = path === paths.home ? 'span' : 'h1';
  return (
    <Tag id={path} data-route-anchor="" {...{ [STATIC_ONLY]: '' }}>
      {Tag === 'h1' && <span className="visually-hidden">{titleOf(path)}</span>}
    </Tag>
  );
}

// A static router writes `/About`; the links of the file are fragments.
const hashNavigator: Navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: stayPut,
  replace: stayPut,
  go: stayPut,
};

function stayPut(): never {
  throw new Error('The static document has nowhere to go.');
}
