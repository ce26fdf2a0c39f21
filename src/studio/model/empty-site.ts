import type { EditedSite } from './edited-site.ts';

/** The site that an owner begins with. Its language is the one that the browser likes best. `languages` are tags (BCP 47). */
export function emptySite(languages: readonly string[]): EditedSite {
  // A region matters for words of the site, such as those of Brazil, only if the owner says so.
  const [language = 'en'] = (languages[0] ?? 'en').split('-');
  return { values: { language, texts: {} }, stills: {} };
}
