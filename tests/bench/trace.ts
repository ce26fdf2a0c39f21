/**
 * `npm run bench:trace`: what the page's process works on before the first paint, by kind, medians; each kind's own time,
 * without what lies within it. The main thread alone is slowed; raster and decoding run beside it. Options, all with a default:
 * `--site=sample,photo,grown --route=/,/Work-Details --server=gzip --cpu=4 --screen=desktop --runs=5`, `--beside=FILE` for
 * another build's index.html, and `--events` for the same by the browser's own names.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../support/chromium.ts';
import {
  type Condition,
  chosen,
  conditionOptions,
  conditionsOf,
  described,
  visitedRoutes,
} from './conditions.ts';
import { heading, table, whole } from './print.ts';
import { serve } from './served.ts';
import { buildSites, helloPage, siteNames } from './sites.ts';
import { inRounds, median } from './statistics.ts';
import { traced } from './tracing.ts';
import { call, evaluate, onNewPage, prepare } from './visits.ts';
import { type Work, workBeforeFirstPaint } from './work-by-kind.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'sample,photo' },
    route: { type: 'string', default: '/,/Work-Details' },
    ...conditionOptions,
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
    events: { type: 'boolean', default: false },
  },
});
const CATEGORIES = [
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink', 'fonts', 'loading'],
  ...['navigation', 'blink.user_timing', 'v8'],
];

const sites = await buildSites(chosen(siteNames, values.site));
const pages = {
  ...Object.fromEntries(sites),
  ...(values.beside ? { beside: readFileSync(values.beside) } : {}),
};
const visits = [
  { name: 'hello', address: 'hello.html' },
  ...Object.keys(pages).flatMap((name) =>
    chosen(visitedRoutes, values.route).map((route) => ({
      name: `${name} ${route}`,
      address: `${name}.html${route === '/' ? '' : `#${route}`}`,
    })),
  ),
];
const browser = await launchChromium();
try {
  for (const condition of conditionsOf({
    server: 'gzip',
    cpu: '4',
    screen: 'desktop',
    ...values,
  })) {
    const server = await serve({ ...pages, hello: helloPage }, condition.server);
    await compare(server.url, condition);
    await server.close();
  }
} finally {
  await browser.close();
}

async function compare(url: string, condition: Condition): Promise<void> {
  const works = await inRounds(visits, Number(values.runs), ({ address }) =>
    trace(browser, `${url}${address}`, condition),
  );
  heading(`Before the first paint, ${described(condition)}: ms of the page’s process`);
  const middle = (value: (work: Work) => number) => works.map((list) => median(list.map(value)));
  table(
    ['', ...visits.map(({ name }) => name)],
    [
      ...sorted(works, ({ byKind }) => byKind),
      ['first paint', ...middle(({ firstPaint }) => firstPaint).map(whole)],
      ['elements given a style', ...middle(({ styled }) => styled).map(whole)],
      ['boxes laid out', ...middle(({ laidOut }) => laidOut).map(whole)],
    ],
  );
  if (!values.events) return;
  heading('The same by the browser’s names of it, the 30 longest');
  table(
    ['', ...visits.map(({ name }) => name)],
    sorted(works, ({ byEvent }) => byEvent).slice(0, 30),
  );
}

/** Rows of medians, the largest first. */
function sorted(
  works: readonly Work[][],
  of: (work: Work) => ReadonlyMap<string, number>,
): string[][] {
  const names = new Set(works.flat().flatMap((work) => [...of(work).keys()]));
  return [...names]
    .map((name) => ({
      name,
      times: works.map((list) => median(list.map((work) => of(work).get(name) ?? 0))),
    }))
    .sort((a, b) => Math.max(...b.times) - Math.max(...a.times))
    .map(({ name, times }) => [name, ...times.map((time) => time.toFixed(1))]);
}

async function trace(browser: Browser, url: string, condition: Condition): Promise<Work> {
  return onNewPage(browser, async (session, control) => {
    await prepare(session, condition);
    const events = await traced(control, CATEGORIES, async () => {
      const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
      await session.send('Page.navigate', { url });
      await loaded;
      await evaluate(session, call(painted));
    });
    return workBeforeFirstPaint(events);
  });
}

/** Runs in the page. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
