/** The sites beside a hello page and a bare React page, and beside another build of the first of them. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { startServer, type TestServer } from '../support/sites/server.ts';
import { type Condition, described, type VisitedRoute } from './conditions.ts';
import { table, whole, withSpread } from './markdown.ts';
import type { SiteName } from './sites.ts';
import { inRounds, median, standing } from './statistics.ts';
import { type Control, timeUntilItWorks, type Visit, visit } from './visits.ts';

/** By the names at which the server has them. */
type DocumentName = SiteName | 'beside' | 'hello' | 'bare';

export type Documents = Partial<Record<DocumentName, string | Buffer>>;

export type Page = { document: DocumentName; route: VisitedRoute };

/** A page that does not have the control has no figure. */
export type Measured = Visit & { buttons?: number; carousel?: number };

export type Figure = keyof Measured;

export type Visits = ReadonlyMap<Page, readonly Measured[]>;

/** A press on Home shows the top of the home page, and moves the focus to its heading. */
const bar: Control = { button: 'header button', effect: 'h1:focus' };
const bareBar: Control = { button: 'header button', effect: 'header [aria-current]' };
/** The last bullet, or the arrow forward. The status tells screen readers the new slide. */
const carousel: Control = {
  button: '[data-slides] button:last-child',
  effect: '[data-slides] [role="status"]:not(:empty)',
};

/** Sorted by route, so that another build is visited next to ours, and a disturbance of some seconds affects both. */
export function pagesOf(documents: Documents, routes: readonly VisitedRoute[]): Page[] {
  const ours = (Object.keys(documents) as DocumentName[]).filter(isOurs);
  return [
    { document: 'hello', route: '/' },
    { document: 'bare', route: '/' },
    ...routes.flatMap((route) => ours.map((document) => ({ document, route }))),
  ];
}

function isOurs(document: DocumentName): boolean {
  return document !== 'hello' && document !== 'bare';
}

function nameOf({ document, route }: Page): string {
  return route === '/' ? document : `${document} #${route}`;
}

export function valuesOf(visits: readonly Measured[] | undefined, figure: Figure): number[] {
  return (visits ?? []).flatMap((one) => one[figure] ?? []);
}

/** Serves pages by their names. They are compressed beforehand, because otherwise the compression would be measured, too. */
function serve(documents: Documents, kind: Condition['server']): Promise<TestServer> {
  const isPacked = kind === 'gzip';
  const bodies = Object.entries(documents).map(([name, body]): [string, string | Buffer] => [
    `${name}.html`,
    isPacked ? gzipSync(body, { level: 9 }) : body,
  ]);
  return startServer({
    pages: Object.fromEntries(bodies),
    ...(isPacked ? { headers: { 'content-encoding': 'gzip' } } : {}),
  });
}

async function measure(
  browser: Browser,
  server: string,
  { document, route }: Page,
  condition: Condition,
): Promise<Measured> {
  const url = `${server}${document}.html${route === '/' ? '' : `#${route}`}`;
  const works = (control: Control) => timeUntilItWorks(browser, url, condition, control);
  const measured: Measured = await visit(browser, url, condition);
  if (document === 'hello') return measured;
  measured.buttons = await works(document === 'bare' ? bareBar : bar);
  // On the home page the carousel starts when it is near the window.
  if (route === '/Project') measured.carousel = await works(carousel);
  return measured;
}

export async function visitInRounds(
  browser: Browser,
  documents: Documents,
  pages: readonly Page[],
  condition: Condition,
  runs: number,
): Promise<Visits> {
  const server = await serve(documents, condition.server);
  // The very first visit is not counted, because the browser is slower then.
  await visit(browser, `${server.url}hello.html`, condition);
  const start = performance.now();
  const results = await inRounds(
    pages,
    runs,
    (page) => measure(browser, server.url, page, condition),
    (round) => {
      const seconds = whole((performance.now() - start) / 1000);
      // On stderr, because the figures on stdout may go into a file.
      console.error(`${described(condition)}: round ${round + 1} of ${runs} after ${seconds} s`);
    },
  );
  await server.close();
  return new Map(pages.map((page, index) => [page, results[index] ?? []]));
}

const figures: readonly (readonly [Figure, string])[] = [
  ['firstPaint', 'first paint'],
  ['largestPaint', 'largest paint'],
  ['buttons', 'buttons work'],
  ['carousel', 'carousel works'],
  ['blocking', 'blocking'],
];

export function figuresOf(visits: Visits, condition: Condition): string {
  const rows = [...visits].map(([page, list]) => [
    nameOf(page),
    ...figures.map(([figure]) => withSpread(valuesOf(list, figure))),
    median(valuesOf(list, 'shift')).toFixed(3),
  ]);
  return [
    `### Visits ${described(condition)}`,
    table(['median (range), ms', ...figures.map(([, name]) => name), 'shift'], rows),
  ].join('\n\n');
}

/** Whether another build differs from ours by more than its own visits differ from each other. */
export function besideOther(visits: Visits): string {
  const rows = [...visits].flatMap(([other, theirs]) => {
    if (other.document !== 'beside') return [];
    const ours = [...visits].find(
      ([{ document, route }]) => route === other.route && isOurs(document) && document !== 'beside',
    );
    return figures.flatMap(([figure, name]) => {
      const [our, their] = [valuesOf(ours?.[1], figure), valuesOf(theirs, figure)];
      if (!ours || our.length === 0) return [];
      // Visits of the same round are compared, so that a slow minute of the machine does not count.
      const differences = our.map((value, round) => value - (their[round] ?? Number.NaN));
      return [
        [
          `${nameOf(ours[0])}: ${name}`,
          ...[our, their, differences].map(withSpread),
          standing(our, their),
        ],
      ];
    });
  });
  const head = ['median (range), ms', 'this build', 'beside', 'difference', 'range of beside'];
  return table(head, rows);
}
