import type { Accent } from '../../schema/choices.ts';
import type { Ring } from '../../site/site-content.ts';
import { numberAt, numbersAt } from './figures.ts';
import { arc, closed, POINTER, QUIET, rays } from './shapes.ts';

const [SCALE, HUB] = [296, 212];
const [LOWEST, ZERO, HIGHEST] = [-20, 0, 3];
/** In degrees: the last lit lamp, the highest that was lit, and how large one is. There is one every two degrees. */
const [LIT, PEAK, LAMP] = [-2, 8, 1.4];
const LAMPS = 431;
const lamps = { strokeWidth: 24, strokeDasharray: '10.53 4.514' };

const levels = [LOWEST, -10, -7, -5, -3, -2, -1, ZERO, 1, 2, HIGHEST];
const percents = [20, 40, 60, 80, 100];

/** The needle of a meter follows the voltage: 0 VU is 100 %. */
const degreesOf = (share: number) => short(48 * share - 44.5);
const short = (degrees: number) => Number(degrees.toFixed(1));
const ofPercent = (percent: number) => degreesOf(percent / 100);
const ofLevel = (level: number) => degreesOf(10 ** (level / 20));

/** A level meter (VU), and a row of lamps of which the highest stays lit. The end of the scale is red whatever the colour of the site, and
 * beside it a red needle would tell nothing. */
export const sound = (accent: Accent): Ring => {
  const [start, zero, end] = [ofLevel(LOWEST), ofLevel(ZERO), ofLevel(HIGHEST)];
  const needle = ofLevel(-1);
  const over = levels.filter((level) => level > ZERO);
  const under = levels.filter((level) => level <= ZERO);
  const ticks = (some: readonly number[]) => rays(some.map(ofLevel), SCALE, SCALE + 18);
  return {
    planes: [470, 392, HUB],
    figures: [
      ...numbersAt(
        340,
        levels.map((level) => [ofLevel(level), level > ZERO ? `+${level}` : `${level}`]),
      ),
      ...numbersAt(
        258,
        percents.map((percent) => [ofPercent(percent), `${percent}`]),
      ),
      { turn: 15, d: numberAt(250, 'VU') },
    ],
    shapes: [
      { d: arc(SCALE, start, zero), strokeOpacity: 0.7, strokeWidth: 1.5 },
      { d: ticks(under), strokeOpacity: QUIET, strokeWidth: 1.5 },
      {
        d: rays(percents.map(ofPercent), SCALE - 4, SCALE - 10),
        strokeOpacity: QUIET,
      },
      { d: ticks(over), stroke: 'var(--tally)', strokeOpacity: 1, strokeWidth: 1.5 },
      {
        d: arc(SCALE + 0.6, zero, end),
        stroke: 'var(--tally)',
        strokeOpacity: 1,
        strokeWidth: 2.7,
      },
      {
        d: closed([
          [HUB, needle - 0.9],
          [SCALE + 16, needle - 0.1],
          [SCALE + 16, needle + 0.1],
          [HUB, needle + 0.9],
        ]),
        stroke: 'none',
        fill: accent === 'red' ? 'var(--text)' : 'var(--lamp)',
      },
      // What the needle comes out of.
      {
        d: `M${-HUB}-11a11 11 0 0 1 0 22z`,
        transform: `rotate(${needle})`,
        stroke: 'none',
        fill: 'var(--text)',
        fillOpacity: QUIET,
      },
      { d: arc(LAMPS, -44, LIT + LAMP), ...lamps, strokeOpacity: 0.4 },
      { d: arc(LAMPS, LIT + 2, 26), ...lamps },
      { ...POINTER, d: arc(LAMPS, PEAK, PEAK + LAMP), strokeWidth: lamps.strokeWidth },
    ],
  };
};
