/** Who the owner is: names, greeting, photo, showreel. */
import { shippedLanguages } from '../../words/shipped-languages.ts';
import { focusField, linkAddress, oneLineField, sentencesField } from '../common-fields.ts';
import { languageTag } from '../language.ts';
import { group, line, optional, tidied, withOneOf } from '../make-field.ts';
import { filmName } from '../media-names.ts';
import { tidyAddress } from '../tidy.ts';

export const languageField = (message: 'language' | 'otherLanguageTag') =>
  line<string>({ message, suggestions: shippedLanguages }, languageTag);

const reel = withOneOf(
  group(
    {
      message: 'reel',
      example: '[reel], name = "Watch my showreel", address = "https://vimeo.com/1"',
    },
    {
      name: oneLineField({ message: 'reelName', most: 40, alsoCalled: ['title', 'text', 'label'] }),
      address: optional(linkAddress()),
      file: optional(
        tidied<string>(
          {
            message: 'reelFile',
            alsoCalled: ['film', 'video'],
          },
          filmName,
          tidyAddress,
        ),
      ),
    },
  ),
  ['address', 'file'],
);

export const you = {
  language: languageField('language'),
  firstName: oneLineField({ message: 'firstName', most: 60 }),
  fullName: oneLineField({ message: 'fullName', most: 60, alsoCalled: ['name'] }),
  greeting: oneLineField({ message: 'greeting', most: 100 }),
  occupation: optional(
    oneLineField({
      message: 'occupation',
      most: 80,
      alsoCalled: ['job', 'jobtitle', 'profession', 'subtitle'],
    }),
  ),
  reel: optional(reel),
  portraitAlt: oneLineField({ message: 'portraitAlt', most: 200 }),
  portraitFocus: optional(focusField('portraitFocus')),
  description: oneLineField({ message: 'description', most: 160 }),
  about: optional(
    sentencesField({
      message: 'about',
      most: 1200,
      paragraphs: 3,
      alsoCalled: ['bio', 'biography', 'intro', 'introduction'],
    }),
  ),
};
