/** Whether the time of something grows in proportion to the length of its text. It compares two lengths, because machines differ. */

const SHORT = 2000;
const TIMES = 8;
/** A text of eight times the length takes eight times as long, or 64 times if each character is compared with each other. */
const MOST = 24;
/** In milliseconds. Less than this is noise. */
const NOISE = 2;
/** How often it runs in each try. The clock of the processor goes in steps of up to 16 ms (Windows). */
const RUNS = [1, 1, 4, 16, 64];

/** The factor of the time for eight times the length. Undefined if it is small enough. */
export function steepGrowth(run: (length: number) => void): number | undefined {
  run(SHORT);
  let factor = 0;
  // Other work of the machine can only add time, so the shortest of a few measurements is the best.
  for (const runs of RUNS) {
    const [long = 0, short = 0] = [SHORT * TIMES, SHORT].map((length) => {
      const all = timeOf(() => {
        for (let count = 0; count < runs; count += 1) run(length);
      });
      return all / runs;
    });
    factor = long / Math.max(NOISE, short);
    if (factor <= MOST) return undefined;
  }
  return Math.round(factor);
}

/** In milliseconds of the processor, so that other work on the machine does not count. */
export function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
