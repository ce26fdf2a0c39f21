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

/** What the ring around the portrait measures. The first one is that of an owner who names none. */
export const crafts = ['camera', 'edit', 'light', 'radio', 'sound'] as const;
export type Craft = (typeof crafts)[number];

/** The colours of a site. The first one is that of an owner who names none; the others are in site/styles/accents.css. */
export const accents = ['red', 'amber', 'green', 'blue', 'plum'] as const;
export type Accent = (typeof accents)[number];
