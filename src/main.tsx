// First, because the style stands in the order of its imports.
import './site/styles/first-screen.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from './site/app.tsx';
import { SCRIPTS, STATIC } from './site/hydration/marks.ts';
import { prepareDocument } from './site/hydration/prepare-document.ts';
import { readRestStyle } from './site/hydration/rest-style.tsx';
import { createLocationSource } from './site/navigation/location-source.ts';
import { placeOf } from './site/navigation/place.ts';
import { Site } from './site/site-content.ts';
import { readSiteData } from './site/site-data.ts';

// A filter may have dropped the ids.
const root = document.querySelector(`#root,[${STATIC}]`);
if (!root) {
  throw new Error('index.html has no element with the id "root": the site has nowhere to appear.');
}

// A script of the head sets this attribute. An engine in which not all of this works keeps the document as it is.
if (document.documentElement.hasAttribute(SCRIPTS)) start(root);

/**
 * What React cannot make of the data block is read first. If any of that is missing, because another program has changed the
 * file, this throws, and the document stays as it is. So React can always render the page anew.
 */
function start(root: Element): void {
  const site = readSiteData(document);
  // The development server starts from an empty root.
  const restStyle = root.firstElementChild ? readRestStyle(document) : undefined;
  const source = createLocationSource(window, site.portfolio);
  const app = (
    <Site value={site}>
      <HashRouter window={source} useTransitions={false}>
        <App restStyle={restStyle} />
      </HashRouter>
    </Site>
  );

  if (root.hasAttribute(STATIC) && root.id === 'root') {
    const { path } = placeOf(source.location.hash, site.portfolio);
    prepareDocument(root, path, site.portfolio);
    // A transition works in slices, so a slow device answers in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The page was saved while it ran, on any of its routes, and a browser may have changed addresses in it. Or the places that
    // links lead to have lost their ids.
    root.removeAttribute(STATIC);
    createRoot(root).render(app);
  }
}
