import type { Ring } from '../../site/site-content.ts';
import { numberAt, numbersAt } from './figures.ts';
import { arc, POINTER, QUIET, rays } from './shapes.ts';

const SCALE = 296;
const [LOWEST, ZERO, HIGHEST] = [-20, 0, 3];
/** In degrees: where the needle stands, where it has been, and how large a lamp is. There is one every two degrees. */
const [LEVEL, PEAK, LAMP] = [4, 12, 1.4];
const LAMPS = 431;
const lamps = { strokeWidth: 24, strokeDasharray: '10.53 4.514' };

const levels = [LOWEST, -10, -7, -5, -3, -2, -1, ZERO, 1, 2, HIGHEST];
const percents = [20, 40, 60, 80, 100];

/** The needle of a meter follows the voltage: 0 VU is 100 %. */
const degreesOf = (share: number) => short(52 * share - 45);
const short = (degrees: number) => Number(degrees.toFixed(1));
const ofPercent = (percent: number) => degreesOf(percent / 100);
const ofLevel = (level: number) => degreesOf(10 ** (level / 20));

/** A level meter (VU), and a row of lamps of which the highest stays lit. The end of the scale is red whatever the colour of the site. */
export const sound = (): Ring => {
  const [start, zero, end] = [ofLevel(LOWEST), ofLevel(ZERO), ofLevel(HIGHEST)];
  const over = levels.filter((level) => level > ZERO);
  const under = levels.filter((level) => level <= ZERO);
  const ticks = (some: readonly number[]) => rays(some.map(ofLevel), SCALE, SCALE + 18);
  return {
    planes: [470, 392, SCALE, 212],
    figures: [
      ...numbersAt(
        340,
        levels.map((level) => [ofLevel(level), level > ZERO ? `+${level}` : `${level}`]),
      ),
      ...numbersAt(
        262,
        percents.map((percent) => [ofPercent(percent), `${percent}`]),
      ),
      { turn: 17, d: numberAt(236, 'VU') },
    ],
    shapes: [
      { d: arc(SCALE, start, zero), strokeOpacity: 1, strokeWidth: 1.5 },
      { d: ticks(under), strokeOpacity: QUIET, strokeWidth: 1.5 },
      {
        d: rays(percents.map(ofPercent), SCALE - 4, SCALE - 10),
        strokeOpacity: QUIET,
      },
      { d: ticks(over), stroke: 'var(--tally)', strokeOpacity: 1, strokeWidth: 1.5 },
      {
        d: arc(SCALE + 4, zero, end),
        stroke: 'var(--tally)',
        strokeOpacity: 1,
        strokeWidth: 8,
      },
      { d: rays([LEVEL], 120, SCALE + 14), strokeOpacity: 1, strokeWidth: 2 },
      { d: arc(LAMPS, -44, LEVEL + LAMP), ...lamps, strokeOpacity: 0.4 },
      { d: arc(LAMPS, LEVEL + 2, 26), ...lamps },
      { ...POINTER, d: arc(LAMPS, PEAK, PEAK + LAMP), strokeWidth: lamps.strokeWidth },
    ],
  };
};
