/**
 * Waits without a clock of their own. Each ends with what it waits for, or shortly before the limit of the test, and then its error
 * says what was waited for in vain. So a test is as slow as its machine, but not red because of it.
 */
import { Locator } from 'puppeteer-core';
import { LIMIT } from './limit.ts';

/** The waits end so much earlier, because Vitest's own error does not say what was waited for. */
const EARLIER = 5000;

/**
 * Before it is asked again, in milliseconds, and the share of the time that it has taken by then, because to answer keeps a page from
 * what is waited for.
 */
const PAUSE = { least: 20, most: 250, share: 0.1 };

/** Node's longest timer. It is for programs that are no tests, which have no limit. */
const LONGEST = 2 ** 31 - 1;

let end = Number.POSITIVE_INFINITY;

/** Called as a test begins. What a hook waits for has the limit of the test before it, or of the file. */
export function limitWaits(limit = LIMIT): void {
  end = performance.now() + limit - EARLIER;
}

/** In milliseconds. */
export function timeLeft(): number {
  return Math.min(LONGEST, Math.max(1, end - performance.now()));
}

/** Says of something that comes some time what it is, should it not come. */
export async function awaiting<Result>(
  what: string | (() => string),
  wait: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  // Made now, because its stack leads to the test.
  const error = new Error();
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      error.message = `waited in vain: ${typeof what === 'string' ? what : what()}`;
      reject(error);
    }, timeLeft());
  });
  return Promise.race([wait, limit]).finally(() => clearTimeout(timer));
}

/** Calls the function until it returns something other than false, null or undefined. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | false | null | undefined>,
): Promise<Result> {
  let last = '';
  let isOver = false;
  const answered = async (): Promise<Result> => {
    const start = performance.now();
    while (!isOver) {
      try {
        const answer = await ask();
        if (answer !== false && answer !== null && answer !== undefined) return answer;
        last = '';
      } catch (error) {
        // A document that is just being replaced gives no answer.
        last = ` (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
      }
      const due = PAUSE.share * (performance.now() - start);
      const pause = Math.min(PAUSE.most, Math.max(PAUSE.least, due));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error('nobody waits any more');
  };
  return awaiting(() => what + last, answered()).finally(() => {
    isOver = true;
  });
}

/** Calls the function until it returns the same twice, because what moves cannot be pressed. */
export function untilRests<Result>(
  what: string,
  ask: () => Promise<Result | false | null | undefined>,
): Promise<Result> {
  let last: string | undefined;
  return until(`${what} rests`, async () => {
    const now = await ask();
    const before = last;
    last = JSON.stringify(now);
    return last === before && now;
  });
}

/** The same page, or the same locator of it, whose every call is a wait with this name. */
export function withNamedWaits<Target extends object>(target: Target, name: string): Target {
  return new Proxy(target, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, args);
        const call = () => `${name}.${String(key)}(${args.map(inWords).join(', ')})`;
        if (result instanceof Promise) return awaiting(call, result);
        return result instanceof Locator ? withNamedWaits(result, call()) : result;
      };
    },
  });
}

export function inWords(value: unknown): string {
  const text = typeof value === 'function' ? String(value) : (JSON.stringify(value) ?? '');
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
