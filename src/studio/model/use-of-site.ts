import { useCallback, useReducer } from 'react';

/**
 * A state that belongs to the open site, such as a question about it: it ends when another site is opened, and what comes late, for a
 * site that is open no more, is dropped. `site` is an object that each site has of its own, such as `beside`.
 */
export function useOfSite<Value>(site: object, first?: Value) {
  type Held = { of: object; value: Value | undefined };
  const [{ of, value }, hold] = useReducer(
    (last: Held, next: Held) => (next.of === site ? next : last),
    { of: site, value: first },
  );
  /** Another site is given if it is opened in the same moment. */
  const set = useCallback((value?: Value, of: object = site) => hold({ of, value }), [site]);
  if (of !== site) hold({ of: site, value: undefined });
  return [of === site ? value : undefined, set] as const;
}
