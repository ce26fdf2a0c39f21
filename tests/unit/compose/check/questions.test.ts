import { describe, expect, it } from 'vitest';
import { formatQuestions } from '../../../../src/compose/check/fault.ts';
import { questionsIn, signOf } from '../../../../src/compose/check/questions.ts';
import { samplesIn } from '../../../../src/compose/check/sample-signs.ts';
import { goodOwner } from '../../../support/good-owner.ts';
import { portfolioOf } from '../../../support/owners.ts';

const sample = await portfolioOf();
const { projects, work, life } = sample;
const isSample = samplesIn(sample).length > 0;

/** Of an owner who leaves no part out. */
const problemsIn = (said: object) =>
  questionsIn({ projects: [], work: {}, life: [], ...said }).map(
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
    const said = Object.entries(goodOwner).filter(([name]) => !parts.includes(name));
    expect(formatQuestions(questionsIn(Object.fromEntries(said))).split('\n')).toEqual([
      'One question; nothing waits for the answers:',
      '',
      `  src/content/portfolio.toml: ${asked}, so the site goes without.`,
      '    Is that meant?',
    ]);
  });
});

it('what two files have in common is asked of each', () => {
  const about = { field: '', problem: 'is small.', expected: 'Is that meant?' };
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

describe.skipIf(!isSample)('while src/content is the sample', () => {
  it('the hashes are those of its texts', async () => {
    const texts = [
      sample.portraitAlt,
      ...projects.map(({ title }) => title),
      work.summary,
      ...work.jobs.flatMap(({ title, points }) => [title, ...points]),
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
      '  src/content/portfolio.toml: portraitAlt; project 1; project 2; project 3; project 4; project 5; work.summary; job 1 and 10 more: each still says what the sample says.',
      '    Leave it if it is true of you.',
    ]);
  });

  it('one of them is, wherever it stands', () => {
    const [first] = life;
    const said = { ...goodOwner, work: { ...goodOwner.work, summary: first?.text } };
    expect(problemsIn(said)).toEqual(['work.summary still says what the sample says.']);
  });
});
