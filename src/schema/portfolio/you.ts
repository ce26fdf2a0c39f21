/** Who the owner is: names, greeting, photo, showreel. */
import { shippedLanguages } from '../../words/languages.ts';
import { group, line, optional, tidied, withOneOf } from '../field.ts';
import { languageTag } from '../language.ts';
import * as rule from '../rules.ts';
import { focus, linkAddress, linkName, oneLine, sentences } from '../text-fields.ts';

export const language = (help: string) =>
  line<string>(
    { label: 'Language', help, example: '"en"', suggestions: shippedLanguages },
    languageTag,
  );

const reel = withOneOf(
  group(
    {
      label: 'Showreel',
      help: 'What the second button of the first screen says, and the address or the file that it leads to',
      example: '[reel], name = "Watch my showreel", address = "https://vimeo.com/1"',
    },
    {
      name: linkName,
      address: optional(linkAddress()),
      file: optional(
        tidied<string>(
          {
            label: 'File',
            help: 'In place of an address: the name of a film, an MP4 or a WebM, that lies beside the page',
            example: '"reel.mp4"',
            alsoCalled: ['film', 'video'],
          },
          rule.filmName,
          rule.tidyAddress,
        ),
      ),
    },
  ),
  ['address', 'file'],
);

export const you = {
  language: language(
    `The code of your language, ${shippedLanguages.join(', ')} or one with a region such as pt-BR`,
  ),
  firstName: oneLine({
    label: 'First name',
    help: 'The name people call you by',
    most: 60,
    example: 'Ana',
  }),
  fullName: oneLine({
    label: 'Full name',
    help: 'Your whole name',
    most: 60,
    example: 'Ana María Núñez',
    alsoCalled: ['name'],
  }),
  greeting: oneLine({
    label: 'Greeting',
    help: 'One short line',
    most: 100,
    example: 'Hello, I am Ana.',
  }),
  occupation: optional(
    oneLine({
      label: 'Occupation',
      help: 'What you do, and where',
      most: 80,
      example: 'Director of photography · Madrid',
      alsoCalled: ['job', 'jobtitle', 'profession', 'subtitle'],
    }),
  ),
  reel: optional(reel),
  portraitAlt: oneLine({
    label: 'What the photo shows',
    help: 'For people who cannot see it',
    most: 200,
    example: 'Ana Núñez in a control room, smiling',
  }),
  portraitFocus: optional(focus('Where the face is')),
  description: oneLine({
    label: 'Description',
    help: 'One sentence about you for search engines and link previews',
    most: 160,
    example: 'Ana Núñez directs live television in Madrid.',
  }),
  about: optional(
    sentences({
      label: 'About you',
      help: 'One to three paragraphs, with a blank line between them',
      most: 1200,
      paragraphs: 3,
      example: 'I light faces before I light rooms.',
      alsoCalled: ['bio', 'biography', 'intro', 'introduction'],
    }),
  ),
};
