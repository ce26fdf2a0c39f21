/** The sites beside the hello page and the bare React page, under each condition: all figures with their spread, and the ratios. */
import type { Browser } from 'puppeteer-core';
import { type Condition, described } from './conditions.ts';
import { isOurs, type Measured, measure, middle, nameOf, type Page } from './pages.ts';
import { heading, table, whole, withSpread } from './print.ts';
import { ratioHead, ratioRows } from './ratios.ts';
import { serve } from './served.ts';
import { inRounds } from './statistics.ts';
import { visit } from './visits.ts';

type Documents = Readonly<Record<string, string | Buffer>>;

/** Both visits to a page, with the rest before and after them; only for the first guess. */
const SECONDS_OF_BOTH = { gzip: 4.5, plain: 7 };

export async function compare(
  browser: Browser,
  documents: Documents,
  pages: readonly Page[],
  conditions: readonly Condition[],
  runs: number,
): Promise<void> {
  const seconds = (list: readonly Condition[]) =>
    list.reduce((sum, { server }) => sum + SECONDS_OF_BOTH[server], 0) * pages.length;
  const visits = pages.length * conditions.length * runs * 2;
  note(`${visits} visits, about ${minutes(seconds(conditions) * runs)}`);
  // Corrected by what it really took.
  let [expected, took] = [0, 0];
  for (const [index, condition] of conditions.entries()) {
    const server = await serve(documents, condition.server);
    // The first visit of all warms the browser up and is not counted.
    await visit(browser, `${server.url}hello.html`, condition);
    let start = performance.now();
    const results = await inRounds(
      pages,
      runs,
      (page) => measure(browser, server.url, page, condition),
      (round) => {
        took += (performance.now() - start) / 1000;
        start = performance.now();
        expected += seconds([condition]);
        const left =
          seconds([condition]) * (runs - round - 1) + seconds(conditions.slice(index + 1)) * runs;
        const about = minutes((left * took) / expected);
        note(`${described(condition)}: round ${round + 1} of ${runs}; ${about} left`);
      },
    );
    await server.close();
    const byPage = new Map(pages.map((page, at) => [page, results[at] ?? []]));
    print(byPage, condition);
  }
}

function print(visits: ReadonlyMap<Page, readonly Measured[]>, condition: Condition): void {
  heading(`${described(condition)}: median (least to most), ms`);
  const fields = ['firstPaint', 'largestPaint', 'loaded', 'buttonsWork', 'blocking'] as const;
  table(
    ['', 'first paint', 'largest paint', 'loaded', 'buttons work', 'blocking', 'shift'],
    [...visits].map(([page, list]) => [
      nameOf(page),
      ...fields.map((field) => withSpread(list.map((one) => one[field]))),
      middle(list).shift.toFixed(3),
    ]),
  );
  heading(`${described(condition)}: ratios of the medians`);
  table(
    ratioHead,
    ratioRows(new Map([...visits].map(([page, list]) => [page, middle(list)])), condition),
  );
  const ours = [...visits].filter(([page]) => isOurs(page));
  const late = ours.flatMap(([page, list]) =>
    list
      .filter(({ firstPaint, loaded }) => firstPaint > loaded)
      .map(({ firstPaint, loaded }) => `${nameOf(page)} by ${whole(firstPaint - loaded)} ms`),
  );
  const count = ours.reduce((sum, [, list]) => sum + list.length, 0);
  const verdict = late.length > 0 ? `${late.join(', ')} ✗` : `none of ${count} ✓`;
  console.log(`\nVisits painted after their load event: ${verdict}`);
}

/** Beside the figures, so that a file of them has none of it. */
function note(text: string): void {
  console.error(text);
}

function minutes(seconds: number): string {
  return seconds < 90 ? `${whole(seconds)} s` : `${whole(seconds / 60)} min`;
}
