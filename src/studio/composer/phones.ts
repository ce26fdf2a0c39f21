/** Phone numbers, which people write as they dial them at home. The library knows those of all countries, so it runs in the worker. */
import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString as parsePhoneNumber,
} from 'libphonenumber-js/min';
import { languageTag } from '../../schema/language.ts';
import { tidyPhone } from '../../schema/tidy.ts';

const phoneIn = (country: string, text: string) =>
  isSupportedCountry(country) ? parsePhoneNumber(tidyPhone(text), country) : undefined;

/** The countries (ISO 3166) whose phone numbers are known. */
export const countries = (): readonly string[] => getCountries();

/** The country of somebody with these languages (BCP 47) and a site in the language `own`, if it has such a phone number. */
export function likelyCountry(
  languages: readonly string[],
  own: string,
  phone: string,
): string | undefined {
  const tag = languages.find((each) => each.split('-', 1).join('') === own) ?? own;
  const isLanguage = languageTag(tag) === undefined;
  const country = (isLanguage && new Intl.Locale(tag).maximize().region) || 'US';
  return phoneIn(country, phone)?.isValid() ? country : undefined;
}

/** A phone number as it is dialled from abroad, if it may be one of that country. */
export function inInternationalForm(text: string, country: string): string | undefined {
  const number = phoneIn(country, text);
  return number?.isPossible() ? number.formatInternational() : undefined;
}
