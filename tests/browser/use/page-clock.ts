import type { Page } from 'puppeteer-core';
import { until } from '../../support/drivers/waits.ts';

declare global {
  /** In order: each press, and each scroll of the program (its behavior). */
  var log: string[];
  /** Lets so many milliseconds pass. */
  var passTime: (time: number) => void;
}

/** Gives the page a clock that stands still until the test advances it, and begins the log. */
export function setClock(page: Page): Promise<void> {
  return page.evaluate(() => {
    const log: string[] = [];
    globalThis.log = log;
    document.addEventListener('click', () => log.push('press'), { capture: true });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return;
      log.push(options.behavior ?? 'auto');
      scrollTo(options);
    };

    let now = 0;
    const timers = new Map<number, { at: number; act: () => void }>();
    const { setTimeout, clearTimeout } = window;
    // Those without a time wait for nothing but the end of the task.
    Reflect.set(
      window,
      'setTimeout',
      (act: (...given: unknown[]) => void, time = 0, ...given: unknown[]) => {
        const timer = setTimeout(() => {
          if (time === 0) act(...given);
        });
        if (time > 0) timers.set(timer, { at: now + time, act: () => act(...given) });
        return timer;
      },
    );
    window.clearTimeout = (timer) => {
      clearTimeout(timer);
      timers.delete(Number(timer));
    };
    globalThis.passTime = (time) => {
      now += time;
      const due = [...timers].filter(([, { at }]) => at <= now);
      for (const [timer, { act }] of due.sort(([, one], [, other]) => one.at - other.at)) {
        timers.delete(timer);
        act();
      }
    };
  });
}

/** Lets so many milliseconds pass, and returns the log. */
export function pass(page: Page, time: number): Promise<string[]> {
  return page.evaluate((time) => {
    globalThis.passTime(time);
    return globalThis.log;
  }, time);
}

/** Waits until the log has an entry so many times, and returns the log. */
export function readLog(page: Page, last: string, times = 1): Promise<string[]> {
  return until(`'${last}' is in the log ${times} times`, async () => {
    const log = await page.evaluate(() => globalThis.log);
    return log.filter((entry) => entry === last).length >= times && log;
  });
}
