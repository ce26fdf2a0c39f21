import { words } from 'virtual:words';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { pages } from '../../app.tsx';
import { Frame } from '../../layout/frame.tsx';
import { titleOf } from '../../layout/title.ts';
import { allRoutes, type Path, routeNames, routes } from '../../routes.ts';
import { ROUTE_ANCHOR, SCRIPTS_OFF, STATIC_ONLY } from '../../take-over/marks.ts';
import { Head } from './head.tsx';
import { render } from './render.ts';

/** The head and body of the file as it reads with no program: every part, made by the same components. */
export async function renderStaticDocument(): Promise<{ head: string; document: string }> {
  const { home: Home } = pages;
  return {
    head: await render(<Head />),
    document: await render(
      <Router location={routes.home.path} navigator={hashNavigator} static>
        <Frame>
          {allRoutes.map(({ path }) => (
            <RouteAnchor key={path} path={path} />
          ))}
          <Home headingLevel="h1" />
          {routeNames
            .filter((name) => routes[name].sections.length === 0)
            .map((name) => {
              const Page = pages[name];
              return <Page key={name} headingLevel="h2" />;
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
