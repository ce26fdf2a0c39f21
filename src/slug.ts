/**
 * A name as part of a file name or of an address. Letters, digits and marks of every script stay; everything else becomes '-'.
 * It is composed (NFC), because the file on a Linux server and the address in the page must have the same bytes.
 */
export function nameSlug(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  // File systems allow 255 bytes, and a letter can have four.
  return [...words.join('-')].slice(0, 50).join('').replace(/-$/, '');
}

/** A name that is not taken: this one, or the first of the same with a number. */
export function freeName(
  name: string,
  isTaken: (name: string) => boolean,
  numbered = (number: number) => `${name}-${number}`,
): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = numbered(number);
  return free;
}
