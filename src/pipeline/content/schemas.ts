/** What the content has to look like. Every field carries the sentence that tells the owner what would be right. */
import type { z } from 'zod';
import {
  type Content,
  type Focus,
  type Job,
  type LifeParagraph,
  type Motif,
  motifs,
  type NamedLink,
  type Profile,
  type Project,
  type WebAddress,
  type Work,
} from '../../content/types.ts';
import { allRoutes } from '../../routes.ts';
import { group, list, text } from './shapes.ts';
import * as rule from './text-rules.ts';
import { textsSchema } from './texts-schema.ts';

/** A text of one line, with the limit in what the owner is told, too. */
const line = (what: string, longest: number, example: string) =>
  text<string>(`${what}, at most ${longest} characters: ${example}`, rule.oneLine(longest));

/** So it is with a text of sentences. */
const prose = (what: string, longest: number) =>
  text(`${what}, at most ${longest.toLocaleString('en')} characters.`, rule.prose(longest));

const namedLink = group<NamedLink>({
  name: line('What the link says', 40, "'Vimeo'."),
  address: text<WebAddress>("An address like 'https://vimeo.com/ana'.", rule.webAddress),
});

const profile = group<Profile>({
  language: text(
    "The code of your language: 'en', 'es', 'de', 'fr', 'pt', 'it', 'ar', 'ja', or 'pt-BR' with a region.",
    rule.languageTag,
  ),
  firstName: line('The name people call you by', 60, "'Ana'."),
  fullName: line('Your whole name', 60, "'Ana María Núñez'."),
  greeting: line('One short line', 100, "'Hello, I am Ana.'"),
  portraitAlt: line('What the photo shows', 200, "'Ana Núñez in a control room, smiling'."),
  portraitFocus: text<Focus>(
    "'left', 'right', 'top', 'bottom', 'centre', or how far from the left and from the top: '30% 20%'.",
    rule.focus,
  ).exactOptional(),
  description: text('One sentence about you, at most 160 characters.', rule.oneLine(160)),
  email: text("Your address, like 'ana@nunez.tv'.", rule.emailAddress),
  phone: text(
    "The + and the country code, then 7 to 15 digits in all: '+34 600 123 456'; without a phone, remove the line.",
    rule.internationalPhone,
  ).exactOptional(),
  linkedin: text<WebAddress>(
    "The address of your profile: 'https://www.linkedin.com/in/ana-nunez'; without one, remove the line.",
    rule.linkedinProfile,
  ).exactOptional(),
  links: list(
    namedLink,
    "A list of one to eight links: [{ name: 'Vimeo', address: 'https://vimeo.com/ana' }]; without any, remove the line.",
    8,
  ).exactOptional(),
  reel: namedLink.exactOptional(),
  address: text<WebAddress>(
    "Where index.html is on the web: 'https://ana.tv/'; while it is nowhere, remove the line.",
    rule.siteAddress,
  ).exactOptional(),
});

const paths = allRoutes.map(({ path }) => path);

const project = group<Project>({
  title: line('The name of the project', 60, "'Harbour at dawn'."),
  path: text<NonNullable<Project['path']>>(
    `One of ${paths.join(' ')} or an address like 'https://vimeo.com/123456789'; without a link, remove the line.`,
    rule.projectPath(paths),
  ).exactOptional(),
  still: line('The name of a photo in src/content/stills', 120, "'harbour.jpg'.").exactOptional(),
  stillAlt: line('What the picture shows', 200, "'Fishing boats leaving at dawn'.").exactOptional(),
  role: line('What you did', 60, "'Camera'.").exactOptional(),
  year: line('When', 20, "'2024', between quotes.").exactOptional(),
  client: line('For whom', 60, "'RTVE'.").exactOptional(),
});

const job = group<Job>({
  title: line('What you were', 80, "'Camera operator'."),
  field: line('Where', 80, "'Television broadcasting'."),
  period: line("'current', or how long it lasted", 40, "'5 months'."),
  points: list(
    prose('One sentence about what you did', 300),
    'One to six points for each job, each between quotes, with commas between them.',
    6,
  ),
});

const work = group<Work>({
  summary: prose('Two to four sentences, or a few paragraphs with a blank line between them', 1200),
  jobs: list(
    job,
    'A list of at least one job: jobs: [{ title: …, field: …, period: …, points: […] }].',
  ),
});

const paragraph = group<LifeParagraph>({
  motif: text<Motif>(`One of ${motifs.join(', ')}; without a drawing, remove it.`, (value) =>
    motifs.some((known) => known === value)
      ? undefined
      : `has no drawing called ${rule.quote(value)}.`,
  ).exactOptional(),
  text: prose('A paragraph, or several with a blank line between them', 1200),
});

/** By the files of src/content. What is needed of texts.ts goes by the language. */
export const schemasIn = (
  language: string,
): { [Name in keyof Content]: z.ZodType<Content[Name]> } => ({
  profile,
  projects: list(project, "A list of at least one project: [{ title: 'Harbour at dawn' }]."),
  work,
  life: list(paragraph, "A list of at least one paragraph: [{ motif: 'art', text: '…' }]."),
  texts: textsSchema(language),
});

export const contentNames = Object.keys(schemasIn('en')) as (keyof Content)[];
