/** The page of the owner's work. */

import { calledBroadcaster, oneLineField, sentencesField } from '../common-fields.ts';
import { group, list, optional } from '../make-field.ts';

const job = group(
  { message: 'job', example: '[[work.jobs]], title = "Camera operator", …' },
  {
    title: oneLineField({
      message: 'jobTitle',
      scope: 'translated',
      most: 80,
      alsoCalled: ['role', 'position', 'name'],
    }),
    field: oneLineField({
      message: 'jobField',
      scope: 'name',
      most: 80,
      alsoCalled: ['company', 'employer', 'where', ...calledBroadcaster],
    }),
    period: oneLineField({
      message: 'period',
      scope: 'name',
      most: 40,
      format: 'period',
      alsoCalled: ['date', 'dates', 'year', 'years', 'when'],
    }),
    points: optional(
      list(
        { message: 'points' },
        sentencesField({ message: 'point', scope: 'translated', most: 300 }),
        6,
      ),
    ),
  },
);

const listExample = '[[work.lists]], heading = "Awards", points = ["Silver Mic 2023"]';

const workList = group(
  { message: 'list', example: listExample },
  {
    heading: oneLineField({
      message: 'listHeading',
      scope: 'translated',
      most: 60,
      alsoCalled: ['title', 'name'],
    }),
    points: list(
      {
        message: 'listPoints',
        alsoCalled: ['items', 'entries', 'list'],
      },
      sentencesField({ message: 'listPoint', scope: 'translated', most: 200 }),
      30,
    ),
  },
);

export const work = group(
  {
    message: 'work',
    example: '[work], summary = "…", then [[work.jobs]]',
  },
  {
    summary: optional(sentencesField({ message: 'summary', scope: 'translated', most: 1200 })),
    jobs: list({ message: 'jobs', example: '[[work.jobs]]' }, job),
    lists: optional(
      list(
        {
          message: 'lists',
          example: listExample,
          alsoCalled: ['awards', 'skills', 'education', 'languages', 'clients'],
        },
        workList,
        6,
      ),
    ),
  },
);
