/** A letter of a script that runs from right to left. */
export const REVERSED =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export function directionOf(tag: string): 'ltr' | 'rtl' {
  const isReversed = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/.test(scriptOf(tag));
  return isReversed ? 'rtl' : 'ltr';
}

/** The code of a language's script (ISO 15924). The tag names it, or the language has a usual one. */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? '';
}
