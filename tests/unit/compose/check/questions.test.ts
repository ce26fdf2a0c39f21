/** What is asked about texts. One file, because it is a table of texts. */
import { describe, expect, it } from 'vitest';
import { formatQuestions } from '../../../../src/compose/check/issue.ts';
import { questionsIn, signOf } from '../../../../src/compose/check/questions.ts';
import { samplesIn } from '../../../../src/compose/check/sample-signs.ts';
import { portfolioOf } from '../../../support/owners/owners.ts';
import { goodOwner } from '../../good-owner.ts';

const sample = await portfolioOf();
const { projects, work, life } = sample;
const isSample = samplesIn(sample).length > 0;

/** The problems of a portfolio in which no part is left out. */
const problemsIn = (portfolio: object) =>
  questionsIn({ projects: [], work: {}, life: [], ...portfolio }).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

it('nothing is asked of an owner who has written everything', () => {
  expect(questionsIn(goodOwner)).toEqual([]);
});

describe('what is left out is asked about, once', () => {
  it.each([
    ['projects is left out', ['projects']],
    ['work is left out', ['work']],
    ['life is left out', ['life']],
    ['projects; work; life: each is left out', ['projects', 'work', 'life']],
  ])('%s', (asked, parts) => {
    const fields = Object.entries(goodOwner).filter(([name]) => !parts.includes(name));
    expect(formatQuestions(questionsIn(Object.fromEntries(fields))).split('\n')).toEqual([
      'One question; nothing waits for the answers:',
      '',
      `  src/content/portfolio.toml: ${asked}, so the site has no such part.`,
      '    Is that meant?',
    ]);
  });
});

it('what two files have in common is asked of each', () => {
  const about = {
    field: '',
    problem: 'is small.',
    expected: 'Is that meant?',
    severity: 'question' as const,
  };
  const asked = formatQuestions(['one.jpg', 'two.jpg'].map((file) => ({ ...about, file })));
  expect(asked).toMatch(/^2 questions;.*one\.jpg is small\..*two\.jpg is small\./s);
});

describe('what may have been left over is asked about', () => {
  it.each([
    ['{name} directs', 'holds ‘{name}’.'],
    ['Directs {{ what }}', 'holds ‘{{ what }}’.'],
    ['TODO: the rest', 'holds ‘TODO’.'],
    ['From XXX to today', 'holds ‘XXX’.'],
    ['Lorem ipsum dolor', 'holds ‘Lorem ipsum’.'],
    [
      'See https://ana.tv/reel for it',
      'holds the address ‘https://ana.tv/reel’, which is no link there.',
    ],
    [
      'The new Function room',
      'holds ‘new Function’, which mail gateways may take for part of an attack.',
    ],
    ['https://vime\u043E.com/1', 'holds ‘\u043E’ of another alphabet among Latin letters.'],
    ['\u0430na@nunez.tv', 'holds ‘\u0430’ of another alphabet among Latin letters.'],
    ['Write to ana@nunez.tv, please', 'holds the address ‘ana@nunez.tv’, which is no link there.'],
    [
      'Writes (señora-ñ@nunez.tv)',
      'holds the address ‘señora-ñ@nunez.tv’, which is no link there.',
    ],
    [
      'All films (https://www.youtube.com/@ana.nunez).',
      'holds the address ‘https://www.youtube.com/@ana.nunez’, which is no link there.',
    ],
  ])('%s', (text, problem) => {
    expect(problemsIn({ work: { jobs: [{ points: ['x', text] }] }, life: [{ text }] })).toEqual([
      `work.jobs[0].points[1] ${problem}`,
      `life[0].text ${problem}`,
    ]);
  });

  it.each([
    'Todo sobre mí',
    'TODO SOBRE MÍ',
    'a/b/c',
    'https://vimeo.com/1',
    '{ }',
    'XXXL',
    'ana@nunez.tv',
    'I fetch (and carry) a new blob of localStorage',
    `https://ja.wikipedia.org/wiki/${'%E6%97%A5'.repeat(10)}`,
    'https://www.youtube.com/@ana.nunez',
    'https://пример.com/é',
    'анна@пример.рф',
    'On Instagram (@ana.nunez) and elsewhere',
    'Film: “@ana.nunez”',
  ])('but not about %s', (text) => {
    expect(problemsIn({ work: { summary: text } })).toEqual([]);
  });

  it('but not about the places that the site fills', () => {
    const texts = {
      'about.cards.cv.text': '{size}, {pages} or {page}',
      'projects.position': '{position}/{count}',
      'projects.bullet': 'To {count}',
      'kit.letter': '{fullName}',
      'footer.credit': '{me}',
    };
    expect(problemsIn({ texts })).toEqual([
      'texts["about.cards.cv.text"] holds ‘{page}’.',
      'texts["projects.bullet"] holds ‘{count}’.',
      'texts["footer.credit"] holds ‘{me}’.',
    ]);
  });
});

it('a question about many places names each with its field', () => {
  const projects = [{ title: 'A' }, { title: 'TODO', text: 'TODO' }];
  const jobs = [{ points: ['A', 'TODO'], title: 'TODO' }];
  expect(formatQuestions(questionsIn({ ...goodOwner, projects, work: { jobs } }))).toContain(
    'project 2, title; project 2, text; job 1, point 2; job 1, title: each holds ‘TODO’.\n',
  );
});

describe('a page in another language is not this page', () => {
  const owner = { ...goodOwner, language: 'en', address: 'https://ana.tv/' };
  it.each([
    ['es', 'es.html', []],
    ['en-US', 'us.html', []],
    ['es', 'https://ana.tv/es.html', []],
    ['en', 'en.html', ['otherLanguages[0].language is the language of this page itself: ‘en’.']],
    ['EN', 'en.html', ['otherLanguages[0].language is the language of this page itself: ‘EN’.']],
    [
      'es',
      'https://ana.tv/',
      ['otherLanguages[0].address is the address of this page itself: ‘https://ana.tv/’.'],
    ],
  ])('%s at %s', (language, address, asked) => {
    expect(problemsIn({ ...owner, otherLanguages: [{ language, address }] })).toEqual(asked);
  });
});

describe('a year or a period that cannot be meant is asked about', () => {
  const asked = (year: string, period: string) =>
    problemsIn({ projects: [{ year }], work: { jobs: [{ period }] } }).map((text) =>
      // What runs from right to left is kept apart from its sentence.
      text.replace(/^\S*\.|[\u2068\u2069]/g, ''),
    );

  it.each(['20244', '02024', '0224', '3024', '1024', '8', '2023-20244', '٢٠٢٤٤'])('%s', (year) => {
    expect(asked(year, 'current')).toEqual([`year holds ‘${year}’, which is no year.`]);
  });

  it.each([
    '2023 – 2022',
    '2023-2022',
    '2023—2022',
    '2023 ~ 2022',
    'Mar 2023 – Feb 2022',
    'mars 2023 – févr. 2022',
    '03/2023 – 02/2022',
    '2023-03 – 2022-02',
    '1.3.2023 – 28.2.2022',
    '2023 to 2022',
    'from 2023 until 2022',
    'von 2023 bis 2022',
    'de 2023 à 2022',
    'desde 2023 hasta 2022',
    'de 2023 a 2022',
    '2023年から2022年',
    '２０２３～２０２２',
    '٢٠٢٣ – ٢٠٢٢',
    'من 2023 إلى 2022',
    '2567 – 2566',
  ])('%s, as a period and as a year', (period) => {
    const problem = `runs backwards: ‘${period}’.`;
    expect(asked(period, period)).toEqual([`year ${problem}`, `period ${problem}`]);
  });

  it.each([
    ...[
      '2024',
      '24',
      '’24',
      '٢٠٢٤',
      '2019–2023',
      '2019–23',
      '2023/24',
      '2023, 2021',
      '2023 and 2021',
    ],
    ...['since 2020', 'seit 2019', 'depuis 2020', '2020–', '2020 – today', 'current', '5 months'],
    ...['1998 – 2002', '2023 – 2023', '2023 & 2022', '2023 / 2022', '2023 et 2022', '2023; 2022'],
    ...[
      '令和6年',
      '2024年',
      '113',
      '1403',
      '2567',
      '5784',
      '12.2022 – 3.2023',
      '2022-12 – 2023-03',
    ],
    ...[
      'Spring 2024',
      '10 000 hours',
      'season 3, 2022',
      '2023年と2022年',
      '2019, then 2023 – 2024',
    ],
  ])('but not %s', (text) => {
    expect(asked(text, text)).toEqual([]);
  });
});

describe.skipIf(!isSample)('while src/content is the sample', () => {
  it('the hashes are those of its texts', async () => {
    const texts = [
      sample.portraitAlt,
      ...projects.map(({ title }) => title),
      work.summary ?? '',
      ...work.jobs.flatMap(({ title, points = [] }) => [title, ...points]),
      ...life.map(({ text }) => text),
    ];
    const hashes = [...new Set(texts.map(signOf))].sort();
    // Renewed by: npx vitest run --project unit -u
    await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../src/compose/check/sample-texts.json',
    );
  });

  it('each of them is named, in one line', () => {
    expect(formatQuestions(questionsIn(sample)).split('\n')).toEqual([
      'One question; nothing waits for the answers:',
      '',
      '  src/content/portfolio.toml: portraitAlt; project 1, title; project 2, title; project 3, title; project 4, title; project 5, title; work.summary; job 1, title and 10 more: each still says what the sample says.',
      '    Leave it if it is true of you.',
    ]);
  });

  it('one of them is, wherever it stands', () => {
    const [first] = life;
    const portfolio = { ...goodOwner, work: { ...goodOwner.work, summary: first?.text } };
    expect(problemsIn(portfolio)).toEqual(['work.summary still says what the sample says.']);
  });
});
