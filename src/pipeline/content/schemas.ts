/** What the content has to look like. Every field carries the sentence that tells the owner what would be right. */
import { z } from 'zod';
import type { Texts } from '../../content/texts.ts';
import type { Content, Job, LifeParagraph, Profile, Project, Work } from '../../content/types.ts';
import { motifs } from '../../content/types.ts';
import { allRoutes } from '../../routes.ts';
import { group, list, misfit, text } from './shapes.ts';
import {
  emailAddress,
  everyText,
  internationalPhone,
  linkedinProfile,
  oneLine,
  projectPath,
  prose,
  quote,
} from './text-rules.ts';

const profile = group<Profile>({
  firstName: text("The name people call you by, at most 60 characters: 'Ana'.", oneLine(60)),
  fullName: text("Your whole name, at most 60 characters: 'Ana María Núñez'.", oneLine(60)),
  greeting: text("One short line, at most 100 characters: 'Hello, I am Ana.'", oneLine(100)),
  portraitAlt: text(
    "What the photo shows, at most 200 characters: 'Ana Núñez in a control room, smiling'.",
    oneLine(200),
  ),
  description: text('One sentence about you, at most 160 characters.', oneLine(160)),
  email: text("Your address, like 'ana@nunez.tv'.", emailAddress),
  phone: text(
    "The + and the country code, then 7 to 15 digits in all: '+34 600 123 456'.",
    internationalPhone,
  ),
  linkedin: text(
    "The address of your profile: 'https://www.linkedin.com/in/ana-nunez'.",
    linkedinProfile,
  ),
});

const paths = allRoutes.map(({ path }) => path);

const project = group<Project>({
  title: text("The name of the project, at most 60 characters: 'Harbour at dawn'.", oneLine(60)),
  path: z.exactOptional(
    text<NonNullable<Project['path']>>(
      `One of ${paths.join(' ')} or an address like 'https://vimeo.com/123456789'; without a link, remove the line.`,
      projectPath(paths),
    ),
  ),
});

const point = text('One sentence about what you did, at most 300 characters.', prose(300));

const job = group<Job>({
  title: text("What you were, at most 80 characters: 'Camera operator'.", oneLine(80)),
  field: text("Where, at most 80 characters: 'Television broadcasting'.", oneLine(80)),
  period: text("'current', or how long it lasted: '5 months'.", oneLine(40)),
  points: z.tuple(
    [point, point, point],
    misfit('Exactly three points for each job, each between quotes, with commas between them.'),
  ),
});

const work = group<Work>({
  summary: text('Two to four sentences, at most 1,200 characters.', prose(1200)),
  jobs: list(
    job,
    'A list of at least one job: jobs: [{ title: …, field: …, period: …, points: […] }].',
  ),
});

const paragraph = group<LifeParagraph>({
  motif: text(`One of ${motifs.join(', ')}.`, (value) =>
    motifs.some((known) => known === value) ? undefined : `has no drawing called ${quote(value)}.`,
  ),
  text: text('A paragraph, at most 1,200 characters.', prose(1200)),
});

/** The other texts may say anything, but not nothing. */
const texts = z.custom<Texts>().superRefine((value, context) => {
  const visit = (inner: unknown, path: PropertyKey[]) => {
    const problem = typeof inner === 'string' ? everyText(inner) : undefined;
    const message = `${problem}\nWrite the text that the page shall show there.`;
    if (problem) context.addIssue({ code: 'custom', message, path });
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, part] of Object.entries(inner)) {
      visit(part, [...path, Array.isArray(inner) ? Number(key) : key]);
    }
  };
  if (value === undefined) context.addIssue({ code: 'custom', message: 'is missing.' });
  visit(value, []);
});

/** By the files of src/content. */
export const contentSchemas: { [Name in keyof Content]: z.ZodType<Content[Name]> } = {
  profile,
  projects: list(project, "A list of at least one project: [{ title: 'Empty' }]."),
  work,
  life: list(paragraph, "A list of at least one paragraph: [{ motif: 'art', text: '…' }]."),
  texts,
};

export const contentNames = Object.keys(contentSchemas) as (keyof Content)[];
