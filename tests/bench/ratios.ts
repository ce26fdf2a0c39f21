/** The limits: how much later than the hello page and the bare React page the site may be. */
import { type Figure, type Page, type Visits, valuesOf } from './compare.ts';
import type { Condition } from './conditions.ts';
import { table } from './markdown.ts';
import { median } from './statistics.ts';

const kinds = {
  /** On the slower processor a ratio may be a little higher. */
  ratio: { value: (ours: number, theirs: number) => ours / theirs, decimals: 2, slower: 0.15 },
  difference: { value: (ours: number, theirs: number) => ours - theirs, decimals: 0, slower: 0 },
  // Shifts are usually given with three decimals.
  itself: { value: (ours: number) => Number(ours.toFixed(3)), decimals: 3, slower: 0 },
};

type Row = readonly [Figure, name: string, beside: 'hello' | 'bare', kind: keyof typeof kinds];

const rows: readonly Row[] = [
  ['firstPaint', 'first paint ÷ hello’s', 'hello', 'ratio'],
  ['largestPaint', 'largest paint ÷ hello’s', 'hello', 'ratio'],
  ['buttons', 'buttons work ÷ bare React’s', 'bare', 'ratio'],
  ['blocking', 'blocking − bare React’s', 'bare', 'difference'],
  ['shift', 'layout shift', 'hello', 'itself'],
];

type Limits = readonly [sample: number, photo: number, grown: number, deep: number];

const limits: Readonly<Record<Condition['server'], Partial<Record<Figure, Limits>>>> = {
  gzip: {
    firstPaint: [1.4, 1.45, 1.5, 1.7],
    largestPaint: [1.45, 2.3, 2.3, 1.8],
    buttons: [1.5, 1.7, 1.9, 1.75],
    blocking: [80, 80, 120, 80],
  },
  plain: {
    firstPaint: [1.3, 1.35, 1.5, 1.7],
    largestPaint: [1.5, 2.5, 2.6, 2],
    buttons: [1.5, 1.75, 2, 1.8],
    blocking: [80, 80, 120, 80],
  },
};

const isHome = ({ route }: Pick<Page, 'route'>) => route === '/';
/** In the order of the limits. */
const columns = [
  { name: 'sample', site: 'sample', isDeep: false },
  { name: 'with photo and stills', site: 'photo', isDeep: false },
  { name: 'grown', site: 'grown', isDeep: false },
  { name: 'deep link (photo)', site: 'photo', isDeep: true },
] as const;

export const ratioHead: readonly string[] = ['limits', ...columns.map(({ name }) => name)];

export const ratiosOf = (visits: Visits, condition: Condition) =>
  table(ratioHead, ratioRows(visits, condition));

/** A row for each ratio. For deep links it has the worst one, with its route. */
export function ratioRows(visits: Visits, { server, cpu }: Condition): string[][] {
  return rows.map(([figure, name, beside, kind]) => {
    const { value, decimals, slower } = kinds[kind];
    const medians = [...visits].map(([page, list]) => ({
      ...page,
      middle: median(valuesOf(list, figure)),
    }));
    const theirs = medians.find(({ document }) => document === beside)?.middle ?? Number.NaN;
    const cells = columns.map(({ site, isDeep }, column) => {
      const [worst] = medians
        .filter((page) => page.document === site && isHome(page) !== isDeep)
        .sort((a, b) => b.middle - a.middle);
      if (!worst) return '–';
      const limit = (limits[server][figure]?.[column] ?? 0) + (cpu > 4 ? slower : 0);
      const where = isHome(worst) ? '' : `#${worst.route} `;
      return where + judged(value(worst.middle, theirs), limit, decimals);
    });
    return [name, ...cells];
  });
}

/** Compares the value before it is rounded, because the rounded value may be within the limit although the value is not. */
export function judged(value: number, limit: number, decimals: number): string {
  // 1.45 + 0.15 is a little less than 1.6.
  const isMet = value <= limit + 1e-9;
  return `${value.toFixed(decimals)} ≤ ${Number(limit.toFixed(decimals))} ${isMet ? '✓' : '✗'}`;
}
