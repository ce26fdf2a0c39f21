/** What an owner chooses from by a picture. Without other imports, because the page of the studio has them, too. */

/** The drawn motifs that can stand beside a paragraph. */
export const motifs = [
  'order',
  'art',
  'reading',
  'cycling',
  'people',
  'school',
  'spanish',
  // Studios before version 8 of the hydration data know only those above.
  'music',
  'cooking',
  'swimming',
  'running',
  'football',
  'travel',
  'photography',
  'gardening',
  'film',
  'animals',
  'theatre',
  'mountains',
  'languages',
  'family',
  'volunteering',
] as const;

export const isNewMotif = (name: (typeof motifs)[number]) =>
  motifs.indexOf(name) > motifs.indexOf('spanish');
