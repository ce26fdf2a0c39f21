import { availableParallelism, loadavg } from 'node:os';

/** How many times longer everything takes, because more runs than there are processors. */
export function howBusy(): number {
  const [load = 0] = loadavg();
  return Math.max(1, load / availableParallelism());
}
