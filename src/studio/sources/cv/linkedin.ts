import type { TextLine } from './cv-text.ts';
import { goesOn } from './line-breaks.ts';
import { capitals } from './name-words.ts';

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s|,;()<>"'•·]+/gi;

/** The profile that the text says, or the only one of the links. On one line they have to agree. */
export function linkedInOf(
  lines: readonly TextLine[],
  addresses: readonly string[] = [],
): string | undefined {
  const profilesIn = (some: readonly string[] = []) =>
    some.flatMap((each) => profileIn(each) ?? []);
  const linked = profilesIn([...lines.flatMap((line) => line.addresses ?? []), ...addresses]);
  for (const [index, line] of lines.entries()) {
    const [found] = line.text.matchAll(LINKEDIN);
    const text = found && profileIn(found[0]);
    if (!found || text === undefined) continue;
    const same = linked.find((each) => isSame(each, text) || isBegin(text, each));
    if (same !== undefined) return full(same);
    const isCut =
      goesOn(lines, index, found.index, found.index + found[0].length) || /[-_%]$/.test(found[0]);
    const isOther = profilesIn(line.addresses).length > 0;
    return isCut || isOther || text.length < 3 ? undefined : full(text);
  }
  const [only, ...others] = new Set(linked);
  return others.length === 0 ? full(only) : undefined;
}

const profileIn = (address: string) =>
  /linkedin\.com\/in\/([^/?#\s]+)/i.exec(address)?.[1]?.replace(/[.,;:]+$/, '');

const isSame = (one: string, other: string) => plain(one) === plain(other);
const isBegin = (one: string, other: string) => one !== '' && plain(other).startsWith(plain(one));

function plain(profile: string): string {
  try {
    return decodeURIComponent(profile).toLowerCase();
  } catch {
    return profile.toLowerCase();
  }
}

const full = (profile: string | undefined) =>
  profile === undefined ? undefined : `https://www.linkedin.com/in/${profile}`;

/** A name with the accents that its profile has, because some fonts do not say theirs. */
export function withAccents(name: string, linkedIn: string): string {
  const words = plain(profileIn(linkedIn) ?? '')
    .normalize('NFC')
    .split('-');
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return name
    .split(' ')
    .map((word) => {
      const same = words.find((each) => bare(each) === word.toLowerCase());
      if (same === undefined || same === word.toLowerCase()) return word;
      return word === word.toUpperCase() ? same.toUpperCase() : capitals(same);
    })
    .join(' ');
}
