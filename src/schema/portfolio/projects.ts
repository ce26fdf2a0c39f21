/** The cards of the carousel. */
import { allRoutes } from '../../routes.ts';
import { group, list, optional } from '../field.ts';
import * as rule from '../rules.ts';
import { address, calledLink, focus, oneLine, sentences, type WebAddress } from '../text-fields.ts';

const paths = allRoutes.map(({ path }) => path);
const example = '[[projects]], title = "Harbour at dawn"';

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
  },
);

export const projects = list({ label: 'Projects', help: 'At least one project', example }, project);
