import { afterEach, expect, test, vi } from 'vitest';
import { hasRoom } from '../../../../src/studio/draft/room.ts';

afterEach(() => vi.unstubAllGlobals());

const GB = 1_000_000_000;

test.each<
  [what: string, estimate: StorageEstimate | undefined, size: number, kept: number, fits: boolean]
>([
  ['a film on a large disk', { quota: 60 * GB, usage: 0 }, 1.5 * GB, 0, true],
  [
    'a second one, which makes it too much',
    { quota: 60 * GB, usage: 1.5 * GB },
    GB,
    1.5 * GB,
    false,
  ],
  ['a film of 2 GB and more', { quota: 60 * GB, usage: 0 }, 2.1 * GB, 0, false],
  ['a fifth of a small disk', { quota: GB, usage: 0 }, GB / 5, 0, true],
  ['more than a fifth of it', { quota: GB, usage: 0 }, GB / 4, 0, false],
  ['a disk that is nearly full', { quota: GB, usage: 0.9 * GB }, GB / 20, 0, false],
  ['a browser that does not say it', {}, 150_000_000, 0, true],
  ['the same, and more', {}, 150_000_000, 100_000_000, false],
  ['a browser that refuses to say it', undefined, 150_000_000, 0, true],
])('%s', async (_, estimate, size, kept, fits) => {
  const answer = () => (estimate ? Promise.resolve(estimate) : Promise.reject(new Error('No.')));
  vi.stubGlobal('navigator', { storage: { estimate: answer } });
  expect(await hasRoom(size, kept)).toBe(fits);
});

test('a browser without estimates keeps small films', async () => {
  vi.stubGlobal('navigator', {});
  expect(await hasRoom(150_000_000, 0)).toBe(true);
  expect(await hasRoom(250_000_000, 0)).toBe(false);
});
