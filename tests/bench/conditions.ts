/** The conditions of a visit: compression, speed of the processor, screen. */

const serverKinds = ['gzip', 'plain'] as const;
const screens = ['desktop', 'mobile'] as const;
/** The processor is slowed by this factor. */
const slowdowns = [4, 6] as const;

export type Condition = {
  server: (typeof serverKinds)[number];
  cpu: (typeof slowdowns)[number];
  screen: (typeof screens)[number];
};

/** As in the address, after `#`. */
export const visitedRoutes = ['/', '/Work-Details', '/Project', '/About'] as const;
export type VisitedRoute = (typeof visitedRoutes)[number];

type Options = Partial<Record<keyof Condition, string>>;

export function conditionsOf({ server, cpu, screen }: Options): Condition[] {
  return chosen(serverKinds, server).flatMap((server) =>
    chosen(slowdowns, cpu).flatMap((cpu) =>
      chosen(screens, screen).map((screen) => ({ server, cpu, screen })),
    ),
  );
}

/** The items that an option names, with commas between them. All items without the option. */
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

export function described({ server, cpu, screen }: Condition): string {
  return `${server === 'gzip' ? 'with gzip' : 'without gzip'}, processor ÷ ${cpu}, ${screen}`;
}
