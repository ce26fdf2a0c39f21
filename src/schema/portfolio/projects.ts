/** The cards of the carousel. */
import { allRoutes } from '../../routes.ts';
import {
  address,
  calledBroadcaster,
  calledLink,
  focusField,
  oneLineField,
  sentencesField,
  stillAltField,
  stillField,
  type WebAddress,
} from '../common-fields.ts';
import { fieldsOfPage, group, line, list, ofPage, optional, tidied } from '../make-field.ts';
import { captionsName, mediaName } from '../media-names.ts';
import type { AboutValue } from '../registry.ts';
import * as rule from '../rules.ts';
import { tidyAddress } from '../tidy.ts';

const paths = allRoutes.map(({ path }) => path);
const example = '[[projects]], title = "Harbour at dawn"';

const fileName = (about: AboutValue, own: rule.Rule) => tidied<string>(about, own, tidyAddress);

const pageExample = '[[projects.pictures]], file = "harbour-2.jpg"';

const picture = group(
  { message: 'picture', example: pageExample },
  {
    file: oneLineField({
      message: 'pictureFile',
      scope: 'shared',
      most: 120,
      alsoCalled: ['name', 'image', 'photo', 'picture', 'still'],
    }),
    alt: optional(
      oneLineField({
        message: 'pictureAlt',
        scope: 'translated',
        most: 200,
        alsoCalled: ['stillalt', 'description'],
      }),
    ),
    caption: optional(
      oneLineField({
        message: 'caption',
        scope: 'translated',
        most: 120,
        alsoCalled: ['text', 'title', 'legend'],
      }),
    ),
  },
);

const creditExample = '[[projects.credits]], role = "Sound", name = "Ana Ruiz"';

const credit = group(
  { message: 'credit', example: creditExample },
  {
    role: oneLineField({
      message: 'creditRole',
      scope: 'translated',
      most: 60,
      alsoCalled: ['what', 'job', 'title'],
    }),
    name: oneLineField({
      message: 'creditName',
      scope: 'name',
      most: 80,
      alsoCalled: ['who', 'person'],
    }),
  },
);

const project = group(
  { message: 'project', example },
  {
    // First what most projects say.
    title: oneLineField({ message: 'projectTitle', scope: 'name', most: 60, alsoCalled: ['name'] }),
    role: optional(oneLineField({ message: 'projectRole', scope: 'translated', most: 60 })),
    year: optional(
      oneLineField({
        message: 'projectYear',
        scope: 'name',
        most: 20,
        alsoCalled: ['date', 'when'],
      }),
    ),
    client: optional(
      oneLineField({
        message: 'client',
        scope: 'name',
        most: 60,
        alsoCalled: ['company', 'for', ...calledBroadcaster],
      }),
    ),
    text: optional(
      sentencesField({
        message: 'projectText',
        scope: 'translated',
        most: 200,
        alsoCalled: ['description', 'about', 'summary'],
      }),
    ),
    path: optional(
      address<WebAddress | (typeof paths)[number]>({
        message: 'projectPath',
        scope: 'shared',
        format: 'address',
        alsoCalled: [...calledLink, 'address', 'vimeo', 'youtube', 'video'],
        rule: rule.projectPath(paths),
      }),
    ),
    // Before the still, because that may be taken from the film.
    film: ofPage(
      fileName(
        {
          message: 'film',
          scope: 'shared',
          alsoCalled: ['sound', 'audio', 'media', 'file', 'movie'],
        },
        mediaName,
      ),
    ),
    captions: ofPage(
      fileName(
        {
          message: 'captions',
          scope: 'name',
          alsoCalled: ['subtitles', 'vtt', 'srt'],
        },
        captionsName,
      ),
    ),
    still: optional(stillField()),
    stillAlt: optional(stillAltField()),
    stillFocus: optional(focusField('stillFocus')),
    story: ofPage(
      sentencesField({
        message: 'story',
        scope: 'translated',
        most: 1800,
        paragraphs: 6,
        alsoCalled: ['body', 'details', 'synopsis'],
      }),
    ),
    slug: ofPage(
      line(
        {
          message: 'slug',
          scope: 'shared',
          alsoCalled: ['id', 'permalink'],
        },
        rule.slug,
        50,
      ),
    ),
    pictures: ofPage(
      list(
        {
          message: 'pictures',
          example: pageExample,
          alsoCalled: ['images', 'photos', 'gallery', 'stills'],
        },
        picture,
        8,
      ),
    ),
    credits: ofPage(
      list(
        {
          message: 'credits',
          example: creditExample,
          alsoCalled: ['crew', 'cast', 'team'],
        },
        credit,
        20,
      ),
    ),
  },
);

export const projects = list({ message: 'projects', example }, project);

const namesOfPage = fieldsOfPage(project);

/** Whether a project says more than its card. */
export const hasPage = (said: object): boolean =>
  Object.entries(said).some(([name, value]) => value !== undefined && namesOfPage.has(name));
