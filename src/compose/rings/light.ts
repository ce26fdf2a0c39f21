import type { Ring } from '../../site/site-content.ts';
import { numbersAt } from './figures.ts';
import { arc, marks, POINTER, rays } from './shapes.ts';

const [SCALE, DIMMER] = [290, 392];
/** Degrees of one of the fields of colour. */
const FIELD = 7;
/** And from one number to the next. */
const STEP = 12;

/** From tungsten to daylight, in kelvin. */
const temperatures = ['2700', '3200', '4300', '5600', '6500'];
/** In percent. */
const intensities = ['40', '50', '60', '70', '80', '90', '100'];
/** The steps of a Fresnel lens come closer towards its edge. */
const steps = [282, 275, 267, 258, 247, 234, 219];

const field = (index: number, colour: string, strength: number) => ({
  d: arc(SCALE + 11, (index - 0.5) * FIELD + 0.2, (index + 0.5) * FIELD - 0.2),
  stroke: `var(--${colour})`,
  strokeOpacity: strength,
  strokeWidth: 22,
});

/** A lamp: the colour of its light, its dimmer, and the steps of its lens. */
export const light = (): Ring => ({
  planes: [470, DIMMER, SCALE, 200],
  figures: [
    ...numbersAt(
      356,
      temperatures.map((each, index) => [(index - 2) * STEP, each]),
    ),
    ...numbersAt(
      DIMMER + 44,
      intensities.map((each, index) => [(index - 4) * 8 + 3.2, each]),
    ),
  ],
  shapes: [
    ...[-4, -3, -2, -1].map((index) => field(index, 'tungsten', -index / 4)),
    field(0, 'text', 0.08),
    ...[1, 2, 3, 4].map((index) => field(index, 'daylight', index / 4)),
    { d: rays([-2 * STEP, -STEP, 0, STEP, 2 * STEP], SCALE + 26, SCALE + 38), strokeOpacity: 0.5 },
    ...steps.map((r) => ({ r, strokeOpacity: 0.22 })),
    marks(DIMMER, 1.6, 6),
    { ...marks(DIMMER + 6, 8, 8), transform: 'rotate(183.2)' },
    { d: `M${6 - SCALE} 0h62`, ...POINTER },
  ],
});
