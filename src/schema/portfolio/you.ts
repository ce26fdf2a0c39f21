/** Who the owner is: names, greeting, photo, showreel. */
import { shippedLanguages } from '../../words/languages.ts';
import { group, line, optional, tidied, withOneOf } from '../field.ts';
import { languageTag } from '../language.ts';
import * as rule from '../rules.ts';
import { focus, linkAddress, oneLine, sentences } from '../text-fields.ts';
import { tidyAddress } from '../tidy.ts';

export const language = (message: 'language' | 'otherLanguageTag') =>
  line<string>({ message, suggestions: shippedLanguages }, languageTag);

const reel = withOneOf(
  group(
    {
      message: 'reel',
      example: '[reel], name = "Watch my showreel", address = "https://vimeo.com/1"',
    },
    {
      name: oneLine({ message: 'reelName', most: 40, alsoCalled: ['title', 'text', 'label'] }),
      address: optional(linkAddress()),
      file: optional(
        tidied<string>(
          {
            message: 'reelFile',
            alsoCalled: ['film', 'video'],
          },
          rule.filmName,
          tidyAddress,
        ),
      ),
    },
  ),
  ['address', 'file'],
);

export const you = {
  language: language('language'),
  firstName: oneLine({
    message: 'firstName',
    most: 60,
  }),
  fullName: oneLine({
    message: 'fullName',
    most: 60,
    alsoCalled: ['name'],
  }),
  greeting: oneLine({
    message: 'greeting',
    most: 100,
  }),
  occupation: optional(
    oneLine({
      message: 'occupation',
      most: 80,
      alsoCalled: ['job', 'jobtitle', 'profession', 'subtitle'],
    }),
  ),
  reel: optional(reel),
  portraitAlt: oneLine({
    message: 'portraitAlt',
    most: 200,
  }),
  portraitFocus: optional(focus('portraitFocus')),
  description: oneLine({
    message: 'description',
    most: 160,
  }),
  about: optional(
    sentences({
      message: 'about',
      most: 1200,
      paragraphs: 3,
      alsoCalled: ['bio', 'biography', 'intro', 'introduction'],
    }),
  ),
};
