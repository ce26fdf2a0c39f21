import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '../../../../src/studio/draft/in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each run of the task lasts until it is ended. */
function longTask() {
  const ends: ((error?: Error) => void)[] = [];
  const reported: unknown[] = [];
  const run = inTurn(
    () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
    (error) => reported.push(error),
  );
  const end = async (error?: Error) => {
    ends.at(-1)?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { run, end, reported, runs: () => ends.length };
}

test('what is asked for while it runs, however often, runs once more, and never beside it', async () => {
  const { run, end, runs } = longTask();
  run();
  expect(runs(), 'it begins at once').toBe(1);
  run();
  run();
  expect(runs()).toBe(1);
  await end();
  expect(runs()).toBe(2);
  await end();
  expect(runs()).toBe(2);
  run();
  expect(runs()).toBe(3);
});

test('what fails is reported, and tried again after five seconds, whatever is asked for', async () => {
  const { run, end, reported, runs } = longTask();
  const error = new Error('full');
  run();
  await end(error);
  run();
  await vi.advanceTimersByTimeAsync(4999);
  expect([runs(), reported]).toEqual([1, [error]]);
  await vi.advanceTimersByTimeAsync(1);
  await end();
  expect([runs(), reported]).toEqual([2, [error, undefined]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs()).toBe(2);
});
