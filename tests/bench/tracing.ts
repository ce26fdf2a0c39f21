import type { CDPSession } from 'puppeteer-core';

/** As DevTools' protocol gives them; microseconds. */
export type TraceEvent = {
  name: string;
  cat: string;
  /** 'X' has a duration; 'b' and 'e' begin and end what is not bound to a thread. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: Record<string, unknown>;
};

/** What the browser traces while something is done; `control` is a session with the browser, not with a page of it. */
export async function traced(
  control: CDPSession,
  categories: readonly string[],
  doIt: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  control.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => control.once('Tracing.tracingComplete', resolve));
  await control.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  await doIt();
  await control.send('Tracing.end');
  await complete;
  control.off('Tracing.dataCollected', collect);
  return events;
}
