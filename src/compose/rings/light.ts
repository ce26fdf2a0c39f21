import type { Ring, RingShape } from '../../site/site-content.ts';
import { numbersAt } from './figures.ts';
import { arc, closed, marks, POINTER, rays } from './shapes.ts';

const [SCALE, DIMMER] = [290, 392];
/** Degrees of one of the fields of colour, and from one number to the next. Each number stands at the field of its colour. */
const FIELD = 4.4;
const STEP = 2 * FIELD;
/** Half a field, without the gap beside it. */
const HALF = FIELD / 2 - 0.2;
/** How many fields there are on each side of the one at the pointer. */
const LAST = 6;
/** Degrees from one number of the dimmer to the next. */
const TEN = 8;

/** From tungsten to daylight, in kelvin. */
const temperatures = ['2700', '3200', '4300', '5600', '6500'];
/** In percent. */
const intensities = ['70', '80', '90'];
/** The steps of a Fresnel lens come closer towards its edge. */
const steps = [282, 275, 267, 258, 247, 234, 219];

/** A piece of the ring of colours, from the middle of one field to that of another. */
const piece = (from: number, to: number) => ({
  d: arc(SCALE + 11, from * FIELD - HALF, to * FIELD + HALF),
  strokeWidth: 22,
});
/** How much a field has of the colour of its end. The rest is white, and the outer fields have none. */
const shareOf = (field: number) => Math.min(Math.abs(field) / 4, 1);
const fields = Array.from({ length: 2 * LAST + 1 }, (_, index) => index - LAST);

const white = (field: number): RingShape => {
  const [start, middle, end] = [-HALF, 0, HALF].map((each) => field * FIELD + each);
  return {
    d: closed([
      ...[start, middle, end].map((each = 0) => [SCALE, each] as const),
      ...[end, middle, start].map((each = 0) => [SCALE + 22, each] as const),
    ]),
    fill: 'var(--paper)',
    fillOpacity: 0.6 * (1 - shareOf(field)),
    // Only the white at the pointer needs an edge on a light ground.
    ...(field === 0
      ? { stroke: 'var(--line-strong)', strokeOpacity: 0.5, strokeWidth: 0.6 }
      : { stroke: 'none' }),
  };
};

const coloured = (field: number): RingShape => ({
  ...piece(field, field),
  stroke: field < 0 ? 'var(--tungsten)' : 'var(--daylight)',
  strokeOpacity: shareOf(field),
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
      intensities.map((each, index) => [(index - 1) * TEN, each]),
    ),
  ],
  shapes: [
    // White is bright on both grounds: the dark scheme shows the paper in it, the light one what lies under it.
    { ...piece(-LAST, LAST), stroke: 'var(--raised)', strokeOpacity: 1 },
    ...fields.filter((field) => shareOf(field) < 1).map(white),
    ...fields.filter((field) => field !== 0).map(coloured),
    { d: rays([-2 * STEP, -STEP, 0, STEP, 2 * STEP], SCALE + 26, SCALE + 38), strokeOpacity: 0.5 },
    ...steps.map((r) => ({ r, strokeOpacity: 0.22 })),
    marks(DIMMER, TEN / 5, 6),
    marks(DIMMER + 6, TEN, 8),
    { d: `M${6 - SCALE} 0h62`, ...POINTER },
  ],
});
