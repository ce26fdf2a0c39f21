/**
 * How the sample owner is recognised: by rules, never by a copy of the values, so that src/content stays the only place
 * that names anybody. The ranges are the ones set aside for documentation and fiction.
 */

/** RFC 2606. */
export function hasSampleAddress(text: string): boolean {
  return /@(?:[\w-]+\.)*example\.(?:com|net|org)\b/i.test(text);
}

/** Ofcom's 07700 900000 to 900999, and 555-0100 to 555-0199 of North America. */
export function hasFictionalPhone(text: string): boolean {
  return (text.match(/\+[\d\s().-]{7,}/g) ?? []).some((phone) =>
    /^(?:447700900\d{3}|1\d{3}55501\d{2})$/.test(phone.replace(/\D/g, '')),
  );
}

export function hasSampleWord(text: string): boolean {
  return /(?<!\p{L})sample(?!\p{L})/iu.test(text);
}
