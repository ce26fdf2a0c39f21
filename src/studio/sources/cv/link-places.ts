/** Where on a CV an address stands that is of its owner. */
import type { TextLine } from './cv-text.ts';
import { BETWEEN } from './line-breaks.ts';

/** Lines around an e-mail address or a phone number. */
const NEAR = 5;
/** In lines of the first page: all that is there is about its owner. */
const HEAD = 5;

/** What a page of one's own is called. */
const PAGE = `(?:web[ -]?(?:site|seite|page|sitesi|sayfası|stránk[ay]|stranica)?|weboldal|honlap|site(?: web| internet| perso(?:nnel|al)?)?|sitio(?: web)?|sito(?: web| internet)?|situs|home ?page|hjemmeside|hemsida|webbplats|nettside|kotisivut?|portf[oó]lio|portefeuille|portafolio|blogg?|strona(?: www| internetowa)?|witryna|página(?: web| pessoal)?|pagină web|kişisel site|(?:личный |веб-?)?сайт|портфолио|блог|ιστοσελίδα|ホームページ|ウェブサイト|サイト|ポートフォリオ|ブログ|(?:个人|個人)?(?:主页|网站|網站|博客|部落格)|网址|作品集|홈페이지|블로그|포트폴리오|موقع|الموقع(?: الإلكتروني| الشخصي)?|مدونة|معرض الأعمال)`;

const LABEL = new RegExp(
  `(?<!\\p{L})(?:${PAGE}|url)\\s*[:：]?\\s*(?:https?:|www\\.|[a-z0-9-]+\\.)`,
  'iu',
);

/** Whether an address stands behind a word for it, or between other contacts. “Node.js” may stand below these. */
export function isContact(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  if (LABEL.test(text)) return true;
  const parts = text.split(PARTED).filter(Boolean);
  if (parts.length > 1) return parts.some((part) => SEED.test(part) || PROFILE.test(part));
  if (SEED.test(text) && isOnlyContacts(text)) return true;
  const isSign = ({ text }: TextLine) => !/[\p{L}\p{N}]/u.test(text);
  const before = lines.slice(0, index).findLast((line) => !isSign(line));
  const after = lines.slice(index + 1).find((line) => !isSign(line));
  const line = lines[index];
  const others = lines.filter((each) => line && each !== line && isBeside(line, each));
  const beside = [before, after, ...others].map((each) => each?.text ?? '');
  const isLinked = line?.addresses !== undefined;
  const isWeb = ALONE.test(text) && !PROGRAM.test(text);
  const isOfContacts = (each: string) => SEED.test(each) || (isLinked && PROFILE.test(each));
  return isWeb && beside.some(isOfContacts);
}

/** Whether a line has no words but addresses. */
export const isOnlyContacts = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/\S+@\S+|(?<!\S)\S+\.[a-z]{2,}(?:\/\S*)?(?!\S)/gi, ''));

/** With a sign before it, or the name of an icon that some programs write. */
const ALONE = /^(?:\S{1,2} |(?:globe|link|home|house|laptop|desktop|earth)[a-z-]* )?\S+\.\S+$/i;

const PARTED = new RegExp(`\\s*[${BETWEEN};]\\s*|\\s{2,}|\\s/\\s`);

/** What has a name like an address. */
const PROGRAM = /(?:^|\s)(?:asp|vb|ado|ml|socket|draw|three|node|vue|next|nuxt|d3)\.[a-z]+$/i;

const PROFILE = /^(?:www\.)?(?:github|gitlab|instagram|behance|twitter)\.(?:com|net)\/[^/\s]+\/?$/i;

/** Whether a line, or a part of it, is the word for a page of one's own, which a link lies on. */
export const isCalledPage = (text: string): boolean =>
  text.split(CALLED_APART).some((part) => CALLED.test(part));

const CALLED_APART = new RegExp(`\\s*[${BETWEEN},;:/]\\s*|\\s{2,}`);

const CALLED = new RegExp(
  `^[^\\p{L}]*(?:(?:my|meine?|mi|mon|il mio|moje?|мой)\\s)?(?:(?:online|personal)[\\s-])?${PAGE}[^\\p{L}]*$`,
  'iu',
);

/** Whether a word for a page of one's own stands before its only address. */
export const isLabelled = (text: string): boolean => LABEL.exec(text)?.index === 0;

/** Whether a line is what one calls a profile of one's own in some network. */
export const isCalledProfile = (text: string): boolean =>
  /^\W*(?:my|mein|mon|mi|il mio|meu|mój|mijn|min)\s(?:\S+\s){0,3}(?:profile?|perfil|profilo|profiel)\W*$/iu.test(
    text,
  );

/** An e-mail address, a phone number or a profile. */
const SEED = /\S@\S+\.\S|\+?\d[\d\s().-]{8,}\d|linkedin\.com\/in\//i;

export const nearContacts = (lines: readonly TextLine[]): ReadonlySet<number> =>
  new Set([
    ...lines.slice(0, HEAD).keys(),
    ...linesNear(lines, ({ page, text }) => page === 1 && CONTACT.test(text), NEAR),
  ]);

const CONTACT = /\S@\S+\.\S|\+\d[\d\s().-]{7}|linkedin\.com\/in\//;

/** So many lines before and after each of some, and what stands beside it in another column. */
export function linesNear(
  lines: readonly TextLine[],
  isOne: (line: TextLine) => boolean,
  far: number,
): Set<number> {
  const near = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (!isOne(line)) continue;
    for (let each = index - far; each <= index + far; each += 1) near.add(each);
    for (const [other, each] of lines.entries()) if (isBeside(line, each)) near.add(other);
  }
  return near;
}

/** As a part of the height of the page: two lines. */
const BESIDE = 0.03;

const isBeside = (line: TextLine, other: TextLine) =>
  line.page === other.page &&
  Math.abs((line.height ?? 0) - (other.height ?? Number.POSITIVE_INFINITY)) < BESIDE;
