/** Who the owner is: names, greeting, photo, showreel. */
import { shippedLanguages } from '../../words/shipped-languages.ts';
import { accents, crafts } from '../choices.ts';
import {
  focusField,
  linkAddress,
  oneLineField,
  sentencesField,
  stillAltField,
  stillField,
} from '../common-fields.ts';
import type { Scope } from '../field.ts';
import { languageTag } from '../language.ts';
import { choice, group, line, optional, tidied, withOneOf } from '../make-field.ts';
import { filmName } from '../media-names.ts';
import * as rule from '../rules.ts';
import { tidyAddress } from '../tidy.ts';

export const languageField = (message: 'language' | 'otherLanguageTag', scope: Scope) =>
  line<string>({ message, suggestions: shippedLanguages, scope }, languageTag);

const reel = withOneOf(
  group(
    {
      message: 'reel',
      example: '[reel], name = "Watch my showreel", address = "https://vimeo.com/1"',
    },
    {
      name: oneLineField({
        message: 'reelName',
        scope: 'translated',
        most: 40,
        alsoCalled: ['title', 'text', 'label'],
      }),
      address: optional(linkAddress()),
      file: optional(
        tidied<string>(
          {
            message: 'reelFile',
            scope: 'shared',
            alsoCalled: ['film', 'video'],
          },
          filmName,
          tidyAddress,
        ),
      ),
      still: optional(stillField()),
      stillAlt: optional(stillAltField()),
    },
  ),
  ['address', 'file'],
);

export const you = {
  language: languageField('language', 'own'),
  firstName: oneLineField({ message: 'firstName', scope: 'name', most: 60 }),
  fullName: oneLineField({ message: 'fullName', scope: 'name', most: 60, alsoCalled: ['name'] }),
  greeting: oneLineField({ message: 'greeting', scope: 'translated', most: 100 }),
  occupation: optional(
    oneLineField({
      message: 'occupation',
      scope: 'translated',
      most: 80,
      alsoCalled: ['job', 'jobtitle', 'profession', 'subtitle'],
    }),
  ),
  reel: optional(reel),
  craft: optional(
    choice(
      {
        message: 'craft',
        scope: 'shared',
        example: 'radio',
        alsoCalled: ['ring', 'lens', 'trade'],
      },
      crafts,
      rule.drawing(crafts),
    ),
  ),
  accent: optional(
    choice(
      {
        message: 'accent',
        scope: 'shared',
        example: 'blue',
        alsoCalled: ['color', 'colour', 'theme'],
      },
      accents,
      rule.colour(accents),
    ),
  ),
  portraitAlt: oneLineField({ message: 'portraitAlt', scope: 'translated', most: 200 }),
  portraitFocus: optional(focusField('portraitFocus')),
  description: oneLineField({ message: 'description', scope: 'translated', most: 160 }),
  about: optional(
    sentencesField({
      message: 'about',
      scope: 'translated',
      most: 1200,
      paragraphs: 3,
      alsoCalled: ['bio', 'biography', 'intro', 'introduction'],
    }),
  ),
};
