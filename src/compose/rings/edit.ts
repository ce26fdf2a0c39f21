import type { Ring } from '../../site/site-content.ts';
import { numbersAt } from './figures.ts';
import { arc, closed, dashes, marks, POINTER, rays } from './shapes.ts';

const [FILM, SCALE, CLIPS, SOUND, END] = [466, 300, 264, 228, 190];
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
const gapAt = (cut: number) => (cut === 0 ? 0.9 : 0.2);

/** Bars of the sound: their degrees and heights. They swell and die away, and follow no rhythm that could be seen. */
const [FIRST, BAR, BARS, LOUDEST] = [-46, 0.68, 136, 11.5];
const loudness = Array.from({ length: BARS }, (_, index) => {
  const swell = 0.6 + 0.25 * Math.sin(index / 9) + 0.15 * Math.sin(index / 3.7);
  const peak = 0.55 + 0.45 * Math.sin(index * index);
  return [FIRST + BAR * index, Math.max(0.8, LOUDEST * swell * peak)] as const;
});

/** Film, the time, the clips of a timeline with their sound, and the playhead between two of them. */
export const edit = (): Ring => ({
  planes: [FILM + 30, FILM - 30, END],
  figures: numbersAt(
    352,
    times.map((time, index) => [(index - 2) * MINUTE, time]),
  ),
  shapes: [
    // The film: frames, and on both sides of them holes.
    { r: FILM, strokeWidth: 60, strokeOpacity: 0.07 },
    { ...dashes(FILM, 6, 36, 44), strokeOpacity: 0.06 },
    { ...dashes(FILM - 24, 1.5, 5, 5), stroke: 'var(--raised)', strokeOpacity: 0.54 },
    { ...dashes(FILM + 24, 1.5, 5, 5.6), stroke: 'var(--raised)', strokeOpacity: 0.54 },
    { r: SCALE },
    marks(SCALE, MINUTE / 6, 7),
    marks(SCALE + 7, MINUTE, 9),
    ...clips.map(([cut, end, strokeOpacity]) => ({
      d: arc(CLIPS, cut + gapAt(cut), end - gapAt(end)),
      strokeOpacity,
      strokeWidth: 20,
    })),
    {
      d: loudness.map(([turn, height]) => rays([turn], SOUND + height, SOUND - height)).join(''),
      strokeOpacity: 0.26,
      strokeWidth: 1.3,
    },
    // The playhead crosses all tracks on a cut, because its line would drown in the grey of a clip.
    { d: rays([0], SCALE + 2, END), ...POINTER, strokeWidth: 2 },
    {
      d: closed([
        [SCALE + 4, 0],
        [SCALE + 10, -1.05],
        [SCALE + 16, -1.05],
        [SCALE + 16, 1.05],
        [SCALE + 10, 1.05],
      ]),
      stroke: 'none',
      fill: 'var(--lamp)',
    },
  ],
});
