/** Stands in the period of a job that somebody has now, alone or after its first year. The site says it in its own language. */
export const CURRENT = 'current';

const OPEN = /^(?:(.*\S)\s*[-–—]\s*)?current$/;

export const isCurrent = (period: string) => OPEN.test(period);

/** The period as visitors read it. */
export const periodInWords = (period: string, current: string) =>
  isCurrent(period) ? period.slice(0, -CURRENT.length) + current : period;

/** When it began and when it ended. A period in any other words stands in the first. */
export function endsOf(period: string): [from: string, to: string] {
  const open = OPEN.exec(period);
  if (open) return [open[1] ?? '', CURRENT];
  const [, from = period, to = ''] = /^([^–]*)–([^–]*)$/.exec(period) ?? [];
  return [from.trim(), to.trim()];
}
