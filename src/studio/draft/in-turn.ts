/** What fails is tried again after so many milliseconds. */
const PAUSE = 5000;

/**
 * Returns what runs a task, and runs it once more if it is asked for meanwhile: never twice at once. `tell` hears of each end:
 * of the error, or of nothing.
 */
export function inTurn(task: () => Promise<void>, tell: (error?: unknown) => void = () => {}) {
  let isWanted = false;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        await task();
        tell();
      } catch (error) {
        tell(error);
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
