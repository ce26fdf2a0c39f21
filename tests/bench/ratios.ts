/** How much later than the hello page and the bare React page the site may be. */
import type { Condition, VisitedRoute } from './conditions.ts';
import type { Measured, Page } from './pages.ts';
import type { SiteName } from './sites.ts';

type Limits = readonly [gzip: number, plain: number];

type Row = {
  name: string;
  /** `ours` beside the two pages that it is compared with. */
  value: (ours: Measured, hello: Measured, bare: Measured) => number;
  /** How much more is allowed on the slower of the two processors. */
  slower: number;
  decimals: number;
  limits: Readonly<Record<SiteName | 'deep', Limits>>;
};

const rows: readonly Row[] = [
  {
    name: 'first paint ÷ hello’s',
    value: (ours, hello) => ours.firstPaint / hello.firstPaint,
    slower: 0.15,
    decimals: 2,
    limits: { sample: [1.4, 1.3], photo: [1.45, 1.35], grown: [1.5, 1.5], deep: [1.7, 1.7] },
  },
  {
    name: 'largest paint ÷ hello’s',
    value: (ours, hello) => ours.largestPaint / hello.largestPaint,
    slower: 0.15,
    decimals: 2,
    limits: { sample: [1.45, 1.5], photo: [2.3, 2.5], grown: [2.3, 2.6], deep: [1.8, 2] },
  },
  {
    name: 'buttons work ÷ bare React’s',
    value: (ours, _, bare) => ours.buttonsWork / bare.buttonsWork,
    slower: 0.15,
    decimals: 2,
    limits: { sample: [1.5, 1.5], photo: [1.7, 1.75], grown: [1.9, 2], deep: [1.75, 1.8] },
  },
  {
    name: 'blocking − bare React’s, ms',
    value: (ours, _, bare) => ours.blocking - bare.blocking,
    slower: 0,
    decimals: 0,
    limits: { sample: [80, 80], photo: [80, 80], grown: [120, 120], deep: [80, 80] },
  },
  {
    // Three decimals, as shifts are usually given.
    name: 'layout shift',
    value: ({ shift }) => Number(shift.toFixed(3)),
    slower: 0,
    decimals: 3,
    limits: { sample: [0, 0], photo: [0, 0], grown: [0, 0], deep: [0, 0] },
  },
];

type Column = {
  name: string;
  of: keyof Row['limits'];
  site: SiteName;
  isThis: (route: VisitedRoute) => boolean;
};

const columns: readonly Column[] = [
  { name: 'sample', of: 'sample', site: 'sample', isThis: (route) => route === '/' },
  { name: 'with photo and stills', of: 'photo', site: 'photo', isThis: (route) => route === '/' },
  { name: 'grown', of: 'grown', site: 'grown', isThis: (route) => route === '/' },
  { name: 'deep link (photo)', of: 'deep', site: 'photo', isThis: (route) => route !== '/' },
];

export const ratioHead: readonly string[] = ['', ...columns.map(({ name }) => name)];

/** A row of text for each ratio; of the deep links the worst, with its route. */
export function ratioRows(
  medians: ReadonlyMap<Page, Measured>,
  { server, cpu }: Condition,
): string[][] {
  const pages = [...medians];
  const measured = (name: Page['document']) =>
    pages.find(([{ document }]) => document === name)?.[1];
  const hello = measured('hello');
  const bare = measured('bare');
  if (!hello || !bare) throw new Error('nothing to compare with');
  return rows.map((row) => {
    const cells = columns.map(({ of, site, isThis }) => {
      const [worst] = pages
        .filter(([{ document, route }]) => document === site && isThis(route))
        .map(([{ route }, ours]) => ({ route, value: row.value(ours, hello, bare) }))
        .sort((a, b) => b.value - a.value);
      if (!worst) return '–';
      const limit = row.limits[of][server === 'gzip' ? 0 : 1] + (cpu > 4 ? row.slower : 0);
      const where = worst.route === '/' ? '' : `#${worst.route} `;
      return where + judged(worst.value, limit, row.decimals);
    });
    return [row.name, ...cells];
  });
}

/** Not as rounded for print, where a little too much may read as enough. */
export function judged(value: number, limit: number, decimals: number): string {
  // 1.45 + 0.15 is a little less than 1.6.
  const isMet = value <= limit + 1e-9;
  return `${value.toFixed(decimals)} ≤ ${Number(limit.toFixed(decimals))} ${isMet ? '✓' : '✗'}`;
}
