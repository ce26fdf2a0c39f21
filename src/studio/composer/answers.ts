/** What fields of the form ask the worker. */
import { describeCv, issueWithCv } from '../../compose/files/cv.ts';
import { readCaptions } from '../../compose/media/captions.ts';
import { flatten } from '../../schema/portfolio/texts.ts';
import { wordsIn } from '../../words/languages.ts';
import { textAt } from '../model/form-values.ts';
import { current, sureLanguage } from './composing.ts';
import { countries, inInternationalForm, likelyCountry } from './phones.ts';

export const answers = {
  /** The site's own words in a language, by the names of texts. */
  siteWords(language: string): Readonly<Record<string, string>> {
    const { words, kit } = wordsIn(sureLanguage(language), {});
    return flatten({ ...words, kit: { readme: current().compiled.readme, ...kit } });
  },

  countries,
  internationalPhone: inInternationalForm,

  likelyCountry: (languages: readonly string[], phone: string) =>
    likelyCountry(languages, `${current().site.values.language}`, phone),

  /** Returns what the page says about a CV, or what is wrong with it. */
  readCv(bytes: Uint8Array, { firstName, language, otherPages }: CvNamedBy) {
    const issue = issueWithCv(bytes);
    if (issue && issue.severity === 'error') return issue;
    const otherLanguages = otherPages.split('\n').map((address) => ({ language: '', address }));
    return describeCv(bytes, { firstName, language: sureLanguage(language), otherLanguages });
  },

  /** Reads captions. Those whose name says no language are in that of the site. */
  readCaptions: (name: string, bytes: Uint8Array) =>
    readCaptions(name, bytes, sureLanguage(textAt(current().site.values, ['language']))),
};

/** What a CV is named by: values of the form, which may be wrong. */
export type CvNamedBy = {
  firstName: string;
  language: string;
  /** The addresses of the pages in other languages, each on a line. The name of the CV depends on them, too. */
  otherPages: string;
};
