/** The upper one of two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The same list, beginning elsewhere. */
export function rotated<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/**
 * Every item once in each round, and each round begins with another, so that whatever else the machine does meets all of them.
 * The results stand in the order of the items.
 */
export async function inRounds<Item, Result>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Result>,
  afterEach: (round: number) => void = () => {},
): Promise<Result[][]> {
  const results = new Map(items.map((item) => [item, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const item of rotated(items, round)) results.get(item)?.push(await measure(item));
    afterEach(round);
  }
  return [...results.values()];
}
