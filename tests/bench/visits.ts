/**
 * One visit to one page, as on a phone with a slow connection. Each visit has a new profile, and the browser itself throttles, so
 * nothing is calculated afterwards. All times are milliseconds from the start of the navigation. One file, because its functions run
 * in the same visited page.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import type { Condition } from './conditions.ts';

/** The protocol counts bytes: 1,600 kbit are 200,000. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
/** Lighthouse's phone. */
const PHONE = { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75 };
/**
 * In milliseconds. A page is at rest if for this time it has loaded nothing, painted nothing larger and had no long task. Half of it
 * is too short, because on a busy machine React's slices are up to 350 ms apart. Four times as long changes no figure.
 */
const REST = 500;
/** The browser is at rest if all its processes together have used so little time of such a period. */
const RESTING = { milliseconds: 100, ofThemBusy: 10 };

/** What is pressed, and what shows that the press had its effect. */
export type Control = { button: string; effect: string };

export type Visit = { firstPaint: number; largestPaint: number; blocking: number; shift: number };

/** A visit without any input. */
export function visit(browser: Browser, url: string, condition: Condition): Promise<Visit> {
  return onNewPage(browser, url, condition, call(watch), call(readWhenRested, REST));
}

/**
 * The time at which a press first has an effect. It has a visit of its own, because a press makes React hydrate at once what it
 * would otherwise hydrate in slices, and that would count as blocking.
 */
export function timeUntilItWorks(
  browser: Browser,
  url: string,
  condition: Condition,
  control: Control,
): Promise<number> {
  return onNewPage(browser, url, condition, call(pressInEveryFrame, control), call(readWorks));
}

/** From a press on *play*, once the page is loaded and its program runs, until the first frame of its film is drawn. */
export function timeUntilFirstFrame(
  browser: Browser,
  url: string,
  condition: Condition,
): Promise<number> {
  return onNewPage(browser, url, condition, '', call(playAndSee));
}

/**
 * `before` runs in the page before its own scripts, `read` returns the result. It uses the protocol without puppeteer, because a
 * page that puppeteer has opened listens for console messages. Then V8 parses the whole program again for every Error that a
 * library makes, and React makes five when it starts.
 */
async function onNewPage<Result>(
  browser: Browser,
  url: string,
  { cpu, screen }: Condition,
  before: string,
  read: string,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const control = await browser.target().createCDPSession();
  try {
    const { targetId } = await control.send('Target.createTarget', {
      url: 'about:blank',
      ...(context.id === undefined ? {} : { browserContextId: context.id }),
    });
    const target = await browser.waitForTarget((one) => Reflect.get(one, '_targetId') === targetId);
    const page = await target.createCDPSession();
    await browserRests(control);
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', LINE);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (screen === 'mobile') {
      await page.send('Emulation.setDeviceMetricsOverride', PHONE);
      await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    }
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: before });
    await page.send('Page.navigate', { url });
    const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
      expression: read,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  } finally {
    await control.detach();
    await context.close();
  }
}

/** Waits until the browser is at rest, because with a new profile it has work to do, which would slow the visited page. */
async function browserRests(control: CDPSession): Promise<void> {
  const busy = async () => {
    const { processInfo } = await control.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
  };
  let before = Number.NEGATIVE_INFINITY;
  for (let now = await busy(); now - before > RESTING.ofThemBusy; now = await busy()) {
    before = now;
    await pause(RESTING.milliseconds);
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
};

/** These five run in the page. */
function watch(): void {
  const watched: Watched = { largestPaint: 0, shift: 0, tasks: [] };
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
}

async function readWhenRested(rest: number): Promise<Visit> {
  const watched: Watched = Reflect.get(window, 'watched');
  const firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const loadEnd = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(navigation && Reflect.get(navigation, 'loadEventEnd'));
  };
  const restedFor = () => {
    const events = [loadEnd(), firstPaint(), watched.largestPaint];
    if (events.some((time) => time === 0)) return 0;
    return performance.now() - Math.max(...events, ...watched.tasks.map(({ end }) => end));
  };
  for (let rested = restedFor(); rested < rest; rested = restedFor()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(rest - rested, 100)));
  }

  const { tasks, ...figures } = watched;
  const blocking = tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint()) - 50)
    .filter((time) => time > 0)
    .reduce((sum, time) => sum + time, 0);
  return { ...figures, firstPaint: firstPaint(), blocking };
}

/** A link of the prerendered document does not count, nor does a button without a listener. */
function pressInEveryFrame({ button, effect }: Control): void {
  const works = new Promise<number>((resolve) => {
    const press = () => {
      document.querySelector<HTMLElement>(button)?.click();
      // React renders the change after the event, but in the same task.
      setTimeout(() => {
        if (document.querySelector(effect)) resolve(performance.now());
        else requestAnimationFrame(press);
      });
    };
    requestAnimationFrame(press);
  });
  Reflect.set(window, 'works', works);
}

function readWorks(): Promise<number> {
  return Reflect.get(window, 'works');
}

async function playAndSee(): Promise<number> {
  const isReady = () =>
    document.readyState === 'complete' &&
    (document.querySelector('header') === null || document.querySelector('header button') !== null);
  while (!isReady()) await new Promise((resolve) => requestAnimationFrame(resolve));
  const film = document.querySelector('video');
  if (!film) throw new Error('The page has no film.');
  // Without its sound a film plays without a gesture.
  film.muted = true;
  const pressed = performance.now();
  const seen = new Promise<number>((resolve) =>
    film.requestVideoFrameCallback(() => resolve(performance.now() - pressed)),
  );
  await film.play();
  return seen;
}
