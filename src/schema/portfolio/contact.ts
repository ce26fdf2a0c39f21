/** How the owner is reached. */
import { flag, group, list, optional, tidied } from '../field.ts';
import * as rule from '../rules.ts';
import { address, linkAddress, linkName } from '../text-fields.ts';

const linkExample = '[[links]], name = "Vimeo", address = "https://vimeo.com/ana"';

const link = group(
  { label: 'Link', help: 'A name and an address', example: linkExample },
  { name: linkName, address: linkAddress() },
);

export const contact = {
  email: address<string>({
    label: 'Email',
    help: 'Where messages of the form go',
    example: 'ana@nunez.tv',
    alsoCalled: ['mail', 'e-mail'],
    format: 'email',
    rule: rule.emailAddress,
  }),
  phone: optional(
    tidied<string>(
      {
        label: 'Phone',
        help: 'The + and the country code, then 7 to 15 digits in all',
        example: '"+34 600 123 456"',
        format: 'phone',
        alsoCalled: ['tel', 'telephone', 'mobile'],
      },
      rule.internationalPhone,
      rule.tidyPhone,
    ),
  ),
  whatsapp: optional(
    flag({
      label: 'WhatsApp',
      help: 'Whether WhatsApp reaches that phone; if not, its link dials',
      example: 'false',
    }),
  ),
  linkedin: optional(
    address({
      label: 'LinkedIn',
      help: 'The address of your profile',
      example: 'https://www.linkedin.com/in/ana-nunez',
      format: 'address',
      rule: rule.linkedinProfile,
    }),
  ),
  links: optional(
    list(
      {
        label: 'Links',
        help: 'One to eight further links, each with a name and an address',
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
