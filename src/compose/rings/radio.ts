import type { Ring } from '../../site/site-content.ts';
import { numberAt, numbersAt } from './figures.ts';
import { marks, POINTER, QUIET, ray } from './shapes.ts';

const [FM, AM] = [290, 396];
/** Degrees from one labelled frequency to the next. */
const STEP = 8;

/** In MHz. */
const frequencies = [88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108];
/** In ten kHz. */
const mediumWaves = [53, 60, 70, 80, 90, 100, 120, 140, 160];

const ofFrequency = (frequency: number) => ((frequency - 99) / 2) * STEP;
/** A condenser of the old kind gives each octave the same room. */
const ofWave = (wave: number) => Number((58 * Math.log2(wave / 92)).toFixed(1));
const minor = Array.from({ length: 22 }, (_, index) => 55 + index * 5);

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
    {
      d: mediumWaves.map((each) => ray(ofWave(each), AM, AM + 16)).join(''),
      strokeOpacity: QUIET,
    },
    { d: minor.map((each) => ray(ofWave(each), AM, AM + 7)).join(''), strokeOpacity: QUIET },
    { d: ray(0, AM + 98, 232), ...POINTER },
  ],
});
