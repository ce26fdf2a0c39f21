/** What single values of Europass mean, in the language of the CV. */
import { type ShippedLanguage, shippedLanguage } from '../../../words/shipped-languages.ts';
import { withoutEntities, type XmlElement } from './xml.ts';

/** The browser knows months and languages, but no word for today. In other languages the end stays open. */
const TODAY: Record<ShippedLanguage, string> = {
  ar: 'الآن',
  de: 'heute',
  en: 'present',
  es: 'actualidad',
  fr: 'aujourd’hui',
  it: 'oggi',
  ja: '現在',
  pl: 'obecnie',
  pt: 'presente',
  zh: '至今',
};

export function periodOf(
  from: string,
  to: string,
  isCurrent: boolean,
  locale: string | undefined,
): string {
  const first = dated(from, locale);
  const language = shippedLanguage(locale ?? '');
  const today = language ? TODAY[language] : '';
  const last = isCurrent ? today : dated(to, locale);
  if (first === '') return last;
  if (last === '' && !isCurrent) return first;
  return first === last ? first : `${first} – ${last}`.trim();
}

/** Years, or years and months. Days are of no use in a list of jobs. */
function dated(date: string, locale: string | undefined): string {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(date) ?? [];
  if (year === undefined || month === undefined) return year ?? '';
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return intl(
    () => new Intl.DateTimeFormat(sure(locale), options).format(new Date(`${year}-${month}-01`)),
    `${month}/${year}`,
  );
}

/** Languages have their codes, or names. */
export function languageNamed(code: string, locale: string | undefined): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return intl(
    () => new Intl.DisplayNames([sure(locale)], { type: 'language' }).of(code) ?? code,
    code,
  );
}

const sure = (locale: string | undefined) =>
  locale !== undefined && /^[a-z]{2,3}$/i.test(locale) ? locale : 'en';

/** A code or a date that is none makes the browser throw. */
function intl(format: () => string, otherwise: string): string {
  try {
    return format();
  } catch {
    return otherwise;
  }
}

/** Of before 2020: a year, and a month such as `--09`. */
export function dateOf(element: XmlElement | undefined): string {
  const year = element?.attributes.get('year') ?? '';
  const month = element?.attributes.get('month')?.replace(/\D/g, '');
  return month ? `${year}-${month.padStart(2, '0')}` : year;
}

/** Paragraphs of HTML as lines, without what marks them as points. */
export function pointsIn(html: string): string[] {
  return html
    .replace(/<(?:\/?(?:p|li|ol|ul|div|h\d)|br)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) =>
      withoutEntities(withoutEntities(line))
        .replace(/\s+/g, ' ')
        .replace(/^\s*[-–—•*▪·◦○●]\s*/, '')
        .trim(),
    )
    .filter(Boolean);
}
