/** Where the page is on the web, and where it is in other languages. */

import { address, calledLink } from '../common-fields.ts';
import { MOST_OTHER_LANGUAGES } from '../language.ts';
import { group, list, optional } from '../make-field.ts';
import * as rule from '../rules.ts';
import { legal } from './legal.ts';
import { languageField } from './you.ts';

const example = '[[otherLanguages]], language = "en", address = "en.html"';

export const publishing = {
  address: optional(
    address({
      message: 'siteAddress',
      scope: 'shared',
      format: 'address',
      alsoCalled: ['domain', 'site'],
      rule: rule.siteAddress,
    }),
  ),
  otherLanguages: optional(
    list(
      {
        message: 'otherLanguages',
        example,
        alsoCalled: ['languages', 'translations'],
      },
      group(
        { message: 'otherLanguage', example },
        {
          language: languageField('otherLanguageTag', 'shared'),
          address: address<string>({
            message: 'otherAddress',
            scope: 'shared',
            alsoCalled: [...calledLink, 'file', 'path'],
            rule: rule.otherPage,
          }),
        },
      ),
      MOST_OTHER_LANGUAGES,
    ),
  ),
  legal: optional(legal),
};
