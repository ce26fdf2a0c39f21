import { languageTag } from '../../schema/language.ts';
import { type EditedSite, NO_FILES } from './edited-site.ts';

/** The site that an owner begins with, in the browser's favourite language. `languages` are tags (BCP 47), but may be 'C' or none. */
export function emptySite(languages: readonly string[]): EditedSite {
  // A region matters only if the owner says so.
  const codes = languages.map((tag) => tag.split('-', 1).join(''));
  const language = codes.find((code) => languageTag(code) === undefined) ?? 'en';
  // A saved site without this flag has WhatsApp, but who begins one has not said so.
  return { ...NO_FILES, values: { language, whatsapp: false, texts: {} } };
}
