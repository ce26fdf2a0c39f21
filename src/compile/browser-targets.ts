/**
 * The oldest engines in which the site looks and works as in new ones. The targets of scripts, style and tests follow from
 * them. An older engine shows the prerendered document in one column (MINIMUM_BROWSERS in site/hydration/marks.ts).
 */
import { browserslistToTargets } from 'lightningcss';

export const siteTargets = {
  chrome: '88',
  edge: '88',
  firefox: '78',
  safari: '14.1',
  ios: '14.5',
} as const;

/** The oldest engines in which the studio composes: Firefox ESR and Safari of the day of a release, and Chromium of 2023, the last for Windows 7 and 8.1. */
export const studioTargets = {
  chrome: '109',
  edge: '109',
  firefox: '153',
  safari: '26',
  ios: '26',
} as const;

/**
 * For Vite. Chromium has a higher version here, because for versions below 91 Vite rewrites every `?.`, to avoid a bug of V8 with
 * `a?.b(...c)`. Tests make sure that the scripts have no such call, and run them in the oldest engines.
 */
export const scriptTarget = Object.entries({ ...siteTargets, chrome: '91', edge: '91' }).map(
  ([engine, version]) => engine + version,
);

/** For Lightning CSS, which calls Safari on iOS `ios_saf`. */
export const styleTargets = browserslistToTargets(
  Object.entries({ ...siteTargets, ios_saf: siteTargets.ios }).map((engine) => engine.join(' ')),
);
