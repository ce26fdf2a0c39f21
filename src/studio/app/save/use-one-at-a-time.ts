import { useRef, useState } from 'react';

/** Returns an action that is not begun again while it runs, and whether it runs. */
export function useOneAtATime(act: () => Promise<void>): [begin: () => void, isRunning: boolean] {
  const running = useRef<Promise<void>>(undefined);
  const [isRunning, setRunning] = useState(false);
  const begin = () => {
    if (running.current) return;
    setRunning(true);
    running.current = act().finally(() => {
      running.current = undefined;
      setRunning(false);
    });
  };
  return [begin, isRunning];
}
