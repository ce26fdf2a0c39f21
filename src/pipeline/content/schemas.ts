/** What the content has to look like. Every field carries the sentence that tells the owner what would be right. */
import { z } from 'zod';
import type { Texts } from '../../content/texts.ts';
import {
  type Job,
  type LifeParagraph,
  motifs,
  type Profile,
  type Project,
  type Work,
} from '../../content/types.ts';
import { allRoutes } from '../../routes.ts';
import {
  emailAddress,
  everyText,
  internationalPhone,
  linkedinProfile,
  oneLine,
  projectPath,
  prose,
  quote,
  type Rule,
} from './text-rules.ts';

const paths = allRoutes.map(({ path }) => path);

/** A group with all the fields of its type, the optional ones too: one that is forgotten here does not compile. */
function group<Group>(fields: { [Field in keyof Group]-?: z.ZodType<Group[Field]> }) {
  return z.strictObject(fields) as unknown as z.ZodType<Group>;
}

function text<Text extends string = string>(expected: string, ...rules: readonly Rule[]) {
  return z.custom<Text>().superRefine((value, context) => {
    const problem = problemWith(value, rules);
    if (problem) context.addIssue({ code: 'custom', message: problem, params: { expected } });
  });
}

function problemWith(value: unknown, rules: readonly Rule[]): string | undefined {
  if (value === undefined || value === null) return 'is missing.';
  if (typeof value !== 'string') return `is ${nameOf(value)}, not a text between quotes.`;
  const basic = everyText(value);
  if (basic) return basic;
  return rules.map((rule) => rule(value)).find((problem) => problem !== undefined);
}

export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group { … }';
  return typeof value === 'number' ? `the number ${value}` : `a ${typeof value}`;
}

const motif: Rule = (value) =>
  motifs.some((known) => known === value) ? undefined : `has no drawing called ${quote(value)}.`;

export const profileSchema = group<Profile>({
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
  linkedin: text<Profile['linkedin']>(
    "The address of your profile: 'https://www.linkedin.com/in/ana-nunez'.",
    linkedinProfile,
  ),
});

const project = group<Project>({
  title: text("The name of the project, at most 60 characters: 'Harbour at dawn'.", oneLine(60)),
  path: z.exactOptional(
    text<NonNullable<Project['path']>>(
      `One of ${paths.join(' ')} or an address like 'https://vimeo.com/123456789'; without a link, remove the line.`,
      projectPath(paths),
    ),
  ),
});

export const projectsSchema = z
  .array(project)
  .min(1)
  .describe("A list of at least one project: [{ title: 'Empty' }].");

const point = text('One sentence about what you did, at most 300 characters.', prose(300));

const job = group<Job>({
  title: text("What you were, at most 80 characters: 'Camera operator'.", oneLine(80)),
  field: text("Where, at most 80 characters: 'Television broadcasting'.", oneLine(80)),
  period: text("'current', or how long it lasted: '5 months'.", oneLine(40)),
  points: z
    .tuple([point, point, point])
    .describe('Exactly three points for each job, each between quotes, with commas between them.'),
});

export const workSchema = group<Work>({
  summary: text('Two to four sentences, at most 1,200 characters.', prose(1200)),
  jobs: z
    .array(job)
    .min(1)
    .describe(
      'A list of at least one job: jobs: [{ title: …, field: …, period: …, points: […] }].',
    ),
});

const paragraph = group<LifeParagraph>({
  motif: text<LifeParagraph['motif']>(`One of ${motifs.join(', ')}.`, motif),
  text: text('A paragraph, at most 1,200 characters.', prose(1200)),
});

export const lifeSchema = z
  .array(paragraph)
  .min(1)
  .describe("A list of at least one paragraph: [{ motif: 'art', text: '…' }].");

/** The other texts may say anything, but not nothing. */
export const textsSchema = z.custom<Texts>().superRefine((value, context) => {
  if (value === undefined) context.addIssue({ code: 'custom', message: 'is missing.' });
  const visit = (at: unknown, path: readonly PropertyKey[]) => {
    if (typeof at === 'object' && at !== null) {
      for (const [key, inner] of Object.entries(at)) {
        visit(inner, [...path, Array.isArray(at) ? Number(key) : key]);
      }
    }
    const problem = typeof at === 'string' ? everyText(at) : undefined;
    const params = { expected: 'Write the text that the page shall show there.' };
    if (problem) context.addIssue({ code: 'custom', message: problem, path: [...path], params });
  };
  visit(value, []);
});
