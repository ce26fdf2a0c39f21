/**
 * `npm run lighthouse`: what Lighthouse says of each route on its phone, and of the hello page on the same machine. It and the Node
 * that it wants are fetched into the cache, and are no dependency. `--site=sample,photo,grown`, `--runs=3` (the median of them).
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { allRoutes } from '../../src/routes.ts';
import { ensureChromium } from '../support/ensure-chromium.ts';
import { root } from '../support/project-copy.ts';
import { chosen } from './conditions.ts';
import { heading, table } from './print.ts';
import { serve } from './served.ts';
import { buildSites, helloPage, siteNames } from './sites.ts';
import { inRounds, median } from './statistics.ts';

const LIGHTHOUSE = '13.5.0';
const NODE = '22.23.3';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The policy refuses Lighthouse's own fetch of this file. */
const NOT_REAL = ['robots-txt'];
const LEAST_PERFORMANCE = 95;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'sample,photo' },
    runs: { type: 'string', default: '3' },
  },
});

type Category = (typeof categories)[number];
type Report = {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};
type Scores = Record<Category, number> & { failed: string[] };

const { node, lighthouse } = fetched();
const sites = await buildSites(chosen(siteNames, values.site));
const server = await serve({ hello: helloPage, ...Object.fromEntries(sites) }, 'gzip');
try {
  const pages = [
    { name: 'hello', address: 'hello.html' },
    ...[...sites.keys()].flatMap((site) =>
      allRoutes.map(({ path }) => ({
        name: `${site} ${path}`,
        address: `${site}.html${path === '/' ? '' : `#${path}`}`,
      })),
    ),
  ];
  const results = await inRounds(pages, Number(values.runs), ({ address }) =>
    visit(server.url + address),
  );
  heading(`Lighthouse ${LIGHTHOUSE} on its phone, with gzip; medians of ${values.runs}`);
  const hello = middle(results[0] ?? []);
  table(
    ['', ...categories, '', 'what is not full, but for performance'],
    pages.map(({ name }, index) => {
      const scores = middle(results[index] ?? []);
      const isFast = scores.performance >= LEAST_PERFORMANCE || hello.performance < 100;
      const verdict = isFast && scores.failed.length === 0 ? '✓' : '✗';
      return [
        name,
        ...categories.map((category) => String(scores[category])),
        name === 'hello' ? '' : verdict,
        scores.failed.join(', '),
      ];
    }),
  );
  if (hello.performance < 100)
    console.log('\nThe hello page has less than 100: measure elsewhere.');
} finally {
  await server.close();
}

/** The programs; the package `node` brings one for each system. */
function fetched() {
  const cache = join(root, '.cache/lighthouse');
  const folder = join(cache, `${LIGHTHOUSE}-${NODE}`);
  if (!existsSync(folder)) {
    const unfinished = join(cache, `.${process.pid}`);
    mkdirSync(unfinished, { recursive: true });
    const packages = [`node@${NODE}`, `lighthouse@${LIGHTHOUSE}`];
    const options = ['--prefix', unfinished, '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', ...options, ...packages], { cwd: unfinished });
    renameSync(unfinished, folder);
  }
  const modules = join(folder, 'node_modules');
  return {
    node: join(modules, 'node/bin/node'),
    lighthouse: join(modules, 'lighthouse/cli/index.js'),
  };
}

/** As Lighthouse does it by itself: a phone, and a slow line and processor, calculated afterwards. */
async function visit(url: string): Promise<Scores> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ');
  const { stdout } = await promisify(execFile)(
    node,
    [lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 100_000_000 },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const scores = categories.map((category) => {
    const { score } = report.categories[category];
    return [category, Math.round(100 * score)];
  });
  const failed = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .filter((id) => !NOT_REAL.includes(id));
  return { ...Object.fromEntries(scores), failed };
}

function middle(visits: readonly Scores[]): Scores {
  const scores = categories.map((category) => [
    category,
    median(visits.map((one) => one[category])),
  ]);
  const failed = [...new Set(visits.flatMap((one) => one.failed))];
  return { ...Object.fromEntries(scores), failed };
}
