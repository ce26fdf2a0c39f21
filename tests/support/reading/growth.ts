/** Whether something takes time in proportion to what it is given. It compares two lengths, because machines differ and are busy. */

const SHORT = 2000;
const TIMES = 8;
/** Eight times the text takes eight times as long, or 64 times where each character is looked at with each other. */
const MOST = 24;
/** In milliseconds. Less than this is noise. */
const NOISE = 2;

/** The factor by which eight times the length takes longer, if that is too much. */
export function steepGrowth(run: (length: number) => void): number | undefined {
  run(SHORT);
  // Whatever else the machine does only adds, so the shortest of a few times is the truest.
  for (let tries = 0; ; tries += 1) {
    const [long, short] = [SHORT * TIMES, SHORT].map((length) => timeOf(() => run(length)));
    const factor = (long ?? 0) / Math.max(NOISE, short ?? 0);
    if (factor <= MOST) return undefined;
    if (tries === 4) return Math.round(factor);
  }
}

/** In milliseconds of the processor, so that other work on the machine does not count. */
export function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
