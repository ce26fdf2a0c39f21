// First, as the style stands in the order of its imports.
import './site/styles/first-screen.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from './site/app.tsx';
import { createLocationSource } from './site/navigation/location-source.ts';
import { placeOf } from './site/navigation/place.ts';
import { Site } from './site/site-content.ts';
import { readSiteData } from './site/site-data.ts';
import { adoptStaticDocument } from './site/take-over/adopt-static-document.ts';
import { SCRIPTS } from './site/take-over/marks.ts';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element with the id "root": the site has nowhere to appear.');
}

// Set by a script of the head: in an engine in which not all of this works the document stays as it is.
if (document.documentElement.hasAttribute(SCRIPTS)) start(root);

function start(root: HTMLElement): void {
  const app = (
    <Site value={readSiteData(document)}>
      <HashRouter window={createLocationSource(window)} useTransitions={false}>
        <App />
      </HashRouter>
    </Site>
  );

  // The built file carries the static document; the development server starts from an empty root.
  if (root.firstElementChild) {
    adoptStaticDocument(root, placeOf(window.location.hash).path);
    // In slices, so that a slow device answers in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
}
