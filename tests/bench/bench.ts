/**
 * `npm run bench`: what the site costs a visitor, beside a page with no program and a bare React page, in one run and by turns, so
 * that whatever else the machine does meets all of them. What of it is measured can be chosen; without an option, all of it:
 *
 * `--part=compare,growth,frames,disk,idle,weights`; of the comparison `--site=sample,photo,grown`,
 * `--route=/,/Work-Details,/Project,/About`, `--server=gzip,plain`, `--cpu=4,6`, `--screen=desktop,mobile`; `--runs=9` everywhere
 * (growth takes five at most). `--beside=FILE` puts another build's index.html into the comparison.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../support/chromium.ts';
import { compare } from './compare.ts';
import { chosen, conditionOptions, conditionsOf, visitedRoutes } from './conditions.ts';
import { printFromDisk } from './disk.ts';
import { printFrames } from './frames.ts';
import { printGrowth } from './growth.ts';
import { printIdle } from './idle.ts';
import { pagesOf } from './pages.ts';
import { heading } from './print.ts';
import { bareReactPage, buildSites, helloPage, siteNames } from './sites.ts';
import { printWeights } from './weights.ts';

const { values } = parseArgs({
  options: {
    ...conditionOptions,
    part: { type: 'string' },
    site: { type: 'string' },
    route: { type: 'string' },
    runs: { type: 'string', default: '9' },
    beside: { type: 'string' },
  },
});
const runs = Number(values.runs);
const parts = chosen(['compare', 'growth', 'frames', 'disk', 'idle', 'weights'], values.part);
const conditions = conditionsOf(values);
const routes = chosen(visitedRoutes, values.route);

const sites = await buildSites(chosen(siteNames, values.site));
const sample = sites.get('sample');
/** One site is like another here. */
const withoutGrown = new Map([...sites].filter(([name]) => name !== 'grown'));
const browser = await launchChromium();
try {
  heading('Machine');
  const processors = cpus();
  const version = (await browser.version()).replace(/^.*\//, 'Chromium ');
  const machine = [`${processors.length} × ${processors[0]?.model.trim()}`, version];
  console.log([...machine, `Node ${process.version}`, `${runs} rounds`].join(', '));
  console.log('Line of 1,600 kbit/s and 150 ms, and the processor slowed, by the browser');

  if (parts.includes('compare')) {
    const beside = values.beside ? { beside: readFileSync(values.beside) } : {};
    const ours = { ...Object.fromEntries(sites), ...beside };
    const documents = { hello: helloPage, bare: await bareReactPage(), ...ours };
    const names = [...sites.keys(), ...(values.beside ? (['beside'] as const) : [])];
    await compare(browser, documents, pagesOf(names, routes), conditions, runs);
  }
  if (parts.includes('growth')) await printGrowth(browser, Math.min(runs, 5));
  if (parts.includes('frames')) await printFrames(browser, withoutGrown, runs);
  if (parts.includes('disk')) await printFromDisk(withoutGrown, runs);
  if (parts.includes('idle')) await printIdle(browser, withoutGrown);
  if (parts.includes('weights') && sample) await printWeights(sample);
} finally {
  await browser.close();
}
