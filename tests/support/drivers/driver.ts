/** One browser with one page. The interface is the same for all three engines, and has only what tests need. */
export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type EngineName = (typeof engineNames)[number];

export type DriverOptions = {
  /** False turns scripts off as the visitor's setting would. */
  javascript?: boolean;
  width?: number;
  height?: number;
  /** Where Firefox and WebKitGTK put what is saved. */
  downloads?: string;
  /** The folder of Firefox's profile, for one that is opened again. */
  profile?: string;
  /** Firefox with `privacy.resistFingerprinting`, which returns other pixels than were drawn. */
  resistsFingerprinting?: boolean;
};

export type Point = { x: number; y: number };

export type Driver = {
  readonly engine: EngineName;
  readonly version: string;
  /** Loads an address as a new document, even if only its fragment differs from the present one. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a self-contained function in the page, or in the document of the iframe that a selector names. It may return a
   * promise; arguments and result are JSON. It works with scripts turned off, too.
   */
  run: <Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ) => Promise<Awaited<Result>>;
  /** A real mouse press at a point of the window's viewport. */
  press: (point: Point) => Promise<void>;
  /** The browser's back button. It does not wait for what comes. */
  back: () => Promise<void>;
  /**
   * All since the last call: console errors and warnings, exceptions, rejections, policy violations. WebKitGTK tells nothing itself,
   * so there it is what `listener` noted in the page and in the named frame.
   */
  problems: (frame?: string) => Promise<string[]>;
  screenshot: () => Promise<Uint8Array>;
  /** The page on A4, or undefined if the engine cannot print from a test. */
  pdf: () => Promise<Uint8Array | undefined>;
  close: () => Promise<void>;
};

/** In milliseconds: how long a test waits for something that a visitor would see at once. */
export const PATIENCE = 5000;

/** On a busy machine answers are slow, so it is not only the clock that ends a wait. */
const LEAST_ASKED = 20;

/** Says what a test has waited for in vain. */
export function awaiting<Result>(what: string, wait: Promise<Result>): Promise<Result> {
  return wait.catch((cause: unknown) => {
    throw new Error(`waited in vain: ${what}`, { cause });
  });
}

/** Asks again and again until the function returns something other than false, null or undefined. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | false | null | undefined>,
  timeout = PATIENCE,
): Promise<Result> {
  const end = performance.now() + timeout;
  let last = '';
  for (let asked = 1; ; asked += 1) {
    try {
      const answer = await ask();
      if (answer !== false && answer !== null && answer !== undefined) return answer;
      last = '';
    } catch (error) {
      // A document that is just being replaced gives no answer.
      last = ` (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
    }
    if (performance.now() > end && asked >= LEAST_ASKED)
      throw new Error(`waited ${timeout} ms in vain: ${what}${last}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
