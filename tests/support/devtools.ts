/**
 * Drives a Chromium with plain DevTools commands, as the automation libraries of today ask older ones for what they lack: one
 * page, with the methods of a Driver (driver.ts), and the circumstances that these tests vary.
 */
import type { DriverOptions, Point } from './driver.ts';
import { lendCheckVisibility } from './lend-check-visibility.ts';
import { listener, takeNotes } from './listener.ts';

type Answer = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
};

/** In milliseconds: less than what a test has, so that it can say what it waited for. */
const PATIENCE = 60_000;

/** Commands and answers as JSON, over whatever carries them, until the browser has ended. */
export function connect(
  carry: (text: string) => void,
  listen: (hear: (text: string) => void) => void,
  ended: Promise<unknown>,
) {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const hearing = new Set<(event: Answer) => unknown>();
  let crash = () => {};
  const crashed = new Promise<void>((resolve) => {
    crash = resolve;
  });
  const gone = Promise.race([ended, crashed]);
  listen((text) => {
    const answer: Answer = JSON.parse(text);
    if (answer.method === 'Inspector.targetCrashed') crash();
    if (answer.id === undefined) for (const hear of hearing) hear(answer);
    else waiting.get(answer.id)?.(answer);
  });
  function inTime<Result>(what: string, answer: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what}: nothing came of it`)), PATIENCE);
    });
    const never = gone.then(() => {
      throw new Error(`${what}: the browser or its page has ended`);
    });
    return Promise.race([answer, late, never]).finally(() => clearTimeout(timer));
  }
  const send = <Result = unknown>(method: string, params: object = {}, sessionId?: string) =>
    inTime(
      method,
      new Promise<Result>((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        carry(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
      }),
    );
  const hears = (what: string, isIt: (event: Answer) => boolean) =>
    inTime(
      what,
      new Promise<void>((resolve) => {
        const hear = (event: Answer) => {
          if (!isIt(event)) return;
          hearing.delete(hear);
          resolve();
        };
        hearing.add(hear);
      }),
    );
  return { hearing, send, hears };
}

type Evaluation = {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/** Runs in the page, ahead of its own scripts. Chromium from 94 on keeps room even for a scrollbar that is hidden. */
function keepNoGutter(): void {
  new MutationObserver((_, observer) => {
    document.documentElement?.style.setProperty('scrollbar-gutter', 'auto');
    observer.disconnect();
  }).observe(document, { childList: true });
}

export type PageOptions = DriverOptions & { still?: boolean };

/** The page of a session, or the one page that the connection leads to. */
export async function openPage(
  { send: sendTo, hearing, hears }: ReturnType<typeof connect>,
  options: PageOptions,
  sessionId?: string,
) {
  const send = <Result = unknown>(method: string, params: object = {}) =>
    sendTo<Result>(method, params, sessionId);
  const { userAgent } = await sendTo<{ userAgent: string }>('Browser.getVersion');

  const heard: string[] = [];
  const requested: string[] = [];
  /** Where a function runs, by frame. */
  const contexts = new Map<string, number>();
  hearing.add(({ method, params = {} }) => {
    const { type, args, exceptionDetails, entry, url, context } = params as {
      type?: string;
      args?: readonly { value?: unknown; description?: string }[];
      exceptionDetails?: Evaluation['exceptionDetails'];
      entry?: { level: string; text: string };
      url?: string;
      context?: { id: number; auxData: { frameId: string } };
    };
    if (method === 'Runtime.executionContextCreated' && context)
      contexts.set(context.auxData.frameId, context.id);
    if (method === 'Runtime.exceptionThrown')
      heard.push(
        `exception: ${exceptionDetails?.exception?.description ?? exceptionDetails?.text}`,
      );
    if (method === 'Runtime.consoleAPICalled' && (type === 'error' || type === 'warning'))
      heard.push(
        `console ${type}: ${args?.map(({ value, description }) => value ?? description).join(' ')}`,
      );
    if (method === 'Log.entryAdded' && (entry?.level === 'error' || entry?.level === 'warning'))
      heard.push(`${entry.level}: ${entry.text}`);
    if (method === 'Page.frameRequestedNavigation' && url) requested.push(url);
  });
  await Promise.all(
    ['Page.enable', 'Runtime.enable', 'Log.enable', 'Inspector.enable'].map((method) =>
      send(method),
    ),
  );
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  const source = [listener, keepNoGutter].map((fn) => `(${fn.toString()})()`).join(';');
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Emulation.setScriptExecutionDisabled', { value: options.javascript === false });

  const resize = (width: number, height: number) =>
    send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
  await send('Emulation.setScrollbarsHidden', { hidden: true });
  await resize(options.width ?? 1280, options.height ?? 800);

  async function contextOf(frame: string): Promise<number> {
    const { result } = await send<{ result: { objectId?: string } }>('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(frame)})`,
    });
    const { node } = await send<{ node: { frameId: string } }>('DOM.describeNode', result);
    const context = contexts.get(node.frameId);
    if (context === undefined) throw new Error(`no frame ${frame}`);
    return context;
  }

  async function run<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = await send<Evaluation>('Runtime.evaluate', {
      expression: `(${lendCheckVisibility.toString()})(),(${fn.toString()})(...${JSON.stringify(args)})`,
      ...(frame === undefined ? {} : { contextId: await contextOf(frame) }),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Awaited<Result>;
  }

  async function navigate(url: string): Promise<void> {
    // The load of this very document: where another one's is told late, keys would be pressed on a page that is just going.
    const loaded = new Set<unknown>();
    const isLoad = ({ method, params = {} }: Answer) =>
      method === 'Page.lifecycleEvent' && params.name === 'load';
    const note = (event: Answer) => isLoad(event) && loaded.add(event.params?.loaderId);
    hearing.add(note);
    const { loaderId, errorText } = await send<{ loaderId: string; errorText?: string }>(
      'Page.navigate',
      { url },
    ).finally(() => hearing.delete(note));
    if (errorText) throw new Error(`Page.navigate to ${url}: ${errorText}`);
    if (loaded.has(loaderId)) return;
    await hears(
      `the load of ${url}`,
      (event) => isLoad(event) && event.params?.loaderId === loaderId,
    );
  }

  return {
    engine: 'Chromium' as const,
    version: userAgent.replace(/^.*Chrome\/([\d.]+).*$/, '$1'),
    send,
    run,
    resize,
    open: async (url: string) => {
      // Or one that is still on its way, as to a mail program, may end this one.
      await send('Page.stopLoading');
      await navigate('about:blank');
      await navigate(url);
    },
    setMedia: ({
      scheme = 'light',
      print = false,
    }: {
      scheme?: 'light' | 'dark';
      print?: boolean;
    }) =>
      send('Emulation.setEmulatedMedia', {
        media: print ? 'print' : '',
        features: [
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'prefers-reduced-motion', value: options.still ? 'reduce' : '' },
        ],
      }),
    setScripts: (on: boolean) => send('Emulation.setScriptExecutionDisabled', { value: !on }),
    press: async ({ x, y }: Point) => {
      const at = { x, y, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' });
      await send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
      await send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
    },
    type: (text: string) => send('Input.insertText', { text }),
    key: async (key: 'Tab' | 'Enter' | 'ArrowLeft' | 'ArrowRight') => {
      const codes = { Tab: 9, Enter: 13, ArrowLeft: 37, ArrowRight: 39 } as const;
      const what = { key, code: key, windowsVirtualKeyCode: codes[key] };
      const text = key === 'Enter' ? { text: '\r' } : {};
      await send('Input.dispatchKeyEvent', {
        ...what,
        ...text,
        type: key === 'Enter' ? 'keyDown' : 'rawKeyDown',
      });
      await send('Input.dispatchKeyEvent', { ...what, type: 'keyUp' });
    },
    back: async () => {
      const { currentIndex, entries } = await send<{
        currentIndex: number;
        entries: { id: number }[];
      }>('Page.getNavigationHistory');
      const entry = entries[currentIndex - 1];
      if (!entry) throw new Error('there is nothing to go back to');
      await send('Page.navigateToHistoryEntry', { entryId: entry.id });
    },
    problems: async (frame?: string) => {
      const noted = await run(takeNotes, []);
      if (frame !== undefined) noted.push(...(await run(takeNotes, [], frame)));
      return [...new Set([...heard.splice(0), ...noted])];
    },
    /** The addresses that the page asked the browser to go to since the last call. */
    requested: () => requested.splice(0),
    screenshot: async (whole = false) => {
      const { data } = await send<{ data: string }>('Page.captureScreenshot', {
        captureBeyondViewport: whole,
      });
      return new Uint8Array(Buffer.from(data, 'base64'));
    },
    pdf: async () => {
      const { data } = await send<{ data: string }>('Page.printToPDF', {
        paperWidth: 8.27,
        paperHeight: 11.69,
      });
      return new Uint8Array(Buffer.from(data, 'base64'));
    },
  };
}
