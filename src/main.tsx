// These two imports come first, because Vite puts all style in the order of its imports.
import './site/styles/first-screen.ts';
import './site/styles/project-pages.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { projectPagesOf } from './routes.ts';
import { App } from './site/app.tsx';
import { SCRIPTS, STATIC } from './site/hydration/marks.ts';
import { hasParts, keepPortrait, prepareDocument } from './site/hydration/prepare-document.ts';
import { providedModule } from './site/hydration/provided-modules.ts';
import { readRestStyle } from './site/hydration/rest-style.tsx';
import { markLanguage } from './site/languages/mark-language.ts';
import { SpokenSite } from './site/languages/spoken-site.tsx';
import { createLocationSource } from './site/navigation/location-source.ts';
import { placeOf } from './site/navigation/place.ts';
import type { SiteContent } from './site/site-content.ts';
import { readSiteData } from './site/site-data.ts';
import './site/shared.ts';

// A mail gateway or another filter may have removed the ids.
const root = document.querySelector(`#root,[${STATIC}]`);
if (!root) {
  throw new Error('index.html has no element with the id "root": the site has nowhere to appear.');
}

// mark-route-script.ts sets this attribute if the engine is new enough. In an older engine the document stays as it is.
if (document.documentElement.hasAttribute(SCRIPTS)) {
  const site = readSiteData(document);
  const needed = [
    ...(projectPagesOf(site).length > 0 ? (['ProjectPages'] as const) : []),
    ...(site.otherLanguages.length > 0 ? (['OtherLanguages'] as const) : []),
  ];
  // React cannot hydrate what it has no components for.
  if (needed.length > 0) Promise.all(needed.map(providedModule)).then(() => start(root, site));
  else start(root, site);
}

/**
 * First reads what React cannot make from the hydration data. If any of that is missing, because another program has changed the
 * file, this throws, and the document stays as it is. After that, React can always render the page anew.
 */
function start(root: Element, site: SiteContent): void {
  // The development server starts from an empty root.
  const restStyle = root.firstElementChild ? readRestStyle(document) : undefined;
  const source = createLocationSource(window, site);
  const app = (
    <SpokenSite own={site} source={source}>
      {(otherLanguages) => (
        <HashRouter window={source.window} useTransitions={false}>
          <App {...{ restStyle, projectPages: window.ProjectPages, otherLanguages }} />
        </HashRouter>
      )}
    </SpokenSite>
  );

  const { path } = placeOf(source.window.location.hash, site);
  const isPrerendered = root.hasAttribute(STATIC) && root.id === 'root';
  if (isPrerendered && hasParts(root, path, site)) {
    prepareDocument(root, path, site);
    // A transition works in slices, so a slow device answers in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // Somebody saved the page while it ran, so it may show any route and language, with addresses that the browser has changed; or the elements that
    // links lead to have lost their ids; or the page of the route is not there.
    root.removeAttribute(STATIC);
    markLanguage(site);
    keepPortrait(root, path, site);
    createRoot(root).render(app);
  }
}
