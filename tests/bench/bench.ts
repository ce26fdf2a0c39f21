/**
 * `npm run bench`: what the site costs a visitor on a slow line, beside a page with no program and a bare React page, in one
 * run and by turns, so that whatever else the machine does meets all of them. `npx tsx tests/bench/bench.ts --runs=1` is a quick look,
 * and `--beside=FILE` measures another build's index.html in the same run.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { allRoutes } from '../../src/routes.ts';
import { launchChromium } from '../support/chromium.ts';
import type { TestServer } from '../support/server.ts';
import { idle } from './idle.ts';
import { heading, kilobytes, table, whole } from './print.ts';
import { serve } from './served.ts';
import { bareReactPage, buildSites, helloPage, longerSites, type Size } from './sites.ts';
import { median } from './statistics.ts';
import { type Bar, timeUntilButtonsWork, type Visit, visit } from './visits.ts';
import { type Weight, weigh, weighLibraries, weighParts } from './weights.ts';

const options = {
  runs: { type: 'string', default: '5' },
  beside: { type: 'string' },
} as const;
const { values } = parseArgs({ options });
const runs = Number(values.runs);

/** Not a number where there are no buttons. */
type Measured = Visit & { buttonsWork: number };

type Column = 'site' | 'hello' | 'bare' | 'beside';
const columns: readonly Column[] = [
  'site',
  'hello',
  'bare',
  ...(values.beside ? (['beside'] as const) : []),
];
const names: Record<Column, string> = {
  site: 'this site',
  hello: 'hello page',
  bare: 'bare React',
  beside: 'the other build',
};

const bars: Partial<Record<Column, Bar>> = {
  // The press on Home moves nothing on a page that stands at its top; it hands the focus to the heading.
  site: { button: 'header button', effect: 'h1:focus' },
  bare: { button: 'header button', effect: 'header [aria-current]' },
  beside: { button: 'header button', effect: 'h1:focus' },
};

const sizes: readonly Size[] = [
  { projects: 5, jobs: 4 },
  { projects: 50, jobs: 4 },
  { projects: 500, jobs: 4 },
  { projects: 5, jobs: 40 },
  { projects: 5, jobs: 400 },
];
const slowness = { cpu: 4, screen: 'desktop' } as const;
const GROWTH_RUNS = 3;

const site = (await buildSites(['sample'])).get('sample') ?? Buffer.of();
const bare = await bareReactPage();
const browser = await launchChromium();
const servers: TestServer[] = [];
try {
  const processors = cpus();
  const version = (await browser.version()).replace(/^.*\//, 'Chromium ');
  const machine = [`${processors.length} × ${processors[0]?.model.trim()}`, version];
  heading('Machine');
  console.log([...machine, `Node ${process.version}`, `${runs} runs each, medians`].join(', '));
  console.log('1,600 kbit/s, 150 ms and CPU ÷ 4, applied by the browser; milliseconds');

  const pages = {
    site,
    hello: helloPage,
    bare,
    ...(values.beside ? { beside: readFileSync(values.beside) } : {}),
  };
  const gzip = await compare(await served(pages, true));
  const plain = await compare(await served(pages, false));
  printVisits('Server with gzip', gzip);
  printVisits('Server without gzip', plain);
  printRatios(gzip, plain);
  await printWeights();
  await printIdle((await served(pages, false)).url);
  await printGrowth();
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}

async function served(
  pages: Record<string, string | Buffer>,
  packed: boolean,
): Promise<TestServer> {
  const server = await serve(pages, packed ? 'gzip' : 'plain');
  servers.push(server);
  return server;
}

async function compare({ url }: TestServer): Promise<Record<Column, Measured[]>> {
  const visits: Record<Column, Measured[]> = { site: [], hello: [], bare: [], beside: [] };
  // The first visit of all warms the browser up and is not counted.
  await visit(browser, `${url}hello.html`, slowness);
  for (let run = 0; run < runs; run += 1) {
    for (let turn = 0; turn < columns.length; turn += 1) {
      const column = columns[(turn + run) % columns.length] ?? 'site';
      visits[column].push(await measure(`${url}${column}.html`, bars[column]));
    }
  }
  return visits;
}

async function measure(url: string, bar?: Bar): Promise<Measured> {
  const alone = await visit(browser, url, slowness);
  return {
    ...alone,
    buttonsWork: bar ? await timeUntilButtonsWork(browser, url, slowness, bar) : Number.NaN,
  };
}

function middle(visits: readonly Measured[]): Measured {
  const of = (field: keyof Measured) => median(visits.map((one) => one[field]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    buttonsWork: of('buttonsWork'),
    blocking: of('blocking'),
    shift: of('shift'),
    script: of('script'),
  };
}

function middles(visits: Record<Column, Measured[]>): Record<Column, Measured> {
  const { site, hello, bare, beside } = visits;
  return { site: middle(site), hello: middle(hello), bare: middle(bare), beside: middle(beside) };
}

function printVisits(title: string, visits: Record<Column, Measured[]>): void {
  heading(`${title}: median (least to most)`);
  const fields = ['firstPaint', 'largestPaint', 'buttonsWork', 'blocking'] as const;
  table(
    ['', 'first paint', 'largest paint', 'buttons work', 'blocking', 'shift'],
    columns.map((column) => {
      const spread = fields.map((field) => {
        const all = visits[column].map((one) => one[field]).sort((a, b) => a - b);
        if (all.some(Number.isNaN)) return '–';
        return `${whole(median(all))} (${whole(all[0] ?? 0)} to ${whole(all.at(-1) ?? 0)})`;
      });
      return [names[column], ...spread, middle(visits[column]).shift.toFixed(3)];
    }),
  );
}

function printRatios(gzip: Record<Column, Measured[]>, plain: Record<Column, Measured[]>): void {
  type Row = [
    name: string,
    of: (visits: Record<Column, Measured>) => number,
    limits: [number, number],
  ];
  const rows: readonly Row[] = [
    [
      'first paint ÷ hello page’s',
      ({ site, hello }) => site.firstPaint / hello.firstPaint,
      [1.5, 1.8],
    ],
    [
      'largest paint ÷ hello page’s',
      ({ site, hello }) => site.largestPaint / hello.largestPaint,
      [1.6, 2],
    ],
    [
      'buttons work ÷ bare React page’s',
      ({ site, bare }) => site.buttonsWork / bare.buttonsWork,
      [1.7, 2],
    ],
    [
      'blocking − bare React page’s, ms',
      ({ site, bare }) => site.blocking - bare.blocking,
      [100, 100],
    ],
    // Three decimals, as shifts are usually given.
    ['layout shift', ({ site }) => Number(site.shift.toFixed(3)), [0, 0]],
  ];
  const judged = (value: number, limit: number) =>
    `${limit >= 100 ? whole(value) : value.toFixed(2)} ≤ ${limit} ${value <= limit ? '✓' : '✗'}`;
  heading('Ratios');
  table(
    ['', 'gzip server', 'plain server'],
    rows.map(([name, of, [packed, unpacked]]) => [
      name,
      judged(of(middles(gzip)), packed),
      judged(of(middles(plain)), unpacked),
    ]),
  );
}

async function printWeights(): Promise<void> {
  const row = ({ name, raw, gzip }: Weight) => [name, kilobytes(raw), kilobytes(gzip)];
  heading('The file, kB');
  table(['', 'raw', 'gzip -9'], [...weighParts(site), weigh('index.html', site)].map(row));
  heading('The program by library, kB (by its source map; each compressed by itself)');
  table(['', 'raw', 'gzip -9'], (await weighLibraries()).map(row));
}

async function printIdle(url: string): Promise<void> {
  heading('Ten idle seconds after the entrances, CPU not slowed');
  const rows = await Promise.all(
    allRoutes.map(async ({ path }) => {
      const { frames, timers, animations, busy } = await idle(browser, `${url}site.html#${path}`);
      const counts = [frames, timers, animations];
      const quiet = counts.every((count) => count === 0) ? '✓' : '✗';
      return [path, ...counts.map(String), `${busy.toFixed(1)} ms`, quiet];
    }),
  );
  table(['', 'frame callbacks', 'timers', 'animations', 'main thread', ''], rows);
}

async function printGrowth(): Promise<void> {
  const sites = longerSites(sizes);
  const pages = sites.map(({ html }, index): [string, Buffer] => [`${index}`, html]);
  const { url } = await served(Object.fromEntries(pages), true);
  const visits: Measured[][] = sites.map(() => []);
  for (let run = 0; run < Math.min(runs, GROWTH_RUNS); run += 1) {
    for (const [index, list] of visits.entries()) {
      list.push(await measure(`${url}${index}.html`, bars.site));
    }
  }
  heading('Growth, server with gzip');
  table(
    ['projects', 'jobs', 'raw kB', 'gzip kB', 'first paint', 'buttons work', 'in scripts'],
    sites.map(({ size, html }, index) => {
      const { raw, gzip } = weigh('', html);
      const { firstPaint, buttonsWork, script } = middle(visits[index] ?? []);
      const counts = [String(size.projects), String(size.jobs)];
      const times = [firstPaint, buttonsWork, script].map(whole);
      return [...counts, kilobytes(raw), kilobytes(gzip), ...times];
    }),
  );
}
