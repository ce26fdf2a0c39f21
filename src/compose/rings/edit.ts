import type { Ring } from '../../site/site-content.ts';
import { numbersAt } from './figures.ts';
import { arc, dashes, marks, POINTER, rays } from './shapes.ts';

const [FILM, SCALE] = [462, 300];
/** Degrees of a second. */
const SECOND = 10;

const times = ['09:56', '09:57', '09:58', '09:59', '10:00', '10:01', '10:02'];

/** Bars by their length. Each length comes back after another number of bars, so the whole does not repeat. */
const loudness = [
  [4, '2 2'],
  [8, '2 2 2 6 2 2 2 6 2 2'],
  [13, '0 4 2 2 2 10 2 10 2 10'],
  [18, '0 8 2 14 2 26'],
] as const;

/** Film, the time, the clips of a timeline, and the playhead over all of them. */
export const edit = (): Ring => ({
  planes: [FILM + 38, FILM - 38, SCALE, 190],
  figures: numbersAt(
    366,
    times.map((time, index) => [(index - 4) * SECOND + 4, time]),
  ),
  shapes: [
    // The film: frames, and on both sides of them holes.
    { r: FILM, strokeWidth: 76 },
    dashes(FILM, 6, 48, 44),
    { ...dashes(FILM - 31, 1.5, 7, 6), stroke: 'var(--raised)', strokeOpacity: 0.9 },
    { ...dashes(FILM + 31, 1.5, 7, 6.4), stroke: 'var(--raised)', strokeOpacity: 0.9 },
    marks(SCALE, SECOND / 10, 7),
    { ...marks(SCALE, SECOND, 16), transform: 'rotate(184)' },
    // Clips.
    { d: arc(280, -40, -9) + arc(280, 13, 40), strokeWidth: 20 },
    { d: arc(280, -8.5, 12.5), strokeWidth: 20, strokeOpacity: 0.5 },
    { d: arc(255, -30, 4) + arc(255, 4.6, 22), strokeWidth: 20, strokeOpacity: 0.3 },
    // The sound of them.
    ...loudness.map(([strokeWidth, strokeDasharray]) => ({
      d: arc(230, -34, 30),
      strokeOpacity: 0.28,
      strokeWidth,
      strokeDasharray,
    })),
    { d: rays([0], FILM + 50, 200), ...POINTER },
  ],
});
