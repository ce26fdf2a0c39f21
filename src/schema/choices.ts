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
] as const;
