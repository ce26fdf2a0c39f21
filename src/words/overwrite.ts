type Group = { readonly [key: string]: unknown };

/** The words with what the owner says otherwise in their place. */
export function overwrite(words: object, others: object | undefined): object {
  const originals = words as Group;
  const own = (others ?? {}) as Group;
  const entries = Object.entries({ ...originals, ...own }).map(([key, word]) => {
    const original = originals[key];
    if (typeof original !== 'object') return [key, word];
    return [key, overwrite(original as Group, own[key] as Group)];
  });
  return Object.fromEntries(entries);
}
