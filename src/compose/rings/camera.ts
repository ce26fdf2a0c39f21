import type { Ring } from '../../site/site-content.ts';
import { numberFrom } from './figures.ts';
import { marks, POINTER } from './shapes.ts';

const SCALE = 290;
/** Degrees from one stop of the aperture to the next. */
const STEP = 12;

const stops = ['16', '11', '8', '5.6', '4', '2.8', '2'];

/** The ring of a lens: stops of the aperture. */
export const camera = (): Ring => ({
  planes: [470, 392, SCALE, 212],
  figures: stops.map((stop, index) => ({ turn: (index - 3) * STEP, d: numberFrom(364, stop) })),
  shapes: [
    marks(SCALE, STEP / 6, 8),
    marks(SCALE, STEP, 16),
    { d: `M${8 - SCALE} 0h50`, ...POINTER },
  ],
});
