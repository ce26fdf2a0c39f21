import type { Page } from 'puppeteer-core';

/**
 * Notes in the page, in their order: each press on something, each scroll that the program sets off, by its behavior, and
 * how long after the last press so many milliseconds are over. Timers go off in the order of their time, however slow the
 * machine is.
 */
export function logScrolls(page: Page, ...after: number[]): Promise<void> {
  return page.evaluate((after) => {
    const log: string[] = [];
    Reflect.set(window, 'log', log);
    document.addEventListener(
      'click',
      () => {
        log.push('press');
        for (const time of after) setTimeout(() => log.push(`${time} ms`), time);
      },
      { capture: true },
    );
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return;
      log.push(options.behavior ?? 'auto');
      scrollTo(options);
    };
  }, after);
}

/** What it says once an entry stands in it so many times. */
export async function readLog(page: Page, last: string, times = 1): Promise<string[]> {
  const log = await page.waitForFunction(
    (last, times) => {
      const log: string[] = Reflect.get(window, 'log');
      return log.filter((entry) => entry === last).length >= times && log;
    },
    {},
    last,
    times,
  );
  return (await log.jsonValue()) || [];
}
