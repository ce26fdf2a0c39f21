/** What words a name has, and what stands around it on its line. */
import { isHeading, TITLE_WORDS } from './headings.ts';

const WORD =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’._-]*$|^[("“„'‘]\p{Lu}[\p{L}\p{M}-]*[)"”“'’]$|^(?:de|del|della|di|da|do|dos|das|la|le|van|von|der|den|zu|zur|el|al|bin|ibn|y|e|i)$|^(?:d|l|o)['’]\p{L}+$|^[\p{Lu}]\.$/u;

const LONGEST = 40;

/** What Europass writes before the name, on the same line. */
const LABELS =
  /^(?:personal information|información personal|informations? personnelles?|informazioni personali|angaben zur person|persönliche daten|informação pessoal|dane osobowe|informacje osobiste)\s+/i;

/** What may follow the name on its line. */
export const BESIDE_NAME =
  /\s+(?:(?:e-?mail|tel|phone|mob|mobile|cell|telefono?|teléfono|móvil|celular|handy|\p{L}[\p{L}-]{1,12}\s?[.:])[.:]?\s*)?(?:\(?\+?\d[\d\s()./-]{7,}\d|\S+@\S+\.\S+).*$/iu;

/** Unions of actors, which stand behind their names. */
const UNION =
  /\s+[(|,-]*\s*(?:SAG(?:[-/ ]?(?:AFTRA|E))?|AFTRA|AEA|ACTRA|UBCP|EMC|(?:U\.?K\.? )?Equity|BECTU|IATSE|(?:Non|SAG)[- ](?:Union|eligible))(?:[\s,/&|-]+(?:AFTRA|AEA|ACTRA|EMC|Equity|SAG(?:-AFTRA)?|eligible|member))*[).]*$/i;

export const capitals = (text: string) =>
  text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Two parts of a name as one. Single signs of China stand apart only for the look. */
export const joinedName = (one: string, other: string) =>
  [one, other].every((part) => /^\p{sc=Han}$/u.test(part)) ? one + other : `${one} ${other}`;

export const isOneWord = (text: string) => text !== '' && !text.includes(' ');

/** Without “Curriculum Vitae of”, what comes behind a dash, and degrees behind a comma. */
export function trimmed(text: string): string {
  return text
    .replaceAll('\u0640', '')
    .replace(/^(\p{sc=Han}{2,4})(?:的\S{0,2}(?:简历|簡歷)|\s?\/\s?[男女].*)$/u, '$1')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(LABELS, '')
    .replace(
      /^(?:curriculum vitae|cv|resume|résumé|lebenslauf)(?:\s*[-–—:|]\s*|\s+(?:of|von|de|di)\s+|\s+)/i,
      '',
    )
    .replace(/\s*[-–—:|]\s*(?:curriculum vitae|cv|resume|résumé|lebenslauf).*$/i, '')
    .replace(/\s*[|•·]\s*.*$|\s+[-–—/]\s+.*$/, '')
    .replace(/,.*$|\s(?:[BM]\.?\s?(?:Sc|A|Eng)|Ph\.?D|MBA)\.?$/i, '')
    .replace(/\s*\((?:he|she|they|er|sie)\b.*$/i, '')
    .replace(BESIDE_NAME, '')
    .replace(UNION, '')
    .trim();
}

export const isPart = (text: string) =>
  text.length <= LONGEST && !isHeading(text) && text.split(' ').every(isWordOf);

/** A word as in a name, and no word of something else. */
const isWordOf = (word: string) =>
  WORD.test(word) && !TITLE_WORDS.has(word.toLowerCase()) && !isHeading(word);

export const ASIAN =
  /^[\u4E00-\u9FFF\u3040-\u30FF々]{1,5}[ ・]?[\u4E00-\u9FFF\u3040-\u30FF々]{1,6}$/;

const ADDRESS = /^www\b|\.\p{Ll}{2,}$/iu;

/** With one of the usual family names before. */
const KOREAN =
  /^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진엄채원천방공현함변염추석선설]\s?[가-힣]{2}$/;
const NO_NAME = /[력소술보육동]$|이력|소개/;

export function isName(text: string): boolean {
  if (text.length > LONGEST || isHeading(text) || ADDRESS.test(text)) return false;
  if (ASIAN.test(text)) return text.length <= 8 && !/[歴書历简職位学]|介[绍紹]/.test(text);
  if (KOREAN.test(text)) return !NO_NAME.test(text);
  const words = text.split(' ');
  if (words.length < 2 || words.length > 6) return false;
  return words.every(isWordOf) && words.filter((word) => word.length > 1).length > 1;
}
