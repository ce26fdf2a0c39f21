/**
 * The oldest engines in which the site looks and works as in new ones. The targets of scripts, style and tests follow from
 * them. An older engine keeps the static document, without style and program (AT_THE_FLOOR in site/take-over/marks.ts).
 */
import { browserslistToTargets } from 'lightningcss';

export const floor = {
  chrome: '88',
  edge: '88',
  firefox: '78',
  safari: '14.1',
  ios: '14.5',
} as const;

/**
 * For Vite. Chromium has a higher version here, because below 91 Vite rewrites every `?.` for a bug of V8 with `a?.b(...c)`.
 * Tests make sure that the scripts have no such call, and run on the floor.
 */
export const scriptTarget = Object.entries({ ...floor, chrome: '91', edge: '91' }).map(
  ([engine, version]) => engine + version,
);

/** For Lightning CSS, which calls Safari on iOS `ios_saf`. */
export const styleTargets = browserslistToTargets(
  Object.entries({ ...floor, ios_saf: floor.ios }).map((engine) => engine.join(' ')),
);
