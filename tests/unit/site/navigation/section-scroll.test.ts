import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Path, SectionId } from '../../../../src/routes.ts';
import { createSectionScroll } from '../../../../src/site/navigation/section-scroll.ts';

type SectionScroll = ReturnType<typeof createSectionScroll>;
type Step = (scroll: SectionScroll) => void;

/** A press on the button of a section, at this path. */
const press =
  (section: SectionId, path: Path): Step =>
  (scroll) =>
    scroll.request(section, path);
const arrive =
  (path: Path): Step =>
  (scroll) =>
    scroll.pathChanged(path);
const wait = (milliseconds: number) => () => void vi.advanceTimersByTime(milliseconds);
const unmount: Step = (scroll) => scroll.cancel();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function play(steps: readonly Step[]): string[] {
  const log: string[] = [];
  const start = Date.now();
  const scroll = createSectionScroll({
    scrollTo: (section) => log.push(`${section} at ${Date.now() - start}`),
    goHome: () => log.push(`home at ${Date.now() - start}`),
  });
  for (const step of steps) step(scroll);
  return log;
}

describe('the way to a section', () => {
  test.each<[string, Step[], string[]]>([
    [
      'on the home page the scroll starts at once',
      [press('about-section', '/'), wait(2000)],
      ['about-section at 0'],
    ],
    [
      'from elsewhere it leads home and scrolls after 500 ms',
      [press('about-section', '/Work-Details'), arrive('/'), wait(2000)],
      ['home at 0', 'about-section at 500'],
    ],
    [
      'not a moment before',
      [press('about-section', '/About'), arrive('/'), wait(499)],
      ['home at 0'],
    ],
    [
      'Home leads home too',
      [press('home-section', '/Contact'), arrive('/'), wait(500)],
      ['home at 0', 'home-section at 500'],
    ],
    [
      'of two clicks within the 500 ms the last one wins',
      [
        press('about-section', '/About'),
        arrive('/'),
        wait(200),
        press('contact-section', '/'),
        wait(2000),
      ],
      ['home at 0', 'contact-section at 200'],
    ],
    [
      'two clicks before the page has changed leave one target',
      [
        press('about-section', '/About'),
        press('contact-section', '/About'),
        arrive('/'),
        wait(2000),
      ],
      ['home at 0', 'home at 0', 'contact-section at 500'],
    ],
    [
      'leaving home drops the target',
      [
        press('about-section', '/About'),
        arrive('/'),
        wait(200),
        arrive('/Life-Details'),
        wait(2000),
      ],
      ['home at 0'],
    ],
    [
      'a target dropped does not come back with home',
      [press('about-section', '/About'), arrive('/'), arrive('/About'), arrive('/'), wait(2000)],
      ['home at 0'],
    ],
    [
      'an unmount drops the target',
      [press('about-section', '/About'), arrive('/'), unmount, wait(2000)],
      ['home at 0'],
    ],
    [
      'a change of path with nothing pending does nothing',
      [arrive('/About'), arrive('/'), wait(2000)],
      [],
    ],
    [
      'a scroll that is done is not repeated',
      [
        press('about-section', '/About'),
        arrive('/'),
        wait(500),
        arrive('/About'),
        arrive('/'),
        wait(2000),
      ],
      ['home at 0', 'about-section at 500'],
    ],
  ])('%s', (_fact, steps, expected) => {
    expect(play(steps)).toEqual(expected);
  });
});
