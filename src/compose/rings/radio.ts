import type { Ring } from '../../site/site-content.ts';
import { numberAt, numbersAt } from './figures.ts';
import { marks, POINTER, QUIET, rays } from './shapes.ts';

const [FM, AM] = [290, 396];
/** Degrees from one labelled frequency to the next. */
const STEP = 8;

/** In MHz. */
const frequencies = [88, 90, 92, 94, 96, 98, 100, 102, 104, 106];
/** In ten kHz. */
const mediumWaves = [53, 60, 70, 80, 90, 100, 120];

const ofFrequency = (frequency: number) => ((frequency - 99) / 2) * STEP;
/** A condenser of the old kind gives each octave the same room. Each wave stands at one of the marks, of which there is one every two degrees. */
const ofWave = (wave: number) => 2 * Math.round(29 * Math.log2(wave / 92));

/** The dial of a radio: FM and AM, and one pointer over both. */
export const radio = (): Ring => ({
  planes: [AM + 78, AM, FM, 212],
  figures: [
    ...numbersAt(
      FM + 42,
      frequencies.map((each) => [ofFrequency(each), `${each}`]),
    ),
    ...numbersAt(
      AM + 42,
      mediumWaves.map((each) => [ofWave(each), `${each}`]),
    ),
    { turn: 15, d: numberAt(250, 'FM') },
    { turn: 9, d: numberAt(AM + 110, 'AM') },
  ],
  shapes: [
    marks(FM, STEP / 8, 7),
    { ...marks(FM, STEP, 16), transform: 'rotate(176)' },
    marks(AM, 2, 7),
    { d: rays(mediumWaves.map(ofWave), AM, AM + 16), strokeOpacity: QUIET },
    { d: rays([0], AM + 98, 232), ...POINTER },
  ],
});
