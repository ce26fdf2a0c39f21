/** How much later the buttons work where there is far more to show. */
import type { Browser } from 'puppeteer-core';
import { type Measured, measure, middle, pagesOf } from './pages.ts';
import { heading, kilobytes, table, whole, withSpread } from './print.ts';
import { judged } from './ratios.ts';
import { serve } from './served.ts';
import { longerSites, type Size } from './sites.ts';
import { inRounds } from './statistics.ts';
import { weigh } from './weights.ts';

const sizes: readonly Size[] = [
  { projects: 5, jobs: 4 },
  { projects: 500, jobs: 4 },
  { projects: 5, jobs: 400 },
];
const MOST_TIMES_LATER = 1.6;

export async function printGrowth(browser: Browser, runs: number): Promise<void> {
  const condition = { server: 'gzip', cpu: 4, screen: 'desktop' } as const;
  const [page] = pagesOf(['sample'], ['/']).slice(-1);
  if (!page) return;
  const sites = await longerSites(sizes);
  const servers = await Promise.all(sites.map(({ html }) => serve({ sample: html }, 'gzip')));
  const visits = await inRounds(servers, runs, ({ url }) => measure(browser, url, page, condition));
  await Promise.all(servers.map((server) => server.close()));
  const work = (list: readonly Measured[] = []) => middle(list).buttonsWork;
  heading(`Growth: home with gzip, CPU ÷ 4; median (least to most) of ${runs}, ms`);
  table(
    ['projects', 'jobs', 'raw kB', 'gzip kB', 'first paint', 'in scripts', 'buttons work', ''],
    sites.map(({ size, html }, index) => {
      const list = visits[index] ?? [];
      const { raw, gzip } = weigh('', html);
      return [
        ...[size.projects, size.jobs].map(String),
        ...[raw, gzip].map(kilobytes),
        withSpread(list.map(({ firstPaint }) => firstPaint)),
        whole(middle(list).script),
        withSpread(list.map(({ buttonsWork }) => buttonsWork)),
        index === 0 ? '' : judged(work(list) / work(visits[0]), MOST_TIMES_LATER, 2),
      ];
    }),
  );
}
