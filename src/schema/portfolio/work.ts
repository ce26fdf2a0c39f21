/** The page of the owner's work. */
import { group, list, optional } from '../field.ts';
import { oneLine, sentences } from '../text-fields.ts';

const job = group(
  { label: 'Job', help: 'A job', example: '[[work.jobs]], title = "Camera operator", …' },
  {
    title: oneLine({
      label: 'Title',
      help: 'What you were',
      most: 80,
      example: 'Camera operator',
      alsoCalled: ['role', 'position', 'name'],
    }),
    field: oneLine({
      label: 'Field',
      help: 'Where',
      most: 80,
      example: 'Television broadcasting',
      alsoCalled: ['company', 'employer', 'where'],
    }),
    period: oneLine({
      label: 'Period',
      help: 'From when to when, or how long it lasted; "current" for a job that you have now',
      most: 40,
      example: '2018–2021',
      format: 'period',
      alsoCalled: ['date', 'dates', 'year', 'years', 'when'],
    }),
    points: list(
      {
        label: 'Points',
        help: 'One to six sentences about what you did',
        example: '["I planned the camera positions.", "I called the shots."]',
      },
      sentences({
        label: 'Point',
        help: 'One sentence about what you did',
        most: 300,
        example: 'I planned the camera positions.',
      }),
      6,
    ),
  },
);

const listExample = '[[work.lists]], heading = "Awards", points = ["Silver Mic 2023"]';

const workList = group(
  { label: 'List', help: 'A list on the page of your work', example: listExample },
  {
    heading: oneLine({
      label: 'Heading',
      help: 'What the list is of',
      most: 60,
      example: 'Awards',
      alsoCalled: ['title', 'name'],
    }),
    points: list(
      {
        label: 'Points',
        help: 'One to thirty lines',
        example: '["Silver Mic 2023, best live programme", "Prix Horizonte 2019"]',
        alsoCalled: ['items', 'entries', 'list'],
      },
      sentences({
        label: 'Point',
        help: 'One line of the list',
        most: 200,
        example: 'Silver Mic 2023, best live programme',
      }),
      30,
    ),
  },
);

export const work = group(
  {
    label: 'Work',
    help: 'The page of your work',
    example: '[work], summary = "…", then [[work.jobs]]',
  },
  {
    summary: sentences({
      label: 'Summary',
      help: 'Two to four sentences, or a few paragraphs',
      most: 1200,
      example: 'I direct live television.',
    }),
    jobs: list(
      { label: 'Jobs', help: 'At least one job, the most recent first', example: '[[work.jobs]]' },
      job,
    ),
    lists: optional(
      list(
        {
          label: 'Lists',
          help: 'One to six lists, such as awards, skills, education, languages or clients, each with a heading and points',
          example: listExample,
          alsoCalled: ['awards', 'skills', 'education', 'languages', 'clients'],
        },
        workList,
        6,
      ),
    ),
  },
);
