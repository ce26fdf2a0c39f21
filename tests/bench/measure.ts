/**
 * One visit to one page as a phone on a slow line makes it. A fresh profile each time, the throttling applied by the browser
 * (not calculated afterwards), and all times in milliseconds from the start of the navigation.
 */
import type { Browser } from 'puppeteer-core';

// 1,600 kbit/s are 200,000 bytes a second; the protocol counts bytes.
const BYTES_PER_SECOND = (1600 * 1000) / 8;
const LATENCY = 150;
const CPU_SLOWDOWN = 4;
/** How long after the buttons work shifts, paints and long tasks still count. */
const AFTERMATH = 1000;

/** Which button of the bar is pressed, and what shows that the press had its effect. */
export type Bar = { button: string; effect: string };

export type Visit = {
  firstPaint: number;
  largestPaint: number;
  buttonsWork: number;
  blocking: number;
  shift: number;
  /** Milliseconds of the slowed CPU in scripts, until the page rests. */
  script: number;
};

/**
 * Over the bare protocol, as a page that puppeteer has opened listens for console messages, and then every Error that a library
 * makes (React makes five as it starts) costs a second parsing of the whole program.
 */
export async function visit(browser: Browser, url: string, bar?: Bar): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const control = await browser.target().createCDPSession();
  try {
    const { targetId } = await control.send('Target.createTarget', {
      url: 'about:blank',
      ...(context.id === undefined ? {} : { browserContextId: context.id }),
    });
    const target = await browser.waitForTarget((one) => Reflect.get(one, '_targetId') === targetId);
    const session = await target.createCDPSession();
    await session.send('Page.enable');
    await session.send('Performance.enable');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: call(watch, bar ?? null),
    });
    await session.send('Page.navigate', { url });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: call(readWhenRested, AFTERMATH),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    const measured: Awaited<ReturnType<typeof readWhenRested>> = result.value;
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return { ...measured, script: 1000 * script };
  } finally {
    await control.detach();
    await context.close();
  }
}

/** tsx wraps named functions in a call to a helper of its own, which the page does not have. */
function call(fn: (...args: never[]) => unknown, ...args: unknown[]): string {
  return `{const __name = (value) => value; (${fn})(...${JSON.stringify(args)})}`;
}

type Watched = {
  largestPaint: number;
  shift: number;
  tasks: { start: number; end: number }[];
  buttonsWork: number;
};

/**
 * Runs in the page before its own scripts. Presses the bar's first button in every frame from the moment there is one,
 * until the press shows. A link that stands there before the program does not count, nor does a button that no program listens to.
 */
function watch(bar: Bar | null): void {
  const watched: Watched = { largestPaint: 0, shift: 0, tasks: [], buttonsWork: 0 };
  Reflect.set(window, 'watched', watched);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    watched.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    watched.shift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, end: startTime + duration });
  });

  if (!bar) {
    // Nothing to wait for.
    watched.buttonsWork = Number.MIN_VALUE;
    return;
  }
  const { button, effect } = bar;
  const press = () => {
    document.querySelector<HTMLElement>(button)?.click();
    // React renders what a press changes after the event, but in the same task.
    setTimeout(() => {
      if (document.querySelector(effect)) watched.buttonsWork = performance.now();
      else requestAnimationFrame(press);
    });
  };
  requestAnimationFrame(press);
}

async function readWhenRested(aftermath: number): Promise<Omit<Visit, 'script'>> {
  const watched: Watched = Reflect.get(window, 'watched');
  const firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const loadEnd = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(navigation && Reflect.get(navigation, 'loadEventEnd'));
  };
  const isResting = () => {
    const ends = watched.tasks.map(({ end }) => end);
    const events = [loadEnd(), firstPaint(), watched.largestPaint, watched.buttonsWork];
    const last = Math.max(...events, ...ends);
    return events.every((time) => time > 0) && performance.now() - last > aftermath;
  };
  while (!isResting()) await new Promise((resolve) => setTimeout(resolve, 200));

  const { tasks, ...times } = watched;
  const blocking = tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint()) - 50)
    .filter((time) => time > 0)
    .reduce((sum, time) => sum + time, 0);
  return { ...times, firstPaint: firstPaint(), blocking };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
