/**
 * The first paint of a file that is opened from a disk by a browser that has just been started, with a new profile: nothing of
 * it is compiled, decoded or looked up yet. The disk itself has it in memory, as it has just been built.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '../support/chromium.ts';
import { root } from '../support/project-copy.ts';
import { heading, table, withSpread } from './print.ts';
import { judged } from './ratios.ts';
import { helloPage } from './sites.ts';
import { inRounds, median } from './statistics.ts';
import { visit } from './visits.ts';

const MOST_TIMES_LATER = 1.3;
const slowdowns = [1, 4];

export async function printFromDisk(
  sites: ReadonlyMap<string, Buffer>,
  runs: number,
): Promise<void> {
  const folder = join(root, '.cache/bench-disk');
  mkdirSync(folder, { recursive: true });
  const documents = [['hello', helloPage] as const, ...sites];
  for (const [name, html] of documents) writeFileSync(join(folder, `${name}.html`), html);
  const visits = documents.flatMap(([name]) => slowdowns.map((cpu) => ({ name, cpu })));
  const paints = await inRounds(visits, runs, async ({ name, cpu }) => {
    const browser = await launchChromium();
    try {
      const url = pathToFileURL(join(folder, `${name}.html`)).href;
      const circumstances = { cpu, screen: 'desktop', line: 'any' } as const;
      return (await visit(browser, url, circumstances)).firstPaint;
    } finally {
      await browser.close();
    }
  });
  const of = (name: string, cpu: number) =>
    paints[visits.findIndex((one) => one.name === name && one.cpu === cpu)] ?? [];
  heading(`From disk, opened cold: first paint, median (least to most) of ${runs}, ms`);
  table(
    ['', ...slowdowns.flatMap((cpu) => [`CPU ÷ ${cpu}`, '÷ hello’s'])],
    documents.map(([name]) => [
      name,
      ...slowdowns.flatMap((cpu) => {
        const ratio = median(of(name, cpu)) / median(of('hello', cpu));
        const verdict = name === 'hello' ? '' : judged(ratio, MOST_TIMES_LATER, 2);
        return [withSpread(of(name, cpu)), verdict];
      }),
    ]),
  );
}
