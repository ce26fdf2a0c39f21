import type { Ring } from '../../site/site-content.ts';
import { numbersAt } from './figures.ts';
import { arc, dashes, marks, POINTER, ray } from './shapes.ts';

const [FILM, SCALE] = [462, 300];
/** Degrees of a second. */
const SECOND = 10;

const times = ['09:56', '09:57', '09:58', '09:59', '10:00', '10:01', '10:02', '10:03'];

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
    { d: wave, strokeWidth: 2, strokeOpacity: 0.4 },
    { d: ray(0, FILM + 50, 200), ...POINTER },
  ],
});

const wave = Array.from({ length: 60 }, (_, index) => {
  const half = 1.5 + 9 * Math.abs(Math.sin(index * 2.3) * Math.cos(index * 0.21));
  return ray(index - 30, 230 - half, 230 + half);
}).join('');
