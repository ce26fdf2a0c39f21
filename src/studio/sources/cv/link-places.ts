/** Where on a CV an address stands that is of its owner. */
import type { TextLine } from './cv-text.ts';

/** Lines around an e-mail address or a phone number. */
const NEAR = 5;
/** In lines of the first page: all that is there is about its owner. */
const HEAD = 5;

const LABEL =
  /(?:web(?:site|seite|page)?|site|sitio(?: web)?|home ?page|portfolio|portafolio|blog|url|página|strona|sito|ホームページ|主页|个人主页|موقع)\s*[:：]?\s*(?:https?:|www\.|[a-z0-9-]+\.)/i;

/** Whether an address stands behind a word for it, or between other contacts. “Node.js” may stand below these. */
export function isContact(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  if (LABEL.test(text)) return true;
  const parts = text.split(/\s*[|丨•·;]\s*|\s{2,}|\s\/\s/).filter(Boolean);
  if (parts.length > 1) return parts.some((part) => SEED.test(part));
  const isSign = ({ text }: TextLine) => !/[\p{L}\p{N}]/u.test(text);
  const before = lines.slice(0, index).findLast((line) => !isSign(line));
  const after = lines.slice(index + 1).find((line) => !isSign(line));
  const beside = [before?.text ?? '', after?.text ?? ''];
  const isLinked = lines[index]?.addresses !== undefined && /^(?:\S{1,2} )?\S+\.\S+$/.test(text);
  const isWeb = isLinked || /^(?:\S{1,2} )?(?:https?:\/\/|www\.)\S+$/i.test(text);
  const isBeside = (each: string) => SEED.test(each) || (isLinked && PROFILE.test(each));
  return isWeb && beside.some(isBeside);
}

const PROFILE = /^(?:www\.)?(?:github|gitlab|instagram|behance|twitter)\.(?:com|net)\/[^/\s]+\/?$/i;

/** Whether a line, or a part of it, is the word for a page of one's own, which a link lies on. */
export const isCalledPage = (text: string): boolean =>
  text.split(/\s*[|丨•·,;:/]\s*|\s{2,}/).some((part) => CALLED.test(part));

const CALLED =
  /^\W*(?:(?:my|meine?|mi|mon|il mio|moje?)\s)?(?:(?:online|personal)[\s-])?(?:web ?site|web ?seite|web|site|sito(?: web)?|sitio(?: web)?|site web|home ?page|portfolio|portafolio|portfólio|blog|strona(?: www)?|página(?: web)?|webbplats|ホームページ|ポートフォリオ|主页|个人主页|个人网站|作品集|موقع|الموقع)\W*$/iu;

/** An e-mail address, a phone number or a profile. */
const SEED = /\S@\S+\.\S|\+?\d[\d\s().-]{8,}\d|linkedin\.com\/in\//i;

export function nearContacts(lines: readonly TextLine[]): ReadonlySet<number> {
  const near = new Set(lines.slice(0, HEAD).keys());
  for (const [index, { text, page }] of lines.entries()) {
    if (page > 1 || !/\S@\S+\.\S|\+\d[\d\s().-]{7}|linkedin\.com\/in\//.test(text)) continue;
    for (let each = index - NEAR; each <= index + NEAR; each += 1) near.add(each);
  }
  return near;
}
