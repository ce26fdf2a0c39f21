/** Dates that stand alone, and tell what belongs together. */
const DATE =
  /(?:19|20)\d\d|^(?:[-–—~〜～]\s*)?(?:present|current|today|now|heute|actual|oggi|obecnie|aujourd|現在|至今|heden|dnes|nuvarande|настоящее|الآن|حتى الآن)/i;

/** In characters. */
const LONGEST = 30;

export const isDate = (text: string): boolean => text.length < LONGEST && DATE.test(text);

/** Whether these are the two halves of a range of dates. */
export const isRange = (first: string, second: string): boolean =>
  isDate(first) && isDate(second) && (/[-–—~〜～]$/.test(first) || /^[-–—~〜～]/.test(second));
