import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { limitWaits, timeLeft } from './waits.ts';

beforeAll(() => limitWaits());
beforeEach(({ task }) => limitWaits(task.timeout));
afterEach(() => limitWaits());

/** Vitest's own, which would wait for a second. */
const { poll } = expect;
expect.poll = (ask, options) => poll(ask, { timeout: timeLeft(), ...options });
