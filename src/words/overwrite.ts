type Group = { readonly [key: string]: unknown };

/** The words with what the owner says otherwise in their place. A plain text may take the place of one that counts. */
export function overwrite(words: object, others: object | undefined): object {
  const originals = words as Group;
  const own = (others ?? {}) as Group;
  const entries = Object.entries({ ...originals, ...own }).map(([key, word]) => {
    const original = originals[key];
    if (typeof original === 'object') return [key, overwrite(original as Group, own[key] as Group)];
    return [key, typeof original === 'function' && typeof word === 'string' ? () => word : word];
  });
  return Object.fromEntries(entries);
}
