/** In milliseconds: the pause before a failed task is tried again. */
const PAUSE = 5000;

/**
 * Returns a function that runs a task, but never twice at the same time: if it is called while the task runs, the task runs once
 * more afterwards. `report` gets the error of each run, or undefined after a success.
 */
export function inTurn(task: () => Promise<void>, report: (error?: unknown) => void = () => {}) {
  let isWanted = false;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        await task();
        report();
      } catch (error) {
        report(error);
        isWanted = true;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    isRunning = false;
  };
  return (): void => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
