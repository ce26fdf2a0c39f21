import type { TextLine } from './cv-text.ts';
import { BESIDE_NAME, isName, trimmed } from './name-words.ts';

/** Of these nothing else can say whether they are the name: an e-mail address has no such letters. */
const OTHER_LETTERS = /^[\p{sc=Han}\p{sc=Arabic}\p{sc=Cyrillic} .-]+$/u;

/** A name in other letters at the top, as large as the rest: beside or above the contacts, or below “Curriculum Vitae”. */
export function nameAtTop(page: readonly TextLine[]): string | undefined {
  for (const [index, line] of page.slice(0, TOP).entries()) {
    const text = trimmed(line.text);
    if (!OTHER_LETTERS.test(text) || !isName(text)) continue;
    const next = page[index + 1]?.text ?? '';
    const isBeside = text !== line.text && BESIDE_NAME.test(line.text);
    const isAbove =
      !/\p{sc=Arabic}/u.test(text) && /^\S+@\S+\.\S+$|^\(?\+?\d[\d\s().-]{8,}$/.test(next);
    const isBelow = CV_TITLE.test(page[index - 1]?.text ?? '');
    return isBeside || isAbove || isBelow ? text : undefined;
  }
  return undefined;
}

/** The first line, if nothing is as large, and contacts follow. */
export function firstLine(page: readonly TextLine[], usual: number): string | undefined {
  const [line, ...others] = page;
  if (!line || line.size <= 1.1 * usual) return undefined;
  const text = trimmed(line.text);
  const isLargest = others.every(({ size }) => size < line.size - 0.5);
  const isFollowed = others.slice(0, TOP).some(({ text }) => CONTACT.test(text));
  return isLargest && isFollowed && isName(text) ? text : undefined;
}

const CONTACT = /\S@\S+\.\S|\+\d[\d\s().-]{8,}\d/;

/** In lines. */
const TOP = 3;
const CV_TITLE =
  /^(?:curriculum vitae|cv|resume|résumé|резюме|السيرة الذاتية|سيرة ذاتية|个人简历|個人履歷|简历|簡歷|履歴書|職務経歴書)$/i;
