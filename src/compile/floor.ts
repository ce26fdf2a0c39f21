/**
 * The oldest engines in which the site looks and works as in those of today; the scripts' target, the style's and the tests
 * follow from it. What is older keeps the static document, without style and program: AT_THE_FLOOR in site/take-over/marks.ts.
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
 * For Vite. Chromium's is another: below 91 all `?.` would be rewritten, since V8 erred on `a?.b(...c)`; tests hold that the
 * scripts have none of those, and run on the floor.
 */
export const scriptTarget = Object.entries({ ...floor, chrome: '91', edge: '91' }).map(
  ([engine, version]) => engine + version,
);

/** For Lightning CSS, which has another name for Safari on iOS. */
export const styleTargets = browserslistToTargets(
  Object.entries({ ...floor, ios_saf: floor.ios }).map((engine) => engine.join(' ')),
);
