/** Whether an address says whose it is. `known` has the name and the e-mail address. */

/** Whether an address far from all others has so much of the name or of the e-mail address that it is of nobody else. */
export function isNamed(host: string, known: string): boolean {
  const letters = plainLetters(host).replace(/[^a-z0-9]/g, '');
  const own = plainLetters(known)
    .replace(/@\S*/g, '')
    .replace(/https?:\/\/\S*\/in\//g, ' ');
  const parts = new Set(own.split(/[^a-z0-9]+/).filter((part) => part.length > 2));
  const found = [...parts].filter((part) => !COMMON.test(part) && letters.includes(part));
  return found.some((part) => part.length > 5) || found.length > 1;
}

/** Whether an address has a part of the name, or of the e-mail address. */
export function isKnown(address: string, known: string): boolean {
  const letters = plainLetters(address).replace(/[^a-z0-9]/g, '');
  const parts = plainLetters(known).split(/[^a-z]+/);
  return parts.some((part) => part.length > 3 && !COMMON.test(part) && letters.includes(part));
}

/** Whether a path ends with the whole name, as agencies have a page of each of their people. */
export function isOfName(path: string, known: string): boolean {
  const [last = ''] = /[^/]+(?=\/?$)/.exec(path) ?? [];
  const words = plainLetters(known)
    .split(/\s+/)
    .filter((word) => !/[@/]/.test(word));
  const letters = (some: readonly string[]) => some.join('').replace(/[^a-z]/g, '');
  const name = plainLetters(last).replace(/[^a-z0-9]/g, '');
  return words.length > 1 && [letters(words), letters(words.reverse())].includes(name);
}

const COMMON =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|mail|email|hello|office|info|contact|proton|web|live|https)$/;

const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The last part of an address, or a name, as people choose it: letters, without the figures behind. Short ones may be words. */
export function handleOf(address: string): string {
  const [last = ''] = /[^/@]+(?=\/?$)/.exec(address) ?? [];
  const handle = plainLetters(last).replace(/[^a-z0-9]|\d+$/g, '');
  return handle.length > 4 && !COMMON.test(handle) ? handle : address;
}

/** Whether a host is in a domain of her own, as she has them for projects. */
export const isBelowOwn = (host: string, known: string): boolean =>
  isNamed(host.slice(host.indexOf('.') + 1), known);
