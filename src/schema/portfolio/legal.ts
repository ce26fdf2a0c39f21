/** What a public site has to say in some countries, such as the *Impressum* of German law, on a page of its own. */

import { oneLineField, sentencesField } from '../common-fields.ts';
import { group, list, optional } from '../make-field.ts';
import { link, linkExample } from './contact.ts';

export const legal = group(
  { message: 'legal', example: '[legal], heading = "Legal notice", text = "…"' },
  {
    heading: oneLineField({
      message: 'legalHeading',
      scope: 'translated',
      most: 60,
      alsoCalled: ['title', 'name'],
    }),
    text: sentencesField({
      message: 'legalText',
      scope: 'translated',
      most: 6000,
      paragraphs: 40,
      alsoCalled: ['paragraphs', 'body'],
    }),
    links: optional(list({ message: 'legalLinks', example: linkExample }, link, 8)),
  },
);
