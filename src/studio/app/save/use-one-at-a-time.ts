import { useEffect, useRef, useState } from 'react';
import { useOfSite } from '../../model/use-of-site.ts';

/**
 * Returns an action that is not begun again while it runs, and whether it runs. What is asked for meanwhile is done after it, once and as
 * it was asked for last, if it is still needed by then and the site is still open.
 */
export function useOneAtATime<Given extends unknown[]>(
  site: object,
  act: (...given: Given) => Promise<void>,
  isNeeded: (...given: Given) => boolean,
): [begin: (...given: Given) => void, isRunning: boolean] {
  const running = useRef<Promise<void>>(undefined);
  const [isRunning, setRunning] = useState(false);
  const [next, setNext] = useOfSite<Given>(site);
  const begin = (...given: Given) => {
    if (running.current) return setNext(given);
    setRunning(true);
    running.current = act(...given).finally(() => {
      running.current = undefined;
      setRunning(false);
    });
  };
  useEffect(() => {
    // By now, what the last one has changed is rendered.
    if (isRunning || !next) return;
    setNext();
    // No state can be rendered at once within an effect.
    if (isNeeded(...next)) queueMicrotask(() => begin(...next));
  });
  return [begin, isRunning];
}
