/** What somebody writes who follows the recipes of CONTRIBUTING.md, in this order. One file, because all go into one copy. */
import * as messages from '../../../src/messages/languages/en.ts';
import { newestVersion } from '../../../src/site/site-data.ts';
import { shippedLanguages } from '../../../src/words/shipped-languages.ts';

/** A text that is written before another one, which stands in the file once, or a new file. */
export type Edit = readonly [file: string, before: string, text: string];

/** In the other languages a mark stands for a translation. */
const inLanguage = (text: string, code: string) => (code === 'en' ? text : `${text} ${code}`);

type Said = string | Readonly<Record<string, string>>;

function word(before: string, name: string, said: Said): readonly Edit[] {
  const write = (textOf: (text: string) => string) => {
    if (typeof said === 'string') return textOf(said);
    const each = Object.entries(said).map(([key, text]) => `${key}: ${textOf(text)}`);
    return `{ ${each.join(', ')} }`;
  };
  return [
    ['src/words/types.ts', before, `\n${name}: ${write(() => 'string').replaceAll(',', ';')};\n`],
    ...shippedLanguages.map((code): Edit => {
      const words = write((text) => `'${inLanguage(text, code)}'`);
      return [`src/words/languages/${code}.ts`, before, `\n${name}: ${words},\n`];
    }),
  ];
}

const pageTargets = 'src/studio/preview/page-targets.ts';
const targets = 'src/studio/preview/project-targets.ts';

const words: readonly Edit[] = [
  ...word('\n  footer: {', 'press', { title: 'Press', heading: 'They say', text: 'A wonder.' }),
  ...word('\n  footer: {', 'testimonials', { heading: 'Kind words', text: 'On time.' }),
  ...word('\n    credits: ', 'prize', 'Prize: {prize}'),
  [
    pageTargets,
    '  // The page of work',
    `  ['[data-part="/Press"] > :is(h1, h2)', word('press.heading')],
  ['[data-part="/Press"] > p', word('press.text')],
  ['#testimonials-heading', word('testimonials.heading')],
  ['#testimonials-section > p', word('testimonials.text')],

`,
  ],
];

const expectedTexts = 'tests/support/owners/expected-texts.ts';

const route: readonly Edit[] = [
  [
    'src/routes.ts',
    '} as const satisfies Record<string, Route>;',
    "  press: { path: '/Press', title: ({ press }) => press.title, sections: [] },\n",
  ],
  [
    'src/site/pages/press.tsx',
    '',
    `import { routes } from '../../routes.ts';
import { type PageProps, Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';

export function PressPage({ headingLevel: Heading }: PageProps) {
  const { press } = useSite().words;
  return (
    <Part path={routes.press.path}>
      <Heading tabIndex={-1}>
        <Phrases text={press.heading} />
      </Heading>
      <p>{press.text}</p>
    </Part>
  );
}
`,
  ],
  [
    'src/site/app.tsx',
    'import { WorkDetailsPage }',
    "import { PressPage } from './pages/press.tsx';\n",
  ],
  ['src/site/app.tsx', '};\n\n/** What a route shows', '  [routes.press.path]: PressPage,\n'],
  [
    expectedTexts,
    '  };\n}\n\n/** The texts of all fields',
    '    press: [words.press.heading, words.press.text],\n',
  ],
];

const folder = 'src/site/sections/testimonials';

const section: readonly Edit[] = [
  ['src/routes.ts', "  contact: 'contact-section',", "  testimonials: 'testimonials-section',\n"],
  [
    `${folder}/testimonials.module.css`,
    '',
    '@media screen {\n  .testimonials {\n    text-align: center;\n  }\n}\n',
  ],
  [
    `${folder}/testimonials.tsx`,
    '',
    `import { sectionIds } from '../../../routes.ts';
import { type PageProps, Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import styles from './testimonials.module.css';

export function TestimonialsSection({ headingLevel: Heading }: PageProps) {
  const { testimonials } = useSite().words;
  return (
    <Part id={sectionIds.testimonials} className={styles.testimonials} aria-labelledby="testimonials-heading">
      <Heading id="testimonials-heading" tabIndex={-1}>
        <Phrases text={testimonials.heading} />
      </Heading>
      <p>{testimonials.text}</p>
    </Part>
  );
}
`,
  ],
  [
    'src/site/pages/home.tsx',
    'import { useSite }',
    "import { TestimonialsSection } from '../sections/testimonials/testimonials.tsx';\n",
  ],
  [
    'src/site/pages/home.tsx',
    '        <ContactSection',
    '        <TestimonialsSection headingLevel="h2" />\n',
  ],
  [
    expectedTexts,
    '      ...contactSays,\n    ],\n    about',
    '      words.testimonials.heading,\n      words.testimonials.text,\n',
  ],
  [
    expectedTexts,
    '  contact: expectedTexts.contact[0],',
    '  testimonials: words.testimonials.heading,\n',
  ],
];

const projects = 'src/schema/portfolio/projects.ts';
const card = 'src/site/sections/projects/project-card.tsx';
const page = 'src/site/pages/project/project.tsx';
const sample = 'src/content/portfolio.toml';
const listOfFields = 'tests/unit/site/site-data.test.ts';

/** That of the fields which come next. */
const version = newestVersion() + 1;

/** A prize on the page, with a word of the site; and a festival on the card, as the owner says it. */
const fields: readonly Edit[] = [
  [
    projects,
    '    text: optional(',
    "    festival: optional(oneLineField({ message: 'festival', scope: 'name', most: 60 })),\n",
  ],
  [
    projects,
    '    slug: ofPage(',
    "    prize: ofPage(oneLineField({ message: 'prize', scope: 'translated', most: 60 })),\n",
  ],
  ...shippedLanguages.map((code): Edit => {
    const [prize, festival] = ['Prize', 'Festival'].map((label) => {
      const [said, help] = [label, 'What it won'].map((text) => inLanguage(text, code));
      return `${label.toLowerCase()}: { label: '${said}', help: '${help}', example: 'Silver Mic' },`;
    });
    return [`src/messages/languages/${code}.ts`, '\n  projectText: ', `\n${prize}\n${festival}`];
  }),
  [card, ' } = project;', ', festival'],
  [
    card,
    '      </section>\n    </section>',
    '        {festival !== undefined && <p><strong>{festival}</strong></p>}\n',
  ],
  [page, ' } = project;', ', prize'],
  [
    page,
    '      {(story ?? project.path ?? credits',
    '      {prize !== undefined && <p><em>{fill(words.projectPage.prize, { prize: isolated(prize, direction) })}</em></p>}\n',
  ],
  [
    targets,
    '\n  // The page of a project',
    `  [\`\${CARD} > section > p > strong\`, ofProject('festival')],\n`,
  ],
  [
    targets,
    '\n  // The page of the showreel',
    `  [\`\${PAGE} > p > em\`, together(ofProject('prize'), word('projectPage.prize'))],\n`,
  ],
  [sample, '# client = ', '# festival = "Berlinale"\n'],
  [sample, '# slug = ', '# prize = "Silver Mic"\n'],
  ['src/site/site-data.ts', ' legal: 6', ` festival: ${version}, prize: ${version},`],
  [listOfFields, ",\n      ...['language'", ' + 1'],
  [listOfFields, "'projects.text'],", "'projects.festival', "],
  [listOfFields, "'projects.slug',", "'projects.prize', "],
];

/** A file in Swedish: each text of the English one with another beginning and the quotation marks of Swedish, but for the examples. */
const translated = (parts: readonly string[]) => `import * as en from './en.ts';

function swedish<Value>(value: Value, name = ''): Value {
  const other = (): unknown => {
    if (typeof value !== 'string')
      return Object.fromEntries(Object.entries(Object(value)).map(([key, each]) => [key, swedish(each, key)]));
    const isKept = value === 'WhatsApp' || (name === 'example' && !value.includes('{'));
    return isKept ? value : \`Å \${value.replace(/["‘]/g, '’')}\`;
  };
  return other() as Value;
}
${parts.map((part) => `\nexport const ${part} = swedish(en.${part});\n`).join('')}`;

const writer = 'tests/fixtures/writers/sv/content/portfolio.toml';

function language(file: string, parts: readonly string[], next: string): readonly Edit[] {
  return [
    [`${file}/sv.ts`, '', translated(parts)],
    [`${file}.ts`, next, "import * as sv from './languages/sv.ts';\n"],
    [`${file}.ts`, ', zh };', ', sv'],
  ];
}

/** The edits by the recipe. `read` reads a file of the project. */
export const recipes = (read: (file: string) => string): ReadonlyMap<string, readonly Edit[]> =>
  new Map([
    ['A word of the site', words],
    ['A route', route],
    ['A section of the home page', section],
    ['A field of the content', fields],
    [
      'A language',
      [
        ['src/words/shipped-languages.ts', "  'zh',", "  'sv',\n"],
        ...language('src/words/languages', ['words', 'kit'], 'import { overwrite'),
        ...language('src/messages/languages', Object.keys(messages), 'import type { Messages }'),
        ['src/studio/sources/cv/europass-values.ts', "  zh: '", "  sv: 'nu',\n"],
        ['README.md', ', Japanese or Chinese', ', Swedish'],
        [sample, ' or zh, or one', ', sv'],
        [writer, '', read(writer).replace(/\[texts\][\s\S]*/, '')],
      ],
    ],
  ]);
