/** The cards of the carousel. */
import { allRoutes } from '../../routes.ts';
import { type About, group, line, list, optional, tidied } from '../field.ts';
import * as rule from '../rules.ts';
import { address, calledLink, focus, oneLine, sentences, type WebAddress } from '../text-fields.ts';

const paths = allRoutes.map(({ path }) => path);
const example = '[[projects]], title = "Harbour at dawn"';

const fileName = (about: About, own: rule.Rule) => tidied<string>(about, own, rule.tidyAddress);

const pageExample = '[[projects.pictures]], file = "harbour-2.jpg"';

const picture = group(
  { label: 'Picture', help: 'A picture on the page of the project', example: pageExample },
  {
    file: oneLine({
      label: 'File',
      help: 'The name of a photo in the folder stills',
      most: 120,
      example: 'harbour-2.jpg',
      alsoCalled: ['name', 'image', 'photo', 'picture', 'still'],
    }),
    alt: optional(
      oneLine({
        label: 'What it shows',
        help: 'For people who cannot see it',
        most: 200,
        example: 'A net comes over the rail',
        alsoCalled: ['stillalt', 'description'],
      }),
    ),
    caption: optional(
      oneLine({
        label: 'Caption',
        help: 'A line below it',
        most: 120,
        example: 'The third night, off Vigo',
        alsoCalled: ['text', 'title', 'legend'],
      }),
    ),
  },
);

const creditExample = '[[projects.credits]], role = "Sound", name = "Ana Ruiz"';

const credit = group(
  { label: 'Credit', help: 'Who did what', example: creditExample },
  {
    role: oneLine({
      label: 'Role',
      help: 'What they did',
      most: 60,
      example: 'Sound',
      alsoCalled: ['what', 'job', 'title'],
    }),
    name: oneLine({
      label: 'Name',
      help: 'Who did it',
      most: 80,
      example: 'Ana Ruiz',
      alsoCalled: ['who', 'person'],
    }),
  },
);

/** What only the page of a project shows. */
const ofPage = {
  film: optional(
    fileName(
      {
        label: 'Film or sound',
        help: 'The name of a film (MP4, WebM, MOV) or of a sound (MP3, M4A, Ogg, Opus, WAV, FLAC) that lies beside the page',
        example: '"harbour.mp4"',
        alsoCalled: ['sound', 'audio', 'media', 'file', 'movie'],
      },
      rule.mediaName,
    ),
  ),
  captions: optional(
    fileName(
      {
        label: 'Captions',
        help: 'The name of a WebVTT or SRT file with the captions of the film',
        example: '"harbour.vtt"',
        alsoCalled: ['subtitles', 'vtt', 'srt'],
      },
      rule.captionsName,
    ),
  ),
  story: optional(
    sentences({
      label: 'Story',
      help: 'One to six paragraphs on the page of the project, with a blank line between them',
      most: 1800,
      paragraphs: 6,
      example: 'We had one boat and four nights.',
      alsoCalled: ['body', 'details', 'synopsis'],
    }),
  ),
  slug: optional(
    line(
      {
        label: 'Address',
        help: 'The last part of the address of its page, in small letters, digits and hyphens',
        example: '"harbour-at-dawn"',
        alsoCalled: ['id', 'permalink'],
      },
      rule.slug,
      50,
    ),
  ),
  pictures: optional(
    list(
      {
        label: 'Pictures',
        help: 'One to eight pictures on the page of the project',
        example: pageExample,
        alsoCalled: ['images', 'photos', 'gallery', 'stills'],
      },
      picture,
      8,
    ),
  ),
  credits: optional(
    list(
      {
        label: 'Credits',
        help: 'One to twenty people, each with what they did',
        example: creditExample,
        alsoCalled: ['crew', 'cast', 'team'],
      },
      credit,
      20,
    ),
  ),
};

const project = group(
  { label: 'Project', help: 'A project', example },
  {
    title: oneLine({
      label: 'Title',
      help: 'The name of the project',
      most: 60,
      example: 'Harbour at dawn',
      alsoCalled: ['name'],
    }),
    path: optional(
      address<WebAddress | (typeof paths)[number]>({
        label: 'Link',
        help: `Where the card leads: an address on the web, or one of ${paths.join(' ')}`,
        example: 'https://vimeo.com/123456789',
        format: 'address',
        alsoCalled: [...calledLink, 'address', 'vimeo', 'youtube', 'video'],
        rule: rule.projectPath(paths),
      }),
    ),
    still: optional(
      oneLine({
        label: 'Picture',
        help: 'The name of a photo in the folder stills',
        most: 120,
        example: 'harbour.jpg',
        alsoCalled: ['image', 'img', 'photo', 'picture', 'thumbnail'],
      }),
    ),
    stillAlt: optional(
      oneLine({
        label: 'What the picture shows',
        help: 'For people who cannot see it',
        most: 200,
        example: 'Boats leaving at dawn',
      }),
    ),
    stillFocus: optional(focus('What must stay in the picture')),
    role: optional(oneLine({ label: 'Role', help: 'What you did', most: 60, example: 'Camera' })),
    year: optional(
      oneLine({
        label: 'Year',
        help: 'When',
        most: 20,
        example: '2024',
        alsoCalled: ['date', 'when'],
      }),
    ),
    client: optional(
      oneLine({
        label: 'Client',
        help: 'For whom',
        most: 60,
        example: 'RTVE',
        alsoCalled: ['company', 'for'],
      }),
    ),
    text: optional(
      sentences({
        label: 'Text',
        help: 'A sentence or two about it',
        most: 200,
        example: 'Five fishermen, one night, no second take.',
        alsoCalled: ['description', 'about', 'summary'],
      }),
    ),
    ...ofPage,
  },
);

export const projects = list({ label: 'Projects', help: 'At least one project', example }, project);
