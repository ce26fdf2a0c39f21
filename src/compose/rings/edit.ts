import type { Ring } from '../../site/site-content.ts';
import { numbersAt } from './figures.ts';
import { arc, closed, dashes, marks, POINTER, rays } from './shapes.ts';

const [FILM, SCALE, CLIPS, SOUND] = [466, 300, 264, 228];
/** Degrees of a minute. The portrait shows 10:00:00:00, so this is the time under the playhead. */
const MINUTE = 15;
const times = ['09:58', '09:59', '10:00', '10:01'];

/** From one cut to another, in degrees, and how strong. */
const clips = [
  [-45, -25, 0.22],
  [-25, -11, 0.28],
  [-11, 0, 0.24],
  [0, 17, 0.3],
  [17, 28, 0.24],
  [28, 45, 0.28],
] as const;
const gapAt = (cut: number) => (cut === 0 ? 1.2 : 0.2);

/** The sound swells and dies away twice. Every second of its points is a peak, and these follow no rhythm that could be seen. */
const [FIRST, LAST, POINTS] = [-26, 31, 100];
const loudness = Array.from({ length: POINTS + 1 }, (_, index) => {
  const share = index / POINTS;
  const swell = Math.sin(Math.PI * share) * (0.72 - 0.28 * Math.cos(4 * Math.PI * share));
  const peak = index % 2 ? 0.7 + 0.3 * Math.sin(index * index) : 0.3;
  return [17 * swell * peak, FIRST + (LAST - FIRST) * share] as const;
});

/** Film, the time, the clips of a timeline with their sound, and the playhead between two of them. */
export const edit = (): Ring => ({
  planes: [FILM + 30, FILM - 30, 190],
  figures: numbersAt(
    352,
    times.map((time, index) => [(index - 2) * MINUTE, time]),
  ),
  shapes: [
    // The film: frames, and on both sides of them holes.
    { r: FILM, strokeWidth: 60, strokeOpacity: 0.1 },
    { ...dashes(FILM, 6, 36, 44), strokeOpacity: 0.12 },
    { ...dashes(FILM - 24, 1.5, 5, 5), stroke: 'var(--raised)', strokeOpacity: 0.9 },
    { ...dashes(FILM + 24, 1.5, 5, 5.6), stroke: 'var(--raised)', strokeOpacity: 0.9 },
    { r: SCALE },
    marks(SCALE, MINUTE / 6, 7),
    marks(SCALE + 7, MINUTE, 9),
    ...clips.map(([cut, end, strokeOpacity]) => ({
      d: arc(CLIPS, cut + gapAt(cut), end - gapAt(end)),
      strokeOpacity,
      strokeWidth: 20,
    })),
    {
      d: closed([
        ...loudness.map(([height, turn]) => [SOUND + height, turn] as const),
        ...loudness.map(([height, turn]) => [SOUND - height, turn] as const).reverse(),
      ]),
      stroke: 'none',
      fill: 'currentColor',
      fillOpacity: 0.34,
    },
    // The playhead stands on a cut, because its line would drown in the grey of a clip.
    { d: rays([0], SCALE - 10, 250), ...POINTER },
    {
      d: closed([
        [SCALE - 3, 0],
        [SCALE - 10, -1.4],
        [SCALE - 17, -1.4],
        [SCALE - 17, 1.4],
        [SCALE - 10, 1.4],
      ]),
      stroke: 'none',
      fill: 'var(--lamp)',
    },
  ],
});
