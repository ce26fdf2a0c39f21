/**
 * What a page says otherwise in another language: of groups, and of lists of one length, only what differs; of all else the whole.
 */
type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;
const kindOf = (value: Group) => (Array.isArray(value) ? value.length : 'group');

/** Null stands where `other` has nothing. Returns undefined if both are equal. Both are JSON of one shape, without null. */
export function differencesOf(one: unknown, other: unknown): unknown {
  if (one === other) return undefined;
  if (!isGroup(one) || !isGroup(other) || kindOf(one) !== kindOf(other)) return other;
  const keys = Object.keys({ ...one, ...other });
  const differing = keys.flatMap((key) => {
    const isGone = other[key] === undefined && one[key] !== undefined;
    const difference = isGone ? null : differencesOf(one[key], other[key]);
    return difference === undefined ? [] : [[key, difference]];
  });
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

/** Returns `other`, made of `one` and the differences. */
export function withDifferences<Value>(one: Value, differences: unknown): Value {
  if (!isGroup(one) || !isGroup(differences) || Array.isArray(differences))
    return differences as Value;
  const other = (Array.isArray(one) ? [...one] : { ...one }) as Group;
  for (const [key, difference] of Object.entries(differences)) {
    if (difference === null) delete other[key];
    else other[key] = withDifferences(other[key], difference);
  }
  return other as Value;
}
