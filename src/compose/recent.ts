/** Keeps the last results of a function by their keys, because most of a site stays the same while somebody types in the studio. */
export function recent<Result>(most: number): (key: string, make: () => Result) => Result {
  const results = new Map<string, Result>();
  return (key, make) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = results.keys();
    if (results.size >= most && oldest !== undefined) results.delete(oldest);
    results.set(key, made);
    return made;
  };
}
