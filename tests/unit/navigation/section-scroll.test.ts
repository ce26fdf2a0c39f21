import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSectionScroll } from '../../../src/navigation/section-scroll.ts';

/** What happens, in order: a request (section, from the path one is on), a change of path, time, an unmount. */
type Step =
  | ['request', 'home-section' | 'about-section' | 'project-section' | 'contact-section', string]
  | ['path', string]
  | ['wait', number]
  | ['unmount'];

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
  for (const step of steps) {
    if (step[0] === 'request') scroll.request(step[1], step[2]);
    else if (step[0] === 'path') scroll.pathChanged(step[1]);
    else if (step[0] === 'wait') vi.advanceTimersByTime(step[1]);
    else scroll.cancel();
  }
  return log;
}

describe('the way to a section', () => {
  test.each<[string, Step[], string[]]>([
    [
      'on the home page the scroll starts at once',
      [
        ['request', 'about-section', '/'],
        ['wait', 2000],
      ],
      ['about-section at 0'],
    ],
    [
      'from elsewhere it leads home and scrolls after 500 ms',
      [
        ['request', 'about-section', '/Work-Details'],
        ['path', '/'],
        ['wait', 2000],
      ],
      ['home at 0', 'about-section at 500'],
    ],
    [
      'not a moment before',
      [
        ['request', 'about-section', '/About'],
        ['path', '/'],
        ['wait', 499],
      ],
      ['home at 0'],
    ],
    [
      'Home leads home too',
      [
        ['request', 'home-section', '/Contact'],
        ['path', '/'],
        ['wait', 500],
      ],
      ['home at 0', 'home-section at 500'],
    ],
    [
      'of two clicks within the 500 ms the last one wins',
      [
        ['request', 'about-section', '/About'],
        ['path', '/'],
        ['wait', 200],
        ['request', 'contact-section', '/'],
        ['wait', 2000],
      ],
      ['home at 0', 'contact-section at 200'],
    ],
    [
      'two clicks before the page has changed leave one target',
      [
        ['request', 'about-section', '/About'],
        ['request', 'contact-section', '/About'],
        ['path', '/'],
        ['wait', 2000],
      ],
      ['home at 0', 'home at 0', 'contact-section at 500'],
    ],
    [
      'leaving home drops the target',
      [
        ['request', 'about-section', '/About'],
        ['path', '/'],
        ['wait', 200],
        ['path', '/Life-Details'],
        ['wait', 2000],
      ],
      ['home at 0'],
    ],
    [
      'a target dropped does not come back with home',
      [
        ['request', 'about-section', '/About'],
        ['path', '/'],
        ['path', '/About'],
        ['path', '/'],
        ['wait', 2000],
      ],
      ['home at 0'],
    ],
    [
      'an unmount drops the target',
      [['request', 'about-section', '/About'], ['path', '/'], ['unmount'], ['wait', 2000]],
      ['home at 0'],
    ],
    [
      'a change of path with nothing pending does nothing',
      [
        ['path', '/About'],
        ['path', '/'],
        ['wait', 2000],
      ],
      [],
    ],
    [
      'a scroll that is done is not repeated',
      [
        ['request', 'about-section', '/About'],
        ['path', '/'],
        ['wait', 500],
        ['path', '/About'],
        ['path', '/'],
        ['wait', 2000],
      ],
      ['home at 0', 'about-section at 500'],
    ],
  ])('%s', (_fact, steps, expected) => {
    expect(play(steps)).toEqual(expected);
  });
});
