import { describe, expect, it } from 'vitest';
import type { Content } from '../../../../src/content/types.ts';
import { formatQuestions } from '../../../../src/pipeline/content/fault.ts';
import { loadContent } from '../../../../src/pipeline/content/load.ts';
import { hashOf, questionsIn } from '../../../../src/pipeline/content/questions.ts';
import { samplesInProfile } from '../../../../src/pipeline/content/sample-signs.ts';
import { foldersOf } from '../../../../src/pipeline/folders.ts';
import { goodOwner } from '../../../support/good-owner.ts';
import { root } from '../../../support/project-copy.ts';

const { profile, projects, work, life } = (await loadContent(foldersOf(root))) as Content;
const isSample = samplesInProfile(profile).length > 0;

const problemsIn = (name: string, content: unknown) =>
  questionsIn(name, content).map(({ field, problem }) => `${field} ${problem}`);

it('nothing is asked of an owner who has written everything', () => {
  const asked = Object.entries(goodOwner).flatMap(([name, value]) => questionsIn(name, value));
  expect(asked).toEqual([]);
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
    expect(problemsIn('work', { summary: 'x', jobs: [{ points: ['x', text] }] })).toEqual([
      `jobs[0].points[1] ${problem}`,
    ]);
    expect(problemsIn('life', [{ text }])).toEqual([`life[0].text ${problem}`]);
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
    'On Instagram (@ana.nunez) and elsewhere',
    'Film: “@ana.nunez”',
  ])('but not about %s', (text) => {
    expect(problemsIn('work', { summary: text })).toEqual([]);
  });

  it('but not about the places that the site fills', () => {
    const about = { cards: { cv: { text: '{size}, {pages} or {page}' } } };
    const projects = { position: '{position}/{count}', bullet: 'To {count}' };
    expect(problemsIn('texts', { about, projects })).toEqual([
      'about.cards.cv.text holds ‘{page}’.',
      'projects.bullet holds ‘{count}’.',
    ]);
  });

  it('but not about the places to fill in the letter', () => {
    expect(
      problemsIn('texts', { kit: { letter: '{fullName}' }, footer: { credit: '{me}' } }),
    ).toEqual(['footer.credit holds ‘{me}’.']);
  });
});

describe.skipIf(!isSample)('while src/content is the sample', () => {
  it('the hashes are those of its texts', async () => {
    const texts = [
      profile.portraitAlt,
      ...projects.map(({ title }) => title),
      work.summary,
      ...work.jobs.flatMap(({ title, points }) => [title, ...points]),
      ...life.map(({ text }) => text),
    ];
    const hashes = [...new Set(texts.map(hashOf))].sort();
    // Renewed by: npx vitest run --project unit -u
    await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../src/pipeline/content/sample-texts.json',
    );
  });

  it('each of them is named, in a line for each file', () => {
    const asked = Object.entries({ profile, projects, work, life }).flatMap(([name, value]) =>
      questionsIn(name, value),
    );
    expect(formatQuestions(asked).split('\n')).toEqual([
      '4 questions; nothing waits for the answers:',
      '',
      '  src/content/profile.ts still says what the sample says: portraitAlt.',
      '    Leave it if it is true of you.',
      '  src/content/projects.ts still says what the sample says: project 1; project 2; project 3; project 4; project 5.',
      '    Leave it if it is true of you.',
      expect.stringMatching(
        /^ {2}src\/content\/work\.ts still .*: summary; job 1; job 1, point 1; .* and \d+ more\.$/,
      ),
      '    Leave it if it is true of you.',
      expect.stringMatching(
        /^ {2}src\/content\/life\.ts still .*: paragraph 1; .*; paragraph 7\.$/,
      ),
      '    Leave it if it is true of you.',
    ]);
  });

  it('one of them is, wherever it stands', () => {
    const [first] = life;
    expect(problemsIn('work', { ...goodOwner.work, summary: first?.text })).toEqual([
      ' still says what the sample says: summary.',
    ]);
  });
});
