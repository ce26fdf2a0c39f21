import type { Page } from 'puppeteer-core';
import { awaiting } from '../drivers/driver.ts';

/**
 * Notes in the page, in order: each press, each scroll of the program (its behavior), and the times so many milliseconds after the
 * last press. These are timers, which even a slow machine runs in the order of their times.
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

/** Waits until the log has an entry so many times, and returns the log. */
export async function readLog(page: Page, last: string, times = 1): Promise<string[]> {
  const logged = page.waitForFunction(
    (last, times) => {
      const log: string[] = Reflect.get(window, 'log');
      return log.filter((entry) => entry === last).length >= times && log;
    },
    {},
    last,
    times,
  );
  const log = await awaiting(`'${last}' is in the log ${times} times`, logged);
  return (await log.jsonValue()) || [];
}
