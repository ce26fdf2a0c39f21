import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compileScript } from '../../../../src/compile/compile.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import { allRoutes } from '../../../../src/routes.ts';
import {
  MINIMUM_BROWSERS,
  NAMED,
  PART,
  ROUTE,
  ROUTE_ANCHOR,
  SCRIPTS,
} from '../../../../src/site/hydration/marks.ts';
import { root } from '../../../support/sites/project-copy.ts';

const [markRoute, promoteHeading] = await Promise.all(
  ['mark-route', 'promote-heading'].map((name) =>
    compileScript(foldersOf(root), `src/site/hydration/${name}-script.ts`),
  ),
);

/** A window at an address with this fragment, in which the scripts of the file run. By default it is a minimum browser. */
function open(fragment: string, supported: readonly string[] = [MINIMUM_BROWSERS]) {
  const window = new Window({ url: `https://site.test/index.html${fragment}` });
  onTestFinished(() => window.happyDOM.close());
  const { document, location } = window;
  const names = {
    ...{ document, location, window: {} },
    CSS: { supports: (condition: string) => supported.includes(condition) },
    addEventListener: window.addEventListener.bind(window),
    setInterval: () => {},
  };
  return {
    document,
    run: (script = '') => runInNewContext(script, names),
    async follow(next: string) {
      location.hash = next;
      await window.happyDOM.waitUntilComplete();
    },
    /** The attributes that the style reads. */
    marks: () => [SCRIPTS, ROUTE].map((name) => document.documentElement.getAttribute(name)),
  };
}

describe('the script in the head', () => {
  test.each(allRoutes)('marks the route that the address names: $path', ({ path }) => {
    const { run, marks } = open(`#${path}`);
    run(markRoute);
    expect(marks()).toEqual(['', path.replace(/\/$/, '')]);
  });

  test.each([
    ['#/About/', '/About'],
    ['#/about', '/about'],
    ['#about-section', 'about-section'],
    ['#/nope', '/nope'],
  ])('marks what else the address says as it is, without a slash at its end: %s', (at, route) => {
    const { run, marks } = open(at);
    run(markRoute);
    expect(marks()).toEqual(['', route]);
  });

  test('marks nothing where the address has no fragment', () => {
    const { run, marks } = open('');
    run(markRoute);
    expect(marks()).toEqual([null, null]);
  });

  test('follows the links that are pressed', async () => {
    const { run, follow, marks } = open('#/About');
    run(markRoute);
    await follow('#/Contact');
    expect(marks()).toEqual(['', '/Contact']);
    await follow('#/');
    expect(marks()).toEqual(['', '']);
  });
});

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
    const { run, marks, document } = open(fragment);
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
    return [marks()[1], ...named];
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

test('in an engine that is too old nothing is marked, whatever link is followed', async () => {
  const { run, follow, marks } = open('#/About', []);
  run(markRoute);
  run(promoteHeading);
  await follow('#/Contact');
  expect(marks()).toEqual([null, null]);
});
