/** The headings of sections and pages, with the names of their groups of words. */
export function headingsIn(words: object): { name: string; heading: string }[] {
  return Object.entries(words).flatMap(([name, group]) =>
    typeof group?.heading === 'string' ? [{ name, heading: group.heading }] : [],
  );
}
