/** How much later the buttons work where there is far more to show. */
import type { Browser } from 'puppeteer-core';
import { measure, serve, valuesOf } from './compare.ts';
import type { Condition } from './conditions.ts';
import { kilobytes, table, withSpread } from './markdown.ts';
import { curves } from './pictures.ts';
import { judged } from './ratios.ts';
import { longerSites, type Size } from './sites.ts';
import { inRounds, median } from './statistics.ts';
import { weigh } from './weights.ts';

const sample: Size = { projects: 5, jobs: 4 };
const sizes: readonly Size[] = [
  sample,
  ...[100, 250, 500].map((projects) => ({ ...sample, projects })),
  ...[100, 200, 400].map((jobs) => ({ ...sample, jobs })),
];
const MOST_TIMES_LATER = 1.6;

export const growthCondition: Condition = { server: 'gzip', cpu: 4, screen: 'desktop' };

export async function growth(browser: Browser, runs: number) {
  const home = { document: 'sample', route: '/' } as const;
  const sites = await longerSites(sizes);
  const servers = await Promise.all(
    sites.map((html) => serve({ sample: html }, growthCondition.server)),
  );
  const visits = await inRounds(servers, runs, ({ url }) =>
    measure(browser, url, home, growthCondition),
  );
  await Promise.all(servers.map((server) => server.close()));

  const measured = sizes.map((size, index) => ({
    size,
    weight: weigh('', sites[index] ?? ''),
    paints: valuesOf(visits[index], 'firstPaint'),
    buttons: valuesOf(visits[index], 'buttons'),
  }));
  const least = median(measured[0]?.buttons ?? []);
  const rows = measured.map(({ size, weight, paints, buttons }) => [
    String(size.projects),
    String(size.jobs),
    ...[weight.raw, weight.gzip].map(kilobytes),
    ...[paints, buttons].map(withSpread),
    size === sample ? '' : judged(median(buttons) / least, MOST_TIMES_LATER, 2),
  ]);
  const head = [
    'projects',
    'jobs',
    'raw kB',
    'gzip kB',
    'first paint',
    'buttons work',
    '÷ sample’s',
  ];
  const line = (name: keyof Size) => ({
    name,
    points: measured
      .filter(({ size }) => size === sample || size[name] !== sample[name])
      .map(({ size, buttons }) => ({ x: size[name], values: buttons })),
  });
  return {
    text: table(head, rows),
    picture: curves('growth.svg', 'When the buttons work, with more projects or jobs', [
      line('projects'),
      line('jobs'),
    ]),
  };
}
