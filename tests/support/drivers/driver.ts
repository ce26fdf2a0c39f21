/** One browser with one page. All three engines have this interface, which has only what tests need. */
export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type EngineName = (typeof engineNames)[number];

export type DriverOptions = {
  /** False turns scripts off, like the browser's setting. */
  javascript?: boolean;
  width?: number;
  height?: number;
  /** The folder for downloads in Firefox and WebKitGTK. */
  downloads?: string;
  /** The folder of Firefox's profile, if it is used again. */
  profile?: string;
  /** Firefox with `privacy.resistFingerprinting`, which returns other pixels than were drawn. */
  resistsFingerprinting?: boolean;
  /** Firefox that blocks cookies, and with them all that a page could keep. */
  blocksCookies?: boolean;
};

export type Point = { x: number; y: number };

export type Driver = {
  readonly engine: EngineName;
  readonly version: string;
  /** Loads an address as a new document, even if only its fragment is different. */
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
  /** Presses the browser's back button. It does not wait for the result. */
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
