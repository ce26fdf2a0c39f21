/** In milliseconds: what ends a test, or a hook, that hangs. It is the only such number. Nothing that is timed is near it. */
export const LIMIT = 5 * 60_000;
