/** Seconds; given (docs/ARCHITECTURE.md). */
export const DURATION = 0.8;
/** The one easing of the site. `--quick` in styles/tokens.css has the same curve. */
export const EASING = [0.2, 0.7, 0.2, 1] as const;
