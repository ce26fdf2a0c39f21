/**
 * How smooth home is on a phone with a slowed processor: frames dropped while a visitor scrolls through it, entrances included, and
 * while a finger swipes the carousel; and how long a pressed bullet takes to answer.
 *
 * A frame is dropped as the browser's own counter sees it (its events `PipelineReporter`): something had to move in it, by a scroll,
 * an animation or an input, and did not, in the compositor or on the main thread. Frames in which nothing had to move do not
 * count. Callbacks of requestAnimationFrame would not do: they count the main thread alone, and are work by themselves.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { isTakenOver } from '../support/take-over.ts';
import { heading, table, withSpread } from './print.ts';
import { judged } from './ratios.ts';
import { serve } from './served.ts';
import { inRounds, median } from './statistics.ts';
import { type TraceEvent, traced } from './tracing.ts';
import { call, evaluate, onNewPage, prepare } from './visits.ts';

const MOST_DROPPED = 5; // per cent
const LONGEST_ANSWER = 100;
/** A thumb in a hurry, CSS pixels a second. */
const SCROLL_SPEED = 1000;
const CATEGORIES = ['disabled-by-default-devtools.timeline.frame'];
const LONGEST_WAIT = 10_000;
const BULLETS = '[data-slides] button';

type Smoothness = { scrolled: Frames; swiped: Frames; answered: number };
type Frames = { wanted: number; dropped: number };

export async function printFrames(
  browser: Browser,
  sites: ReadonlyMap<string, Buffer>,
  runs: number,
): Promise<void> {
  const server = await serve(Object.fromEntries(sites), 'gzip');
  const names = [...sites.keys()];
  const results = await inRounds(names, runs, (name) =>
    smoothness(browser, `${server.url}${name}.html`),
  );
  await server.close();
  heading(`Home on a phone, CPU ÷ 4; median (least to most) of ${runs}`);
  table(
    ['', 'dropped of a scroll, %', '', 'of a swipe, %', '', 'a bullet answers, ms', ''],
    names.map((name, index) => {
      const list = results[index] ?? [];
      const cells = (values: readonly number[], most: number) => [
        withSpread(values),
        judged(median(values), most, 1),
      ];
      return [
        name,
        ...cells(
          list.map(({ scrolled }) => share(scrolled)),
          MOST_DROPPED,
        ),
        ...cells(
          list.map(({ swiped }) => share(swiped)),
          MOST_DROPPED,
        ),
        ...cells(
          list.map(({ answered }) => answered),
          LONGEST_ANSWER,
        ),
      ];
    }),
  );
  const [first] = results.flat();
  if (first) {
    const { scrolled, swiped } = first;
    console.log(`\n${scrolled.wanted} frames of a scroll, ${swiped.wanted} of a swipe`);
  }
}

const share = ({ wanted, dropped }: Frames) => (100 * dropped) / wanted;

async function smoothness(browser: Browser, url: string): Promise<Smoothness> {
  return onNewPage(browser, async (session, control) => {
    await prepare(session, { cpu: 4, screen: 'mobile', line: 'any' });
    const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
    await session.send('Page.navigate', { url });
    await loaded;
    await until(session, isTakenOver);

    const way = await evaluate<number>(session, call(wayDown));
    const scroll = () =>
      // As a wheel, since Chromium without a window takes a finger's scroll from nobody; the same part of it moves the page.
      session.send('Input.synthesizeScrollGesture', {
        ...{ x: 200, y: 400, yDistance: -way, speed: SCROLL_SPEED, gestureSourceType: 'mouse' },
      });
    const scrolled = framesOf(await traced(control, CATEGORIES, scroll));
    await until(session, isAtTheEnd);

    await evaluate(session, call(showCarousel));
    await until(session, carouselRests);
    const place = await evaluate<Place>(session, call(placeOf, '[data-slides] .swiper', 0));
    const swipe = async () => {
      await swipeToNext(session, place);
      await until(session, carouselRests);
    };
    const swiped = framesOf(await traced(control, CATEGORIES, swipe));
    await until(session, isCurrent, BULLETS, 1);

    await evaluate(session, call(watchAnswers));
    const bullet = await evaluate<Place>(session, call(placeOf, BULLETS, 2));
    await touch(session, 'touchStart', [bullet]);
    await touch(session, 'touchEnd', []);
    const answered = await evaluate<number>(session, call(readAnswer));
    await until(session, isCurrent, BULLETS, 2);
    return { scrolled, swiped, answered };
  });
}

/** Of the process with the most of them: the page's, not the one that shows it. */
export function framesOf(events: readonly TraceEvent[]): Frames {
  const byProcess = new Map<number, Map<unknown, { shown: boolean; missed: boolean }>>();
  for (const { name, ph, pid, args } of events) {
    if (name !== 'PipelineReporter' || ph !== 'b') continue;
    const { frame_sequence, state, affects_smoothness } = args.frame_reporter as Reporter;
    const frames = byProcess.get(pid) ?? new Map();
    byProcess.set(pid, frames);
    // One frame has several reports where compositor and main thread went apart.
    const frame = frames.get(frame_sequence) ?? { shown: false, missed: false };
    frames.set(frame_sequence, {
      shown: frame.shown || state.startsWith('STATE_PRESENTED'),
      missed: frame.missed || affects_smoothness,
    });
  }
  const [largest] = [...byProcess.values()].sort((a, b) => b.size - a.size);
  const frames = [...(largest?.values() ?? [])];
  return {
    wanted: frames.filter(({ shown, missed }) => shown || missed).length,
    dropped: frames.filter(({ missed }) => missed).length,
  };
}

type Reporter = { frame_sequence: number; state: string; affects_smoothness: boolean };

type Place = { x: number; y: number };

/** A finger's moves, one for each frame of the screen, well over half a slide; nobody waits for the page in between. */
async function swipeToNext(session: CDPSession, { x, y }: Place): Promise<void> {
  const steps = 28;
  const finger = (step: number) => [{ x: x + 140 - 10 * step, y }];
  const moves = [touch(session, 'touchStart', finger(0))];
  for (let step = 1; step <= steps; step += 1) {
    await pause(1000 / 60);
    moves.push(touch(session, 'touchMove', finger(step)));
  }
  moves.push(touch(session, 'touchEnd', []));
  await Promise.all(moves);
}

function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: Place[],
): Promise<void> {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Fails where it never comes: smooth is also what does not move. */
async function until<Args extends unknown[]>(
  session: CDPSession,
  holds: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const last = performance.now() + LONGEST_WAIT;
  while (!(await evaluate<boolean>(session, call(holds, ...args)))) {
    if (performance.now() > last) throw new Error(`still not: ${holds.name}(${args.join(', ')})`);
    await pause(100);
  }
}

// What follows runs in the page.

function wayDown(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

function showCarousel(): void {
  document.querySelector('[data-slides]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function carouselRests(): boolean {
  const runs = document.querySelector('[data-slides] .swiper-initialized') !== null;
  return runs && document.getAnimations().length === 0;
}

function placeOf(selector: string, index: number): Place {
  const box = document.querySelectorAll(selector)[index]?.getBoundingClientRect();
  if (!box) throw new Error(`there is no ${selector}`);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function isAtTheEnd(): boolean {
  return scrollY + innerHeight > document.documentElement.scrollHeight - 2;
}

function isCurrent(bullets: string, index: number): boolean {
  return document.querySelectorAll(bullets)[index]?.hasAttribute('aria-current') ?? false;
}

/** From the touch to the first paint after it, as the browser tells it: in steps of 8 ms, and of no event that took less than 16. */
function watchAnswers(): void {
  const answer = new Promise<number>((resolve) => {
    const durations = [0];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        durations.push(duration);
        if (name === 'click') resolve(Math.max(...durations));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    // A click that took less is not told of.
    addEventListener('click', () => setTimeout(() => resolve(Math.max(...durations, 16)), 1000));
  });
  Reflect.set(window, 'answer', answer);
}

function readAnswer(): Promise<number> {
  return Reflect.get(window, 'answer');
}
