/**
 * What an owner can say. Every field stands here once, with its label, help, example, limit and rule. The types and the
 * sentences about faults follow from here.
 */
import { z } from 'zod';
import { allRoutes } from '../routes.ts';
import { shippedLanguage, shippedLanguages } from '../words/languages.ts';
import {
  choice,
  flag,
  group,
  isOfNoField,
  line,
  list,
  optional,
  prose,
  tidied,
  withOneOf,
} from './field.ts';
import { languageTag } from './language.ts';
import * as rule from './rules.ts';
import { quote } from './rules.ts';
import { allTexts, someTexts } from './texts.ts';

type WebAddress = `https://${string}`;

/** Where the face is in a photo. */
export type Focus = 'left' | 'right' | 'top' | 'bottom' | 'centre' | `${number}% ${number}%`;

/** The drawn motifs that can stand beside a paragraph of the personal page. */
export const motifs = [
  'order',
  'art',
  'reading',
  'cycling',
  'people',
  'school',
  'spanish',
] as const;

const paths = allRoutes.map(({ path }) => path);

const oneLine = (
  label: string,
  help: string,
  most: number,
  example: string,
  alsoCalled: readonly string[] = [],
) => line({ label, help, example: `"${example}"`, alsoCalled }, rule.oneLine(most), most);

const sentences = (
  label: string,
  help: string,
  most: number,
  example: string,
  alsoCalled: readonly string[] = [],
) => prose({ label, help, example: `"${example}"`, alsoCalled }, rule.prose(most), most);

const links = ['link', 'url', 'href', 'website', 'web'];

const linkFields = () => ({
  name: oneLine('Name', 'What the link says', 40, 'Vimeo', ['title', 'text', 'label']),
  address: tidied<WebAddress>(
    {
      label: 'Address',
      help: 'Where it leads',
      example: '"https://vimeo.com/ana"',
      alsoCalled: [...links, 'path'],
    },
    rule.webAddress,
    rule.tidyAddress,
  ),
});

const reel = withOneOf(
  group(
    {
      label: 'Showreel',
      help: 'What the second button of the first screen says, and the address or the file that it leads to',
      example: '[reel], name = "Watch my showreel", address = "https://vimeo.com/1"',
    },
    {
      name: linkFields().name,
      address: optional(linkFields().address),
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

const link = group(
  {
    label: 'Link',
    help: 'A name and an address',
    example: '[[links]], name = "Vimeo", address = "https://vimeo.com/ana"',
  },
  linkFields(),
);

/** Where the eye has to go in a photo that is cropped. */
const focusOf = (label: string) =>
  line<Focus>(
    {
      label,
      help: '"left", "right", "top", "bottom", "centre", or how far from the left and from the top',
      example: '"30% 20%"',
    },
    rule.focus,
  );

const language = (help: string, example: string) =>
  line<string>(
    { label: 'Language', help, example: `"${example}"`, suggestions: shippedLanguages },
    languageTag,
  );

const project = group(
  { label: 'Project', help: 'A project', example: '[[projects]], title = "Harbour at dawn"' },
  {
    title: oneLine('Title', 'The name of the project', 60, 'Harbour at dawn', ['name']),
    path: optional(
      tidied<WebAddress | (typeof paths)[number]>(
        {
          label: 'Link',
          help: `Where the card leads: an address on the web, or one of ${paths.join(' ')}`,
          example: '"https://vimeo.com/123456789"',
          alsoCalled: [...links, 'address', 'vimeo', 'youtube', 'video'],
        },
        rule.projectPath(paths),
        rule.tidyAddress,
      ),
    ),
    still: optional(
      oneLine('Picture', 'The name of a photo in the folder stills', 120, 'harbour.jpg', [
        ...['image', 'img', 'photo', 'picture', 'thumbnail'],
      ]),
    ),
    stillAlt: optional(
      oneLine(
        'What the picture shows',
        'For people who cannot see it',
        200,
        'Boats leaving at dawn',
      ),
    ),
    stillFocus: optional(focusOf('What must stay in the picture')),
    role: optional(oneLine('Role', 'What you did', 60, 'Camera')),
    year: optional(oneLine('Year', 'When', 20, '2024', ['date', 'when'])),
    client: optional(oneLine('Client', 'For whom', 60, 'RTVE', ['company', 'for'])),
    text: optional(
      sentences(
        'Text',
        'A sentence or two about it',
        200,
        'Five fishermen, one night, no second take.',
        ['description', 'about', 'summary'],
      ),
    ),
  },
);

const job = group(
  { label: 'Job', help: 'A job', example: '[[work.jobs]], title = "Camera operator", …' },
  {
    title: oneLine('Title', 'What you were', 80, 'Camera operator', ['role', 'position', 'name']),
    field: oneLine('Field', 'Where', 80, 'Television broadcasting', [
      'company',
      'employer',
      'where',
    ]),
    period: oneLine('Period', '"current", or how long it lasted', 40, '5 months', [
      ...['date', 'dates', 'year', 'years', 'when'],
    ]),
    points: list(
      {
        label: 'Points',
        help: 'One to six sentences about what you did',
        example: '["I planned the camera positions.", "I called the shots."]',
      },
      sentences('Point', 'One sentence about what you did', 300, 'I planned the camera positions.'),
      6,
    ),
  },
);

const workList = group(
  {
    label: 'List',
    help: 'A list on the page of your work',
    example: '[[work.lists]], heading = "Awards", points = ["Silver Mic 2023"]',
  },
  {
    heading: oneLine('Heading', 'What the list is of', 60, 'Awards', ['title', 'name']),
    points: list(
      {
        label: 'Points',
        help: 'One to thirty lines',
        example: '["Silver Mic 2023, best live programme", "Prix Horizonte 2019"]',
        alsoCalled: ['items', 'entries', 'list'],
      },
      sentences('Point', 'One line of the list', 200, 'Silver Mic 2023, best live programme'),
      30,
    ),
  },
);

const work = group(
  {
    label: 'Work',
    help: 'The page of your work',
    example: '[work], summary = "…", then [[work.jobs]]',
  },
  {
    summary: sentences(
      'Summary',
      'Two to four sentences, or a few paragraphs',
      1200,
      'I direct live television.',
    ),
    jobs: list(
      { label: 'Jobs', help: 'At least one job, the most recent first', example: '[[work.jobs]]' },
      job,
    ),
    lists: optional(
      list(
        {
          label: 'Lists',
          help: 'One to six lists, such as awards, skills, education, languages or clients, each with a heading and points',
          example: '[[work.lists]], heading = "Awards", points = ["Silver Mic 2023"]',
          alsoCalled: ['awards', 'skills', 'education', 'languages', 'clients'],
        },
        workList,
        6,
      ),
    ),
  },
);

const paragraph = group(
  { label: 'Paragraph', help: 'A paragraph', example: '[[life]], text = "I draw."' },
  {
    motif: optional(
      choice(
        { label: 'Drawing', help: `One of ${motifs.join(', ')}`, example: '"art"' },
        motifs,
        rule.oneOf('drawing', motifs),
      ),
    ),
    text: sentences(
      'Text',
      'A paragraph, or several with a blank line between them',
      1200,
      'I draw.',
    ),
  },
);

const photo = 'The photo is a file: put it beside portfolio.toml, as portrait.jpg.';
const pdf = 'The CV is a file: put it into the folder public.';
const elsewhere = {
  ...{ image: photo, photo, picture: photo, portrait: photo },
  ...{ cv: pdf, pdf, resume: pdf },
};

function schemaWith<Texts extends z.ZodType>(texts: Texts) {
  return group(
    { label: 'Portfolio', help: 'All that the site says', example: 'language = "en", …' },
    // The order is that of the site, and of the studio's form.
    {
      language: language(
        `The code of your language, ${shippedLanguages.join(', ')} or one with a region such as pt-BR`,
        'en',
      ),
      firstName: oneLine('First name', 'The name people call you by', 60, 'Ana'),
      fullName: oneLine('Full name', 'Your whole name', 60, 'Ana María Núñez', ['name']),
      greeting: oneLine('Greeting', 'One short line', 100, 'Hello, I am Ana.'),
      reel: optional(reel),
      portraitAlt: oneLine(
        'What the photo shows',
        'For people who cannot see it',
        200,
        'Ana Núñez in a control room, smiling',
      ),
      portraitFocus: optional(focusOf('Where the face is')),
      description: oneLine(
        'Description',
        'One sentence about you for search engines and link previews',
        160,
        'Ana Núñez directs live television in Madrid.',
      ),
      projects: optional(
        list(
          {
            label: 'Projects',
            help: 'At least one project',
            example: '[[projects]], title = "Harbour at dawn"',
          },
          project,
        ),
      ),
      work: optional(work),
      life: optional(
        list(
          {
            label: 'Life',
            help: 'At least one paragraph',
            example: '[[life]], motif = "art", text = "I draw."',
          },
          paragraph,
        ),
      ),
      email: tidied<string>(
        {
          label: 'Email',
          help: 'Where messages of the form go',
          example: '"ana@nunez.tv"',
          alsoCalled: ['mail', 'e-mail'],
        },
        rule.emailAddress,
        rule.tidyAddress,
      ),
      phone: optional(
        tidied<string>(
          {
            label: 'Phone',
            help: 'The + and the country code, then 7 to 15 digits in all',
            example: '"+34 600 123 456"',
            alsoCalled: ['tel', 'telephone', 'mobile'],
          },
          rule.internationalPhone,
          rule.tidyPhone,
        ),
      ),
      whatsapp: optional(
        flag({
          label: 'WhatsApp',
          help: 'Whether WhatsApp reaches that phone; if not, its link dials',
          example: 'false',
        }),
      ),
      linkedin: optional(
        tidied<WebAddress>(
          {
            label: 'LinkedIn',
            help: 'The address of your profile',
            example: '"https://www.linkedin.com/in/ana-nunez"',
          },
          rule.linkedinProfile,
          rule.tidyAddress,
        ),
      ),
      links: optional(
        list(
          {
            label: 'Links',
            help: 'One to eight further links, each with a name and an address',
            example: '[[links]], name = "Vimeo", address = "https://vimeo.com/ana"',
            alsoCalled: [
              ...['facebook', 'homepage', 'imdb', 'instagram', 'tiktok', 'twitter', 'url', 'vimeo'],
              ...['website', 'x', 'youtube'],
            ],
          },
          link,
          8,
        ),
      ),
      texts,
      address: optional(
        tidied<WebAddress>(
          {
            label: 'Address',
            help: 'Where this page is on the web; beside a page in another language, the address of that one will do',
            example: '"https://ana.tv/"',
            alsoCalled: ['domain', 'site'],
          },
          rule.siteAddress,
          rule.tidyAddress,
        ),
      ),
      otherLanguages: optional(
        list(
          {
            label: 'Other languages',
            help: 'One to three pages that say the same in another language',
            example: '[[otherLanguages]], language = "en", address = "en.html"',
            alsoCalled: ['languages', 'translations'],
          },
          group(
            {
              label: 'Language',
              help: 'The same site in another language',
              example: '[[otherLanguages]], language = "en", address = "en.html"',
            },
            {
              language: language('The code of its language', 'en'),
              address: tidied<string>(
                {
                  label: 'Address',
                  help: 'Where that page is: an address on the web, or the name of a file beside this page; beside index.html, this page is named after its own language',
                  example: '"en.html"',
                  alsoCalled: [...links, 'file', 'path'],
                },
                rule.otherPage,
                rule.tidyAddress,
              ),
            },
          ),
          3,
        ),
      ),
    },
    elsewhere,
  );
}

const withSome = schemaWith(someTexts);
const withAll = schemaWith(allTexts);

/** An owner who writes in a language that the site does not come with has to write all texts. */
export function portfolioSchema(language: string) {
  return shippedLanguage(language) === undefined ? withAll : withSome;
}

export type Portfolio = z.infer<ReturnType<typeof portfolioSchema>>;
type Work = NonNullable<Portfolio['work']>;
export type Project = NonNullable<Portfolio['projects']>[number];
export type Job = Work['jobs'][number];
export type WorkList = NonNullable<Work['lists']>[number];
export type NamedLink = NonNullable<Portfolio['links']>[number];
export type Reel = NonNullable<Portfolio['reel']>;
export type Motif = (typeof motifs)[number];

type Flaw = {
  /** The field's place: 'projects[2].title'. */
  field: string;
  problem: string;
  /** What would be right. */
  expected: string;
  isMissing?: true;
};

/** All that is wrong with what an owner says, in the order of the schema. */
export function flawsIn(value: unknown, language: string): Flaw[] {
  const schema = portfolioSchema(language);
  const top = Object.keys(schema.shape);
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const { path, message } = issue;
    const [problem = '', expected = ''] = message.split('\n');
    const field = z.core.toDotPath(path);
    const name = String(path.at(-1));
    const isMisplaced = path.length > 1 && isOfNoField(issue) && top.includes(name);
    if (isMisplaced) return misplaced(field, name, path);
    return { field, problem, expected, ...(!isThere(value, path) && { isMissing: true }) };
  });
}

function isThere(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
  return found !== undefined;
}

/** A known field stands at the wrong place, because in TOML all lines below a heading belong to it. */
function misplaced(field: string, name: string, path: readonly PropertyKey[]): Flaw {
  const heading = path
    .filter((part) => typeof part === 'string')
    .slice(0, -1)
    .join('.');
  const isEntry = typeof path.at(-2) === 'number';
  const shown = isEntry ? `[[${heading}]]` : `[${heading}]`;
  return {
    field,
    problem: `stands below ${shown}, and so belongs to that.`,
    expected: `Move ${quote(name)} up, above the first line that begins with [.`,
  };
}
