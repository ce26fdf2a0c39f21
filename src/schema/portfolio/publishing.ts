/** Where the page is on the web, and where it is in other languages. */
import { group, list, optional } from '../field.ts';
import * as rule from '../rules.ts';
import { address, calledLink } from '../text-fields.ts';
import { language } from './you.ts';

const example = '[[otherLanguages]], language = "en", address = "en.html"';

export const publishing = {
  address: optional(
    address({
      label: 'Address',
      help: 'Where this page is on the web; beside a page in another language, the address of that one will do',
      example: 'https://ana.tv/',
      format: 'address',
      alsoCalled: ['domain', 'site'],
      rule: rule.siteAddress,
    }),
  ),
  otherLanguages: optional(
    list(
      {
        label: 'Other languages',
        help: 'One to three pages that say the same in another language',
        example,
        alsoCalled: ['languages', 'translations'],
      },
      group(
        { label: 'Language', help: 'The same site in another language', example },
        {
          language: language('The code of its language'),
          address: address<string>({
            label: 'Address',
            help: 'Where that page is: an address on the web, or the name of a file beside this page; beside index.html, this page is named after its own language',
            example: 'en.html',
            alsoCalled: [...calledLink, 'file', 'path'],
            rule: rule.otherPage,
          }),
        },
      ),
      3,
    ),
  ),
};
