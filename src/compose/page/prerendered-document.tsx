import type { ReactNode } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { partsOf, routes, routesOf, type SiteRoute } from '../../routes.ts';
import { Page } from '../../site/app.tsx';
import { Phrases } from '../../site/components/phrases.tsx';
import { PART, ROUTE_ANCHOR, SCRIPTS_OFF, STATIC_ONLY } from '../../site/hydration/marks.ts';
import { RestStyle } from '../../site/hydration/rest-style.tsx';
import { LanguageLinks } from '../../site/languages/language-links.tsx';
import { SiteLayout } from '../../site/layout/site-layout.tsx';
import { titleOf } from '../../site/layout/title.ts';
import { HomePage } from '../../site/pages/home.tsx';
import { projectPages } from '../../site/pages/project/pages.ts';
import { Portrait } from '../../site/sections/hero/portrait.tsx';
import { Site, type SiteContent } from '../../site/site-content.ts';
import type { Alternate } from '../addresses.ts';
import type { Compiled } from '../compiled.ts';
import { Head, StructuredData } from './head.tsx';
import { render } from './render.ts';

/**
 * Renders the head and the body of the file. The components are those of the program. The styles between the parts show each
 * part as soon as it is there. React writes the text of a style or a script without escapes.
 */
export async function prerender(
  site: SiteContent,
  { style: { showBar, showWords, rest }, promoteHeading, colours }: Compiled,
  {
    alternates = [],
    leavesOutProjectPages = false,
  }: { alternates?: readonly Alternate[]; leavesOutProjectPages?: boolean } = {},
) {
  const all = routesOf(site).filter(({ within }) => !(leavesOutProjectPages && within));
  const pages = all.filter(({ sections }) => sections.length === 0);
  const renderSite = (node: ReactNode) => render(<Site value={site}>{node}</Site>);
  const last = (
    <>
      <script {...prerenderedOnly}>{promoteHeading}</script>
      <RestStyle text={rest} />
      <Portrait after="all parts" />
    </>
  );
  const body = await renderSite(
    <Router location={routes.home.path} navigator={hashNavigator} static>
      <SiteLayout
        otherLanguages={site.otherLanguages.length > 0 && <LanguageLinks speak={stayPut} />}
        afterBar={<style {...prerenderedOnly}>{showBar}</style>}
        last={last}
      >
        <span id={routes.home.path} {...anchor} />
        <HomePage afterFirstWords={<style {...prerenderedOnly}>{showWords}</style>} />
        {pages.map((route) => (
          <Page key={route.path} {...{ route, projectPages }} headingLevel="h2" />
        ))}
        <p {...prerenderedOnly} {...{ [SCRIPTS_OFF]: '' }}>
          <Phrases text={site.words.scriptsOff} />
        </p>
      </SiteLayout>
    </Router>,
  );
  return {
    head: await renderSite(<Head colours={colours} alternates={alternates} />),
    body: await withAnchors(body, site, all),
    structuredData: await renderSite(<StructuredData />),
  };
}

/**
 * Puts an anchor into each part. The fragment of the part's route leads there. The anchor's label is the h1 of a part that is shown
 * alone. It has no text, because somebody who reads all parts needs none there.
 */
async function withAnchors(
  body: string,
  site: SiteContent,
  rendered: readonly SiteRoute[],
): Promise<string> {
  const anchors = new Map<string, string>();
  for (const route of rendered) {
    const { path } = route;
    const heading = { role: 'heading', 'aria-level': 1, 'aria-label': titleOf(path, site) };
    const others = Object.entries(site.otherPaths ?? {}).filter(([, named]) => named === path);
    const ids = [path, ...others.map(([other]) => other)];
    const spans = ids.map((id) => <span key={id} {...{ id }} {...heading} {...anchor} />);
    anchors.set(`${partsOf(route)}`, await render(spans));
  }
  return body.replace(partTag, (tag, part: string) => tag + (anchors.get(part) ?? ''));
}

const partTag = new RegExp(`<[^>]* ${PART}="([^"]*)"[^>]*>`, 'g');
const prerenderedOnly = { [STATIC_ONLY]: '' };
const anchor = { [ROUTE_ANCHOR]: '', ...prerenderedOnly };

// A static router would write `/About`, but the links of the file are fragments.
const hashNavigator: Navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: stayPut,
  replace: stayPut,
  go: stayPut,
};

function stayPut(): never {
  throw new Error('The prerendered document has nowhere to go.');
}
