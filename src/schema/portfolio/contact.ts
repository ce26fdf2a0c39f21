/** How the owner is reached. */

import { address, linkAddress, linkName } from '../common-fields.ts';
import { flag, group, list, optional, tidied } from '../make-field.ts';
import * as rule from '../rules.ts';
import { tidyPhone } from '../tidy.ts';

export const linkExample = '[[links]], name = "Vimeo", address = "https://vimeo.com/ana"';

/** A link with a name. */
export const link = group(
  { message: 'link', example: linkExample },
  { name: linkName, address: linkAddress() },
);

export const contact = {
  email: address<string>({
    message: 'email',
    scope: 'shared',
    alsoCalled: ['mail', 'e-mail'],
    format: 'email',
    rule: rule.emailAddress,
  }),
  phone: optional(
    tidied<string>(
      {
        message: 'phone',
        scope: 'shared',
        format: 'phone',
        alsoCalled: ['tel', 'telephone', 'mobile'],
      },
      rule.internationalPhone,
      tidyPhone,
    ),
  ),
  whatsapp: optional(flag({ message: 'whatsapp', scope: 'shared', example: 'false' })),
  linkedin: optional(
    address({
      message: 'linkedin',
      scope: 'shared',
      format: 'address',
      rule: rule.linkedinProfile,
    }),
  ),
  links: optional(
    list(
      {
        message: 'links',
        example: linkExample,
        alsoCalled: [
          ...['facebook', 'homepage', 'imdb', 'instagram', 'tiktok', 'twitter', 'url', 'vimeo'],
          ...['website', 'x', 'youtube'],
        ],
      },
      link,
      8,
    ),
  ),
};
