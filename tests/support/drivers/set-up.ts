import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the first test of a file or group, and closes it after the last one. Returns a function that returns it
 * meanwhile.
 */
export function setUp<T extends { close: () => unknown }>(open: () => Promise<T>): () => T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
    opened = undefined;
  });
  return () => {
    if (!opened)
      throw new Error('It opens before the first test, and has been closed after the last.');
    return opened;
  };
}
