import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compileScript } from '../../../../src/compile/compile.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import {
  MINIMUM_BROWSERS,
  NAMED,
  PART,
  ROUTE,
  ROUTE_ANCHOR,
} from '../../../../src/site/hydration/marks.ts';
import { root } from '../../../support/sites/project-copy.ts';

const [markRoute, promoteHeading] = await Promise.all(
  ['mark-route', 'promote-heading'].map((name) =>
    compileScript(foldersOf(root), `src/site/hydration/${name}-script.ts`),
  ),
);

/** A window at an address with this fragment in a minimum browser, in which the scripts of the file run. */
function open(fragment: string) {
  const window = new Window({ url: `https://site.test/index.html${fragment}` });
  onTestFinished(() => window.happyDOM.close());
  const { document, location } = window;
  const names = {
    ...{ document, location, window: {} },
    CSS: { supports: (condition: string) => condition === MINIMUM_BROWSERS },
    addEventListener: window.addEventListener.bind(window),
    setInterval: () => {},
  };
  return {
    document,
    run: (script = '') => runInNewContext(script, names),
    /** What the style reads. */
    route: () => document.documentElement.getAttribute(ROUTE),
  };
}

describe('the script behind the parts', () => {
  const parts = [
    'about-section',
    '/Life-Details',
    '/Project/harbour',
    '/Project/港',
    'project-section',
  ];
  const anchors: Record<string, string> = {
    'about-section': '/About',
    'project-section': '/Project',
  };

  /** The route that is marked, and the part, after both scripts have run. */
  function markedAt(fragment: string) {
    const { run, route, document } = open(fragment);
    run(markRoute);
    document.body.innerHTML = parts
      .map(
        (part) =>
          `<div ${PART}="${part}"><i id="${anchors[part] ?? part}" ${ROUTE_ANCHOR}=""></i><h2>${part}</h2></div>`,
      )
      .join('');
    run(promoteHeading);
    const named = [...document.querySelectorAll(`[${NAMED}]`)].map((part) =>
      part.getAttribute(PART),
    );
    expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(
      named,
    );
    return [route(), ...named];
  }

  test.each([
    ['', ''],
    ['#/', ''],
    ['#about-section', 'about-section'],
    ['#/nope', ''],
    ['#/About', '/About', 'about-section'],
    ['#/about/', '/about', 'about-section'],
    ['#/Project/harbour', '/Project/harbour', '/Project/harbour'],
    ['#/PROJECT/Harbour', '/PROJECT/Harbour', '/Project/harbour'],
    ['#/Project/%E6%B8%AF', '/Project/%E6%B8%AF', '/Project/港'],
    ['#/Project/gone', '/Project/gone', 'project-section'],
  ])('marks at %j the route %j and the part %j, with an h1', (fragment, ...marked) => {
    expect(markedAt(fragment)).toEqual(marked);
  });
});
