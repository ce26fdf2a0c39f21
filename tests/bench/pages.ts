/** The pages that are visited under one condition, each with how to find out when its buttons work. */
import type { Browser } from 'puppeteer-core';
import type { Condition, VisitedRoute } from './conditions.ts';
import type { SiteName } from './sites.ts';
import { median } from './statistics.ts';
import { type Bar, timeUntilButtonsWork, type Visit, visit } from './visits.ts';

/** By the names under which they are served. */
type DocumentName = SiteName | 'beside' | 'hello' | 'bare';

export type Page = { document: DocumentName; route: VisitedRoute; bar?: Bar };

/** `buttonsWork` is not a number where there are no buttons. */
export type Measured = Visit & { buttonsWork: number };

/** A press on Home shows the top of the home page, and hands the focus to its heading. */
const siteBar: Bar = { button: 'header button', effect: 'h1:focus' };
const bareBar: Bar = { button: 'header button', effect: 'header [aria-current]' };

export function pagesOf(
  sites: readonly (SiteName | 'beside')[],
  routes: readonly VisitedRoute[],
): Page[] {
  return [
    { document: 'hello', route: '/' },
    { document: 'bare', route: '/', bar: bareBar },
    ...sites.flatMap((document) => routes.map((route) => ({ document, route, bar: siteBar }))),
  ];
}

export const isOurs = ({ document }: Page) => document !== 'hello' && document !== 'bare';

export function nameOf({ document, route }: Page): string {
  return route === '/' ? document : `${document} #${route}`;
}

export async function measure(
  browser: Browser,
  server: string,
  { document, route, bar }: Page,
  condition: Condition,
): Promise<Measured> {
  const url = `${server}${document}.html${route === '/' ? '' : `#${route}`}`;
  const alone = await visit(browser, url, condition);
  return {
    ...alone,
    buttonsWork: bar ? await timeUntilButtonsWork(browser, url, condition, bar) : Number.NaN,
  };
}

/** Of each figure by itself. */
export function middle(visits: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(visits.map((one) => one[figure]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    loaded: of('loaded'),
    buttonsWork: of('buttonsWork'),
    blocking: of('blocking'),
    shift: of('shift'),
    script: of('script'),
  };
}
