/** What a page's process worked on, from a trace of the browser's: each moment belongs to the innermost event that is of a kind. */

import type { TraceEvent } from './tracing.ts';

type Kind = readonly [name: string, matches: (event: TraceEvent) => boolean];

const named = (pattern: RegExp) => (event: TraceEvent) => pattern.test(event.name);

/** The first that matches. */
const kinds: readonly Kind[] = [
  ['fonts looked up, hyphenation', ({ name, cat }) => cat === 'fonts' || /^Hyphenation/.test(name)],
  ['read style sheets', named(/^(ParseAuthorStyleSheet|CSSParserImpl)/)],
  [
    'script',
    named(/^(EvaluateScript|FunctionCall|v8\.|V8\.|RunMicrotasks|FireAnimationFrame|TimerFire)/),
  ],
  [
    'style',
    named(
      /^(UpdateLayoutTree|Document::(updateStyle|recalcStyle|rebuildLayoutTree|updateActiveStyle))/,
    ),
  ],
  ['layout', named(/^Layout$/)],
  ['pre-paint', named(/^PrePaint$/)],
  ['paint', named(/^Paint$/)],
  ['commit', named(/^(Commit|Layerize|UpdateLayer|UpdateLayerTree)$/)],
  ['parse HTML', named(/^ParseHTML$/)],
  ['open the document', named(/CommitNavigation|CommitDocumentLoader/)],
];

const ofOtherThreads: readonly Kind[] = [
  ['raster, beside it', named(/^RasterTask$/)],
  ['decoding pictures, beside it', named(/^(ImageDecodeTask|Decode Image)$/)],
];

export const OTHER = 'other work';
export const WAITING = 'waiting (network, other processes)';

export type Work = {
  /** Milliseconds from the navigation to the first paint. */
  firstPaint: number;
  byKind: Map<string, number>;
  /** The same by the names of the events. */
  byEvent: Map<string, number>;
  /** How many elements were given a style, and how many boxes laid out, one time or another. */
  styled: number;
  laidOut: number;
};

/** Until the first contentful paint. */
export function workBeforeFirstPaint(events: readonly TraceEvent[]): Work {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('the trace has no first paint');
  const navigated = events.find(
    (event) => event.name === 'navigationStart' && navigationOf(event) === navigationOf(painted),
  );
  if (!navigated) throw new Error('the trace has no navigation');
  const start = navigated.ts;
  const end = painted.ts;

  const within = events
    .filter(
      ({ ph, pid, ts, dur = 0 }) =>
        ph === 'X' && pid === painted.pid && ts < end && ts + dur > start,
    )
    .map((event) => {
      const from = Math.max(event.ts, start);
      return { ...event, ts: from, dur: Math.min(event.ts + (event.dur ?? 0), end) - from };
    });
  const main = within.filter(({ tid }) => tid === painted.tid);
  const byKind = new Map<string, number>();
  const byEvent = new Map<string, number>();
  let busy = 0;
  for (const { event, kind, self } of selfTimes(main)) {
    add(byKind, kind, self);
    add(byEvent, event.name, self);
    busy += self;
  }
  add(byKind, WAITING, end - start - busy);
  for (const event of within.filter(({ tid }) => tid !== painted.tid)) {
    const kind = kindOf(event, ofOtherThreads);
    if (kind) add(byKind, kind, event.dur);
  }
  return {
    firstPaint: (end - start) / 1000,
    byKind: inMilliseconds(byKind),
    byEvent: inMilliseconds(byEvent),
    styled: sum(main, 'UpdateLayoutTree', ({ args }) => args.elementCount),
    laidOut: sum(
      main,
      'Layout',
      ({ args: { beginData } }) => beginData && Reflect.get(beginData, 'dirtyObjects'),
    ),
  };
}

/** The process has had an empty page before. */
function navigationOf({ args: { data } }: TraceEvent): unknown {
  return data && Reflect.get(data, 'navigationId');
}

/** Events of one thread lie within each other. */
function* selfTimes(events: readonly (TraceEvent & { dur: number })[]) {
  type Open = { event: TraceEvent; kind: string; end: number; self: number };
  const open: Open[] = [];
  const sorted = events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  for (const event of sorted) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) yield open.pop() as Open;
    const outer = open.at(-1);
    if (outer) outer.self -= event.dur;
    const kind = kindOf(event, kinds) ?? outer?.kind ?? OTHER;
    open.push({ event, kind, end: event.ts + event.dur, self: event.dur });
  }
  yield* open;
}

function kindOf(event: TraceEvent, list: readonly Kind[]): string | undefined {
  return list.find(([, matches]) => matches(event))?.[0];
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

function inMilliseconds(sums: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...sums].map(([key, value]) => [key, value / 1000]));
}

function sum(
  events: readonly TraceEvent[],
  name: string,
  value: (event: TraceEvent) => unknown,
): number {
  return events
    .filter((event) => event.name === name)
    .reduce((total, event) => total + Number(value(event) ?? 0), 0);
}
