/** What somebody writes who follows the recipes of CONTRIBUTING.md, in this order. */
import * as english from '../../../src/messages/languages/en.ts';

/** Writes a new file, or a text before another one, which stands in the file once. */
type Step = { file: string; before?: string; text: string };

const wordTypes = 'src/words/types.ts';
const languageFolder = 'src/words/languages';
const messageFolder = 'src/messages/languages';
const expectedTexts = 'tests/support/owners/expected-texts.ts';
const sample = 'src/content/portfolio.toml';

/** In each language, `%` stands for its code: other words than in English are asked for. */
type Word = { before: string; type: string; word: string };

const words: readonly Word[] = [
  {
    before: '\n  footer: {',
    type: '\n  press: { title: string; heading: string; text: string };\n',
    word: "\n  press: { title: 'Press%', heading: 'What they say%', text: 'A paper in town called the night ferry a quiet wonder%.' },\n",
  },
  {
    before: '\n  footer: {',
    type: '\n  testimonials: { heading: string; text: string };\n',
    word: "\n  testimonials: { heading: 'Kind words%', text: 'Always on time%.' },\n",
  },
  {
    before: '\n    previous: ',
    type: '\n    award: string;',
    word: "\n    award: 'Award%: {award}',",
  },
];

function wordSteps(languages: readonly string[]): Step[] {
  return words.flatMap(({ before, type, word }) => [
    { file: wordTypes, before, text: type },
    ...languages.map((code) => {
      const text = word.replaceAll('%', code === 'en' ? '' : ` ${code}`);
      return { file: `${languageFolder}/${code}.ts`, before, text };
    }),
  ]);
}

const route: readonly Step[] = [
  {
    file: 'src/routes.ts',
    before: '} as const satisfies Record<string, Route>;',
    text: "  press: { path: '/Press', title: ({ press }) => press.title, sections: [] },\n",
  },
  {
    file: 'src/site/pages/press.tsx',
    text: `import { routes } from '../../routes.ts';
import { Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';

export function PressPage({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { words } = useSite();
  return (
    <Part path={routes.press.path}>
      <Heading tabIndex={-1}>
        <Phrases text={words.press.heading} />
      </Heading>
      <p>{words.press.text}</p>
    </Part>
  );
}
`,
  },
  {
    file: 'src/site/app.tsx',
    before: 'import { WorkDetailsPage }',
    text: "import { PressPage } from './pages/press.tsx';\n",
  },
  {
    file: 'src/site/app.tsx',
    before: '};\n\n/** What a route shows',
    text: '  [routes.press.path]: PressPage,\n',
  },
  {
    file: expectedTexts,
    before: '  };\n}\n\n/** The texts of all fields',
    text: '    press: [words.press.heading, words.press.text],\n',
  },
];

const section: readonly Step[] = [
  {
    file: 'src/routes.ts',
    before: "  contact: 'contact-section',",
    text: "  testimonials: 'testimonials-section',\n",
  },
  {
    file: 'src/site/sections/testimonials/testimonials.module.css',
    text: `@media screen {
  .testimonials {
    background: var(--raised);
  }

  .testimonials a {
    display: grid;
    align-content: center;
    min-block-size: var(--target);
  }
}
`,
  },
  {
    file: 'src/site/sections/testimonials/testimonials.tsx',
    text: `import { routes, sectionIds } from '../../../routes.ts';
import { Link } from '../../components/link.tsx';
import { Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import styles from './testimonials.module.css';

export function TestimonialsSection({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { testimonials, press } = useSite().words;
  return (
    <Part
      id={sectionIds.testimonials}
      className={styles.testimonials}
      aria-labelledby="testimonials-heading"
    >
      <Heading id="testimonials-heading" tabIndex={-1}>
        <Phrases text={testimonials.heading} />
      </Heading>
      <p>{testimonials.text}</p>
      <Link to={routes.press.path}>{press.title}</Link>
    </Part>
  );
}
`,
  },
  {
    file: 'src/site/pages/home.tsx',
    before: 'import { useSite }',
    text: "import { TestimonialsSection } from '../sections/testimonials/testimonials.tsx';\n",
  },
  {
    file: 'src/site/pages/home.tsx',
    before: '        <ContactSection',
    text: '        <TestimonialsSection headingLevel="h2" />\n',
  },
  {
    file: expectedTexts,
    before: '      ...contactSays,\n    ],\n    about',
    text: '      words.testimonials.heading,\n      words.testimonials.text,\n',
  },
  {
    file: expectedTexts,
    before: '  contact: expectedTexts.contact[0],',
    text: '  testimonials: words.testimonials.heading,\n',
  },
];

const card = 'src/site/sections/projects/project-card.tsx';
const listOfFields = 'tests/unit/site/site-data.test.ts';

const fieldSteps = (languages: readonly string[]): readonly Step[] => [
  {
    file: 'src/schema/portfolio/projects.ts',
    before: '    text: optional(',
    text: "    award: optional(oneLineField({ message: 'award', most: 60 })),\n",
  },
  ...languages.map((language) => ({
    file: `${messageFolder}/${language}.ts`,
    before: '\n  projectText: ',
    text: `\n  award: { label: 'Award (${language})', help: 'What it won (${language})', example: 'Silver Mic' },`,
  })),
  {
    file: card,
    before: '        {text !== undefined',
    text: '        {award !== undefined && <p>{fill(words.projects.award, { award })}</p>}\n',
  },
  { file: card, before: ' } = project;', text: ', award' },
  { file: card, before: ' } = useSite();\n  const { title', text: ', words' },
  {
    file: card,
    before: 'import { LatePicture }',
    text: "import { fill } from '../../../words/fill.ts';\n",
  },
  { file: sample, before: '# text = ', text: '# award = "Silver Mic"\n' },
  // Whatever the version is.
  {
    file: 'src/site/site-data.ts',
    before: ';\n/** The texts of the README',
    text: ' + 1',
  },
  { file: listOfFields, before: ",\n      ...['language'", text: ' + 1' },
  { file: listOfFields, before: "'projects.text'],", text: "'projects.award', " },
];

const writer = 'tests/fixtures/writers/sv/content/portfolio.toml';

/** Swedish, in which an owner of the fixtures has written all words of the page. */
function languageSteps(portfolio: string, texts: Readonly<Record<string, string>>): Step[] {
  const list = 'src/words/languages.ts';
  const messageList = 'src/messages/languages.ts';
  return [
    { file: 'src/words/shipped-languages.ts', before: "  'zh',", text: "  'sv',\n" },
    { file: `${languageFolder}/sv.ts`, text: languageFile(texts) },
    {
      file: list,
      before: 'import { overwrite',
      text: "import * as sv from './languages/sv.ts';\n",
    },
    { file: list, before: ' };\n\n/** The site', text: ', sv' },
    { file: `${messageFolder}/sv.ts`, text: messagesFile() },
    {
      file: messageList,
      before: 'import type { Messages }',
      text: "import * as sv from './languages/sv.ts';\n",
    },
    { file: messageList, before: ' };\n\nexport const messagesIn', text: ', sv' },
    { file: 'README.md', before: ', Japanese\n   or Chinese', text: ', Swedish' },
    { file: sample, before: ' or zh, or one', text: ', sv' },
    { file: writer, text: portfolio.replace(/\[texts\][\s\S]*/, '') },
  ];
}

/**
 * The messages in a made-up language: the English ones with a mark and the quotation marks of Swedish, but for the examples, which have
 * rules.
 */
function messagesFile(): string {
  const marked = (name: string, each: unknown): unknown => {
    if (typeof each === 'string')
      return name === 'example' && !each.includes('{')
        ? each
        : `${each.replace(/["‘]/g, '’')} (sv)`;
    const entries = Object.entries(Object(each)).map(([key, inner]) => [key, marked(key, inner)]);
    return Object.fromEntries(entries);
  };
  const parts = Object.entries(english).map(([name, part]) => {
    const source = JSON.stringify(marked(name, part), null, 2).replace(/"(\w+)":/g, '$1:');
    return `export const ${name}: Messages['${name}'] = ${source};\n`;
  });
  return [`import type { Messages } from '../messages.ts';\n`, ...parts].join('\n');
}

function languageFile(texts: Readonly<Record<string, string>>): string {
  type Group = { [name: string]: Group | string };
  const words: Group = {};
  for (const [name, text] of Object.entries(texts)) {
    const path = name.split('.');
    const last = path.pop() ?? name;
    let group = words;
    for (const key of path) {
      const inner = group[key];
      const next = typeof inner === 'object' ? inner : {};
      group[key] = next;
      group = next;
    }
    group[last] = text;
  }
  const source = JSON.stringify(words, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"([^"]*\{count\}[^"]*)"/, "{ one: 'Ett jobb.', other: '$1' }");
  return `import type { KitWords, Words } from '../types.ts';

export const words: Words = ${source};

export const kit: KitWords = {
  subject: 'Portfolio och CV: {fullName}',
  subjectLabel: 'Ämne:',
  attachmentLabel: 'Bilaga:',
  preview: '\`preview.png\` är bilden vid en länk till sidan. Den ligger kvar bredvid \`index.html\`.',
  film: 'Filmer och ljud spelas om de ligger bredvid \`index.html\`: {film}.',
  letter: 'Hej [namn],\\n\\njag skriver om [tjänsten].\\n\\nVänliga hälsningar\\n{fullName}\\n',
};
`;
}

/** The steps by the recipe. The languages are those that there are so far. */
export function recipes(
  languages: readonly string[],
  swedish: { portfolio: string; texts: Readonly<Record<string, string>> },
): ReadonlyMap<string, readonly Step[]> {
  return new Map([
    ['A language', languageSteps(swedish.portfolio, swedish.texts)],
    ['A word of the site', wordSteps([...languages, 'sv'])],
    ['A route', route],
    ['A section of the home page', section],
    ['A field of the content', fieldSteps([...languages, 'sv'])],
  ]);
}
