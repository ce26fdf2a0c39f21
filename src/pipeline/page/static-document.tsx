import { words } from 'virtual:words';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { pages } from '../../app.tsx';
import { Frame } from '../../layout/frame.tsx';
import { titleOf } from '../../layout/title.ts';
import { allRoutes, type Path, routes } from '../../routes.ts';
import { ROUTE_ANCHOR, SCRIPTS_OFF, STATIC_ONLY } from '../../take-over/marks.ts';
import { Head } from './head.tsx';

/** The head and body of the file as it reads with no program: every part, made by the same components. */
export function renderStaticDocument(): { head: string; document: string } {
  const Home = pages[routes.home.path];
  return {
    head: renderToString(<Head />),
    document: renderToString(
      <Router location={routes.home.path} navigator={hashNavigator} static>
        <Frame>
          {allRoutes.map(({ path }) => (
            <RouteAnchor key={path} path={path} />
          ))}
          <Home headingLevel="h1" />
          {allRoutes
            .filter(({ sections }) => sections.length === 0)
            .map(({ path }) => {
              const Page = pages[path];
              return <Page key={path} headingLevel="h2" />;
            })}
          <p {...{ [STATIC_ONLY]: '', [SCRIPTS_OFF]: '' }}>{words.scriptsOff}</p>
        </Frame>
      </Router>,
    ),
  };
}

/** What the fragment of a route lands on, and its h1: together, all parts have but one, the greeting. */
function RouteAnchor({ path }: { path: Path }) {
  const Tag = path === routes.home.path ? 'span' : 'h1';
  return (
    <Tag id={path} {...{ [ROUTE_ANCHOR]: '', [STATIC_ONLY]: '' }}>
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
