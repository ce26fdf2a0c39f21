/** The words of a text without what names of files and of columns have otherwise: case, accents, and what stands between words. */
export const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Those of Latin letters, and the vowels of Arabic. In other scripts such signs make another word. */
const ACCENTS = /[\u0300-\u036F\u064B-\u0652]/g;
