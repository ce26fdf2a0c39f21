/** What the content has to look like. Every field carries the sentence that tells the owner what would be right. */
import { z } from 'zod';
import type { Motif } from '../content/types.ts';
import { paths } from '../paths.ts';
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

const routes = Object.values(paths);
const motifs = ['order', 'art', 'reading', 'cycling', 'people', 'school', 'spanish'] as const;

function text(expected: string, ...rules: readonly Rule[]) {
  return z.unknown().superRefine((value, context) => {
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

/** Fails to compile when a motif is added to the types and not here. */
motifs satisfies readonly Motif[];
type Forgotten = Exclude<Motif, (typeof motifs)[number]>;
const _none: [Forgotten] extends [never] ? true : Forgotten = true;
void _none;

export const profileSchema = z.strictObject({
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

const project = z.strictObject({
  title: text("The name of the project, at most 60 characters: 'Harbour at dawn'.", oneLine(60)),
  path: z.optional(
    text(
      `One of ${routes.join(' ')} or an address like 'https://vimeo.com/123456789'; without a link, remove the line.`,
      projectPath(routes),
    ),
  ),
});

export const projectsSchema = z.array(project).min(1);

const point = text('One sentence about what you did, at most 300 characters.', prose(300));

const job = z.strictObject({
  title: text("What you were, at most 80 characters: 'Camera operator'.", oneLine(80)),
  field: text("Where, at most 80 characters: 'Television broadcasting'.", oneLine(80)),
  period: text("'current', or how long it lasted: '5 months'.", oneLine(40)),
  points: z.array(point).length(3),
});

export const workSchema = z.strictObject({
  summary: text('Two to four sentences, at most 1,200 characters.', prose(1200)),
  jobs: z.array(job).min(1),
});

const paragraph = z.strictObject({
  motif: text(`One of ${motifs.join(', ')}.`, motif),
  text: text('A paragraph, at most 1,200 characters.', prose(1200)),
});

export const lifeSchema = z.array(paragraph).min(1);

/** For the groups and lists, which have no sentence of their own. */
export const listsExpected: readonly { field: RegExp; expected: string }[] = [
  {
    field: /points$/,
    expected: 'Exactly three points for each job, each between quotes, with commas between them.',
  },
  {
    field: /jobs$/,
    expected: 'A list of at least one job: jobs: [{ title: …, field: …, period: …, points: […] }].',
  },
  { field: /^projects$/, expected: "A list of at least one project: [{ title: 'Empty' }]." },
  { field: /^life$/, expected: "A list of at least one paragraph: [{ motif: 'art', text: '…' }]." },
];
