/** Under what a page is visited: how its server sends it, how slow the processor is, and what screen it has. */

const serverKinds = ['gzip', 'plain'] as const;
export type ServerKind = (typeof serverKinds)[number];

const screens = ['desktop', 'mobile'] as const;
export type Screen = (typeof screens)[number];

/** The processor is so many times slower than it is. */
const slowdowns = [4, 6] as const;

export type Condition = { server: ServerKind; cpu: (typeof slowdowns)[number]; screen: Screen };

/** As they stand in the address, behind `#`. */
export const visitedRoutes = ['/', '/Work-Details', '/Project', '/About'] as const;
export type VisitedRoute = (typeof visitedRoutes)[number];

/** How the command line asks for some of them: `--server=gzip --cpu=4,6 --screen=mobile`. */
export const conditionOptions = {
  server: { type: 'string' },
  cpu: { type: 'string' },
  screen: { type: 'string' },
} as const;

export function conditionsOf(
  options: {
    [Name in keyof typeof conditionOptions]?: string | undefined;
  },
): Condition[] {
  return chosen(serverKinds, options.server).flatMap((server) =>
    chosen(slowdowns, options.cpu).flatMap((cpu) =>
      chosen(screens, options.screen).map((screen) => ({ server, cpu, screen })),
    ),
  );
}

/** What of a list an option names, by commas: all where there is no option. */
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
  return `${server}, CPU ÷ ${cpu}, ${screen}`;
}
