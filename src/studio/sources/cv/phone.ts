import type { TextLine } from './cv-text.ts';
import { BETWEEN } from './line-breaks.ts';
import { linesNear } from './link-places.ts';

const NUMBER =
  /(?<![A-Za-zÀ-ɏ\p{N}@/._+-])(?:\(?(?:00)?\+ ?|00)?[\d(][\d\s().\-‐‑–/]{5,}\d(?![A-Za-zÀ-ɏ\p{N}@])/gu;

/** In ten languages, and signs. */
const LABEL =
  /(?:phone|mobile|mob|cell|tel|telephone|telefon|telefonnummer|telefoon|telefoonnummer|(?:numer )?telefonu|telefonszám|telefón|mobil|mobiel|handy|handynummer|rufnummer|teléfono|telefono|móvil|movil|celular|tél|téléphone|telephone|portable|mobile|gsm|cellulare|cell|telefone|telemóvel|telemovel|fone|puhelin|телефон|тел|моб|komórka|komórkowy|nr tel|電話|電話番号|携帯|携帯電話|手机|手機|电话|電話番号|联系电话|手机号|手机号码|电话号码|联系方式|هاتف|الهاتف|جوال|الجوال|موبايل|تلفون|whatsapp|contact details|contact)\s*(?:number|no|nr|nummer|番号)?\s*[.:：)]*\s*(?:\([^)]*\)\s*)?$|(?:^|[|•·]\s*)[tmpc](?:\s?[.:]|(?=\s))\s*$|[☎☏✆📞📱🕿📲]\s*$/iu;

const OTHER =
  /(?:fax|dni|nif|nie|nip|pesel|id|iban|isbn|issn|doi|passport|zip|plz|cep|cpf|rg|vat|ust|steuer|license|licence|no\.|nr\.|#|born|birth|geb|qq|wechat|微信)\s*[.:：]?\s*$/iu;

/** A range of years, or a date. */
const DATE =
  /(?<!\d)(?:19|20)\d\d(?:\s*[-–/.]\s*(?:(?:19|20)\d\d|\d{1,2}))+(?!\d)|(?<!\d)\d{1,2}\s*[-./]\s*(?:\d{1,2}\s*[-./]\s*)?(?:19|20)\d\d(?!\d)/;

/** Forms of numbers without a name, which only stand near other contacts. */
const USUAL =
  /^(?:0\d{8,11}|1[3-9]\d{9}|[6-9]\d{8,9}|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}|0\d{1,4}(?:[\s/.-]|\s\/\s)\d[\d\s-]{5,10}|\(0\d{1,4}\)\s?\d[\d\s-]{4,10}|0\d(?:[\s.-]?\d{2}){4}|0\d{2,3}\/\d{2,3}(?:[. ]\d{2,3}){1,2}|\(\d{2}\)\s?9?\s?\d{4}[\s-]?\d{4}|[5-9]\d{2}(?:[\s.-]\d{2,3}){2,3}|\d{3}[\s-]\d{3}[\s-]\d{3}|\d{2}[\s.-](?:9\s?)?\d{4}[\s.-]\d{4}|9\s\d{4}\s?\d{4}|8[\s-]?\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}|[6-9]\d{4}[\s-]\d{5}|1[3-9]\d(?:[\s-]\d{4}){2}|1[\s.-]\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})$/;

/** Lines around the e-mail address. */
const NEAR = 4;
/** In lines, of which a number that stands alone is her own. */
const HEAD = 6;

/** Wide signs of China and Japan, and the figures of Arabic, as others have them. */
const narrow = (text: string) =>
  text
    .replace(/[（）＋－．０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x630));

/** What some templates put between the parts of one number. */
const DOTTED = /(?<=^|[^\d·]\s*)\(?\+?\d{2,4}\)?(?: · \d{2,4}){2,4}(?! ?[·\d])/g;

/** Between two whole numbers, not behind the code of a town. */
const BETWEEN_NUMBERS = /(?<=(?:\d[\s().-]*){7}) [/|] /g;

/** What an American address ends with. */
const ZIP = /^\d{5}(?:-\d{4})?\s+(?=\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$)/;

/** As it is written. */
export function phoneIn(
  lines: readonly TextLine[],
  addresses: readonly string[] = [],
  email?: string,
): string | undefined {
  const near = linesNear(
    lines,
    ({ text, page }) => page === 1 && (/\S@\S/.test(text) || LABEL.test(text)),
    NEAR,
  );
  const beside = linesNear(lines, ({ text }) => email !== undefined && text.includes(email), NEAR);
  const called = calledBy([...lines.flatMap((line) => line.addresses ?? []), ...addresses]);
  for (const [index, { text, page, addresses: linked = [] }] of lines.entries()) {
    // Others are of people who can be asked about her.
    if (page > 2 && !beside.has(index)) continue;
    const ofLine = calledBy(linked);
    const line = narrow(text)
      .replace(DOTTED, (number) => number.replaceAll(' · ', ' '))
      .replace(BETWEEN_NUMBERS, ' | ');
    for (const { 0: found, index: at } of line.matchAll(NUMBER)) {
      const number = found
        .trim()
        .replace(ZIP, '')
        .replace(/^\((?=[^)]*$)/, '')
        .replace(/(?<=\() | (?=\))/g, '');
      const digits = number.replace(/\D/g, '');
      if (digits.length < 7 || digits.length > 15 || DATE.test(number)) continue;
      if (isCut(number) || NO_COUNTRY.test(number)) continue;
      // With the code of a country it is longer.
      if (number.startsWith('00') && digits.length < 10) continue;
      const before = line.slice(0, at);
      const above = before.trim() === '' ? (lines[index - 1]?.text ?? '') : before;
      if (OTHER.test(before)) continue;
      const isInternational = /^\(?\+|^00/.test(number);
      const isNamed = LABEL.test(before) || (before.trim() === '' && LABEL.test(above));
      const isSame = (each: string) => each.endsWith(digits.slice(-7));
      const isLinked = called.some(isSame);
      // The map of a font may say other digits than it shows.
      if (ofLine.length > 0 && !isLinked) continue;
      const isAtTop = index < HEAD && page === 1 && /\D/.test(number);
      const isUsual = (near.has(index) || isAtTop) && USUAL.test(number) && isAlone(line, found);
      if (isInternational || isNamed || isLinked || isUsual) return number;
    }
  }
  return undefined;
}

const calledBy = (addresses: readonly string[]) =>
  addresses.flatMap((address) => /^tel:(.+)/i.exec(address)?.[1]?.replace(/%\d\d|\D/g, '') ?? []);

/** Only 1 and 7 are whole codes of countries, and others say that figures are lost. */
const NO_COUNTRY = /^\(?\+\s?[2-689]\D/;

/** Brackets that do not close say that a part is missing. */
const isCut = (number: string) =>
  (number.match(/\(/g) ?? []).length !== (number.match(/\)/g) ?? []).length;

const APART = new RegExp(`\\s*[${BETWEEN},;~]\\s*|\\s{2,}|\\s[-–—]\\s`);

function isBesideEmail(line: string, number: string): boolean {
  const [before = '', after = ''] = line.split(number);
  return /\S@\S+\s*$/.test(before) || /^\s*\S+@\S/.test(after);
}

const isAlone = (line: string, number: string) =>
  isBesideEmail(line, number) ||
  line.split(APART).some((part) => {
    const rest = part.replace(number, '').replace(/\(\w+\)|\S+@\S+/g, '');
    return part.includes(number) && !/[\p{L}\p{N}]/u.test(rest);
  });
