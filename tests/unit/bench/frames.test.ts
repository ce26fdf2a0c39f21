import { expect, test } from 'vitest';
import { framesOf } from '../../bench/frames.ts';

const report = (frame_sequence: number, state: string, affects_smoothness = false, pid = 1) => ({
  ...{ name: 'PipelineReporter', cat: 'cc', ph: 'b', pid, tid: 1, ts: 0 },
  args: { frame_reporter: { frame_sequence, state: `STATE_${state}`, affects_smoothness } },
});

test('of the frames in which something had to move those are dropped that would be noticed', () => {
  const events = [
    report(1, 'PRESENTED_ALL'),
    report(2, 'NO_UPDATE_DESIRED'),
    // The compositor scrolled; what the main thread has to do was not wanted.
    report(3, 'PRESENTED_ALL'),
    report(3, 'DROPPED'),
    report(4, 'DROPPED', true),
    report(5, 'PRESENTED_PARTIAL', true),
    report(6, 'PRESENTED_PARTIAL', true),
    // The window around the page.
    report(1, 'DROPPED', true, 2),
    { ...report(7, 'DROPPED', true), ph: 'e' },
  ];
  expect(framesOf(events)).toEqual({ wanted: 5, dropped: 3 });
});
