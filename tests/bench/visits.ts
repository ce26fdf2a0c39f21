/**
 * One visit to one page as a phone on a slow line makes it. A fresh profile each time, the throttling applied by the browser
 * (not calculated afterwards), and all times in milliseconds from the start of the navigation.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import type { Screen } from './conditions.ts';

// 1,600 kbit/s are 200,000 bytes a second; the protocol counts bytes.
const BYTES_PER_SECOND = (1600 * 1000) / 8;
const LATENCY = 150;
/** Lighthouse's phone. */
const PHONE = { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75 };
/**
 * A page rests when for so long nothing has been loaded, painted larger or worked on at length. Half of it is too short: React's
 * slices come up to 350 ms apart on a busy machine. Four times as long changes no figure.
 */
const REST = 500;
/** The browser rests when all its processes together have used so little of so long. */
const RESTING = { milliseconds: 100, ofThemBusy: 10 };

/** Which button of the bar is pressed, and what shows that the press had its effect. */
export type Bar = { button: string; effect: string };

export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** When the load event has ended. */
  loaded: number;
  blocking: number;
  shift: number;
  /** Milliseconds of the slowed CPU in scripts, until the page rests. */
  script: number;
};

/** A visit on which nobody touches the page. */
export async function visit(
  browser: Browser,
  url: string,
  circumstances: Circumstances,
): Promise<Visit> {
  return onNewPage(browser, async (session) => {
    await session.send('Performance.enable');
    await prepare(session, circumstances, call(watch));
    await session.send('Page.navigate', { url });
    const measured = await evaluate<Omit<Visit, 'script'>>(session, call(readWhenRested, REST));
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return { ...measured, script: 1000 * script };
  });
}

/**
 * When a press on the bar first has its effect. On a visit of its own: a press makes React hydrate at once what it would
 * otherwise do in slices, which would count as blocking.
 */
export async function timeUntilButtonsWork(
  browser: Browser,
  url: string,
  circumstances: Circumstances,
  bar: Bar,
): Promise<number> {
  return onNewPage(browser, async (session) => {
    await prepare(session, circumstances, call(pressInEveryFrame, bar));
    await session.send('Page.navigate', { url });
    return evaluate<number>(session, call(readButtonsWork));
  });
}

/**
 * Over the bare protocol, as a page that puppeteer has opened listens for console messages, and then every Error that a library
 * makes (React makes five as it starts) costs a second parsing of the whole program.
 */
export async function onNewPage<Result>(
  browser: Browser,
  measure: (session: CDPSession, control: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const control = await browser.target().createCDPSession();
  try {
    const { targetId } = await control.send('Target.createTarget', {
      url: 'about:blank',
      ...(context.id === undefined ? {} : { browserContextId: context.id }),
    });
    const target = await browser.waitForTarget((one) => Reflect.get(one, '_targetId') === targetId);
    const session = await target.createCDPSession();
    await browserRests(control);
    return await measure(session, control);
  } finally {
    await control.detach();
    await context.close();
  }
}

/** The line is slow where nothing else is said. */
type Circumstances = { cpu: number; screen: Screen; line?: 'slow' | 'any' };

/** Applies the circumstances; `source` runs in the page before its own scripts. */
export async function prepare(
  session: CDPSession,
  { cpu, screen, line = 'slow' }: Circumstances,
  source = '',
): Promise<void> {
  await session.send('Page.enable');
  if (line === 'slow') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (screen === 'mobile') {
    await session.send('Emulation.setDeviceMetricsOverride', PHONE);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  }
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

export async function evaluate<Result>(session: CDPSession, expression: string): Promise<Result> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

/** A new profile gives the browser work of its own (its window is made of pages too), which the visited page would share. */
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
export function call(fn: (...args: never[]) => unknown, ...args: unknown[]): string {
  return `{const __name = (value) => value; (${fn})(...${JSON.stringify(args)})}`;
}

type Watched = {
  largestPaint: number;
  shift: number;
  tasks: { start: number; end: number }[];
};

/** Runs in the page before its own scripts, as does the next. */
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

/** From the moment there is a button. A link that stands there before the program does not count, nor does a button that nobody listens to. */
function pressInEveryFrame({ button, effect }: Bar): void {
  const works = new Promise<number>((resolve) => {
    const press = () => {
      document.querySelector<HTMLElement>(button)?.click();
      // React renders what a press changes after the event, but in the same task.
      setTimeout(() => {
        if (document.querySelector(effect)) resolve(performance.now());
        else requestAnimationFrame(press);
      });
    };
    requestAnimationFrame(press);
  });
  Reflect.set(window, 'works', works);
}

function readButtonsWork(): Promise<number> {
  return Reflect.get(window, 'works');
}

async function readWhenRested(rest: number): Promise<Omit<Visit, 'script'>> {
  const watched: Watched = Reflect.get(window, 'watched');
  const firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const loadEnd = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(navigation && Reflect.get(navigation, 'loadEventEnd'));
  };
  const restedFor = () => {
    const ends = watched.tasks.map(({ end }) => end);
    const events = [loadEnd(), firstPaint(), watched.largestPaint];
    if (events.some((time) => time === 0)) return 0;
    return performance.now() - Math.max(...events, ...ends);
  };
  for (let rested = restedFor(); rested < rest; rested = restedFor()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(rest - rested, 100)));
  }

  const { tasks, ...times } = watched;
  const blocking = tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint()) - 50)
    .filter((time) => time > 0)
    .reduce((sum, time) => sum + time, 0);
  return { ...times, firstPaint: firstPaint(), loaded: loadEnd(), blocking };
}
