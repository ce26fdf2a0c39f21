/** The median. For an even count it is the upper of the two middle values, because that one was measured. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Where the median of ours stands in the range of theirs. */
export function standing(
  ours: readonly number[],
  theirs: readonly number[],
): 'below' | 'within' | 'above' {
  const middle = median(ours);
  if (middle < Math.min(...theirs)) return 'below';
  return middle > Math.max(...theirs) ? 'above' : 'within';
}

/**
 * Measures every item once in each round. Every second round runs backwards, and each pair of rounds begins with another item, so
 * that a disturbance of the machine does not always affect the same one. Returns the results in the order of the items.
 */
export async function inRounds<Item, Result>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Result>,
  afterEach: (round: number) => void = () => {},
): Promise<Result[][]> {
  const results = new Map(items.map((item) => [item, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1) {
    const start = Math.floor(round / 2) % items.length;
    const order = [...items.slice(start), ...items.slice(0, start)];
    if (round % 2 === 1) order.reverse();
    for (const item of order) results.get(item)?.push(await measure(item));
    afterEach(round);
  }
  return [...results.values()];
}
