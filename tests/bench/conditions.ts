/** Under what a page is visited: how its server sends it, how slow the processor is, and what screen it has. */

export const serverKinds = ['gzip', 'plain'] as const;
export type ServerKind = (typeof serverKinds)[number];

export const screens = ['desktop', 'mobile'] as const;
export type Screen = (typeof screens)[number];

/** The processor is so many times slower than it is. */
export const slowdowns = [4, 6] as const;
export type Slowdown = (typeof slowdowns)[number];

export type Condition = { server: ServerKind; cpu: Slowdown; screen: Screen };

/** The routes that are visited, as they stand in the address behind `#`. */
export const visitedRoutes = ['/', '/Work-Details', '/Project', '/About'] as const;
export type VisitedRoute = (typeof visitedRoutes)[number];

/** What of a list an option of the command line names, by commas: all where it names none. */
export function chosen<Item extends string | number>(
  all: readonly Item[],
  option: string | undefined,
): readonly Item[] {
  if (option === undefined) return all;
  const wanted = option.split(',');
  const unknown = wanted.filter((one) => !all.some((item) => String(item) === one));
  if (unknown.length > 0) throw new Error(`no ${unknown.join(', ')} among ${all.join(', ')}`);
  return all.filter((item) => wanted.includes(String(item)));
}
