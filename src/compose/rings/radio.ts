import type { Ring } from '../../site/site-content.ts';
import { numberAt, numbersAt } from './figures.ts';
import { dashes, marks, POINTER, QUIET, rays } from './shapes.ts';

const [EDGE, FM, BORDER, AM, KNOB] = [500, 398, 370, 322, 236];
/** Degrees from one labelled frequency to the next. */
const STEP = 7.2;

/** In MHz. */
const frequencies = [90, 92, 94, 96, 98, 100, 102, 104, 106];
/** In ten kHz. */
const mediumWaves = [53, 60, 70, 80, 90, 100, 120, 140];

const ofFrequency = (frequency: number) => ((frequency - 99) / 2) * STEP;
/** A condenser of the old kind gives each octave the same room. Each wave stands at one of the marks, of which there is one every degree. */
const ofWave = (wave: number) => Math.round(40 * Math.log2(wave / 95));

/** The dial of a radio: a wide band of FM, a narrow one of AM, one pointer over both, between the figures, and the knob. */
export const radio = (): Ring => ({
  planes: [EDGE, BORDER, AM, KNOB],
  figures: [
    ...numbersAt(
      FM + 42,
      frequencies.map((each) => [ofFrequency(each), `${each}`]),
    ),
    ...numbersAt(
      AM + 32,
      mediumWaves.map((each) => [ofWave(each), `${each}`]),
    ),
    { turn: STEP, d: numberAt(FM + 78, 'FM') },
    { turn: STEP, d: numberAt((BORDER + FM) / 2, 'AM') },
  ],
  shapes: [
    { r: FM },
    marks(FM, STEP / 8, 6),
    { ...marks(FM + 6, STEP / 2, 6), transform: 'rotate(176.4)' },
    { ...marks(FM + 12, STEP, 8), transform: 'rotate(176.4)' },
    marks(AM, 1, 4),
    { d: rays(mediumWaves.map(ofWave), AM + 4, AM + 13), strokeOpacity: QUIET },
    // What makes a knob easy to turn.
    { ...dashes(KNOB - 9, 3, 10, 4), strokeOpacity: 0.36 },
    { d: rays([0], EDGE - 8, KNOB), ...POINTER, strokeWidth: 2 },
  ],
});
