import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compileScript } from '../../../../src/compile/compile.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import { allRoutes } from '../../../../src/routes.ts';
import { MINIMUM_BROWSERS, ROUTE, SCRIPTS } from '../../../../src/site/hydration/marks.ts';
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
  const { document, location, Event } = window;
  const names = {
    ...{ document, location, Event },
    CSS: { supports: (condition: string) => supported.includes(condition) },
    addEventListener: window.addEventListener.bind(window),
    setInterval: () => {},
    dispatchEvent: window.dispatchEvent.bind(window),
  };
  return {
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
  test.each([
    ['', ''],
    ['#/About', '/About'],
  ])('leaves the marks whole, at %j', (fragment, route) => {
    const { run, marks } = open(fragment);
    run(markRoute);
    run(promoteHeading);
    expect(marks()).toEqual(['', route]);
  });
});

test('in an engine that is too old nothing is marked, whatever link is followed', async () => {
  const { run, follow, marks } = open('#/About', []);
  run(markRoute);
  run(promoteHeading);
  await follow('#/Contact');
  expect(marks()).toEqual([null, null]);
});
