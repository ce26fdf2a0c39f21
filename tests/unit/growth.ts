/** Whether the time of something grows in proportion to the length of its text. It compares two lengths, because machines differ. */

const SHORT = 2000;
const TIMES = 8;
/** A text of eight times the length takes eight times as long, or 64 times if each character is compared with each other. */
const MOST = 24;
/** In milliseconds. The clock of the processor goes in steps of up to 16 (Windows), so a measurement takes at least two of them. */
const LEAST = 32;
/** In milliseconds. A run that takes less may be slow in its first steps alone. */
const SOON = 0.5;

/** The factor of the time for eight times the length. Undefined if it is small enough. */
export function steepGrowth(run: (length: number) => void): number | undefined {
  run(SHORT);
  // Other work of the machine can only add time, so the shortest of a few measurements is the best.
  for (let tries = 0; ; tries += 1) {
    const [long, short] = [SHORT * TIMES, SHORT].map((length) => timePerRun(() => run(length)));
    const factor = (long ?? 0) / Math.max(SOON, short ?? 0);
    if (factor <= MOST) return undefined;
    if (tries === 4) return Math.round(factor);
  }
}

/** In milliseconds of the processor, so that other work on the machine does not count. */
export function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  return timeSince(start);
}

/** The time of one run, of as many as the clock needs. */
function timePerRun(run: () => void): number {
  const start = process.cpuUsage();
  for (let runs = 1; ; runs += 1) {
    run();
    const time = timeSince(start);
    if (time >= LEAST) return time / runs;
  }
}

function timeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
