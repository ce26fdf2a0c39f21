import { useRef, useState } from 'react';

/** Returns an action that is not begun again while it runs, and whether it runs. */
export function useOneAtATime<Given extends unknown[]>(
  act: (...given: Given) => Promise<void>,
): [begin: (...given: Given) => void, isRunning: boolean] {
  const running = useRef<Promise<void>>(undefined);
  const [isRunning, setRunning] = useState(false);
  const begin = (...given: Given) => {
    if (running.current) return;
    setRunning(true);
    running.current = act(...given).finally(() => {
      running.current = undefined;
      setRunning(false);
    });
  };
  return [begin, isRunning];
}
