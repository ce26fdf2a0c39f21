/**
 * An owner with several languages: a file for each page, and the other files of that page. One file, because all tests change the
 * same two files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'smol-toml';
import { afterAll, describe, expect, it } from 'vitest';
import { formatQuestions } from '../../../../src/compose/check/issue.ts';
import { fileNamesOf } from '../../../../src/compose/files/file-names.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import { readPages } from '../../../../src/node/owner/read.ts';
import { flat, folderWith, pdf } from '../../../support/owners/damaged.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { root } from '../../../support/sites/project-copy.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';
import { goodOwner } from '../../good-owner.ts';

const cache = scratchFolder('pages-cache');
afterAll(cache.remove);

const CONTENT = 'src/content/';
const CV = pdf('Ana');
const ENGLISH_CV = pdf('Ana, in English');
const spanish = { ...goodOwner, language: 'es', address: 'https://ana.tv/' };
const base = {
  [`${CONTENT}portfolio.toml`]: stringify(spanish),
  [`${CONTENT}portfolio.en.toml`]: stringify({ ...goodOwner, greeting: 'Hello' }),
  [`${CONTENT}portrait.jpg`]: await flat(600, 750).jpeg().toBuffer(),
  'public/Ana-CV.pdf': CV,
  'public/Ana-CV.en.pdf': ENGLISH_CV,
};

type Files = Readonly<Record<string, Uint8Array | string | undefined>>;

/** The project with these changes. `undefined` removes a file. */
function read(change: Files = {}) {
  const files = Object.fromEntries(
    Object.entries({ ...base, ...change }).flatMap(([name, file]) =>
      file === undefined ? [] : [[name, file]],
    ),
  );
  return readPages({ ...foldersOf(folderWith(files)), cache: cache.path }, fonts.measures);
}

const refusalOf = (change: Files) =>
  read(change).then(
    () => '',
    (error: Error) => error.message,
  );

describe('two files make two pages', () => {
  it('which know each other, and have the address and files of their own names', async () => {
    const { pages, questions } = await read();
    expect(questions).toEqual([]);
    expect(pages.map(({ portfolio }) => fileNamesOf(portfolio))).toEqual([
      { page: 'index.html', cv: 'Ana-CV.pdf', linkImage: 'preview.png', readme: 'README.md' },
      { page: 'en.html', cv: 'Ana-CV.en.pdf', linkImage: 'preview.en.png', readme: 'README.en.md' },
    ]);
    expect(
      pages.map(({ portfolio }) => [
        portfolio.language,
        portfolio.address,
        ...(portfolio.otherLanguages ?? []).map(({ language, address }) => [language, address]),
      ]),
    ).toEqual([
      ['es', 'https://ana.tv/', ['en', 'en.html']],
      ['en', 'https://ana.tv/', ['es', 'index.html']],
    ]);
    expect(pages.map(({ cv }) => CV.equals(cv.bytes))).toEqual([true, false]);
  });

  it('which play the same films, with captions in their own languages', async () => {
    const projects = (captions: string) => ({
      projects: [{ title: 'Harbour', film: 'harbour.mp4', captions }],
    });
    const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n';
    const { pages } = await read({
      [`${CONTENT}portfolio.toml`]: stringify({ ...spanish, ...projects('harbour.vtt') }),
      [`${CONTENT}portfolio.en.toml`]: stringify({ ...goodOwner, ...projects('harbour.srt') }),
      'public/harbour.mp4': readFileSync(join(root, 'tests/fixtures/films/h264.mp4')),
      'public/harbour.vtt': captions,
      'public/harbour.srt': captions.replace('WEBVTT', '1').replace('Hola', 'Hello'),
    });
    const [first, second] = pages.map(({ originals, captions }) => [
      ...originals.keys(),
      ...[...captions.values()].map(({ language, text }) => `${language} ${text.slice(-6, -1)}`),
    ]);
    expect([first, second]).toEqual([
      ['harbour.mp4', 'es \nHola'],
      ['harbour.mp4', 'en Hello'],
    ]);
  });

  it('also if the owner has said where they are, or of a third one elsewhere', async () => {
    const elsewhere = { language: 'eu', address: 'https://ana.tv/eu/' };
    const otherLanguages = [{ language: 'en', address: 'english.html' }, elsewhere];
    const { pages } = await read({
      [`${CONTENT}portfolio.toml`]: stringify({ ...spanish, otherLanguages }),
    });
    expect(pages[0].portfolio.otherLanguages).toEqual([
      { language: 'en', address: 'en.html' },
      elsewhere,
    ]);
  });

  it('of which both have the one CV, if there is no other', async () => {
    const { pages, questions } = await read({ 'public/Ana-CV.en.pdf': undefined });
    expect(pages.map(({ cv }) => CV.equals(cv.bytes))).toEqual([true, true]);
    expect(questions).toEqual([]);
  });

  it('of which each may have its language in the name of its CV', async () => {
    const { pages } = await read({ 'public/Ana-CV.pdf': undefined, 'public/Ana-CV.es.pdf': CV });
    expect(pages.map(({ cv }) => cv.name)).toEqual(['Ana-CV.es.pdf', 'Ana-CV.en.pdf']);
  });
});

describe('the second file may leave out what is as in the first', () => {
  const projects = [
    { title: 'Sal', role: 'Cámara', year: '2024' },
    { title: 'Mar', story: 'En el mar.' },
  ];
  const readSecond = (second: object, first: object = {}) =>
    read({
      [`${CONTENT}portfolio.toml`]: stringify({ ...spanish, projects, ...first }),
      [`${CONTENT}portfolio.en.toml`]: stringify(second),
    });

  it('and then has that, and questions about what is to be translated', async () => {
    const { pages, questions } = await readSecond({
      greeting: 'Hello',
      projects: [{ title: 'Salt', role: 'Camera' }, {}],
    });
    expect(pages[1]?.portfolio).toMatchObject({
      ...{ language: 'en', greeting: 'Hello', fullName: goodOwner.fullName },
      projects: [{ title: 'Salt', role: 'Camera', year: '2024' }, projects[1]],
      otherLanguages: [{ language: 'es', address: 'index.html' }],
    });
    expect(formatQuestions(questions)).toMatch(
      /portfolio\.en\.toml: .*description.*project 2, story.*: each is not there, so this page has the text of the first one\./,
    );
    expect(formatQuestions(questions)).not.toMatch(/greeting|project 1/);
  });

  it('but not entries of a list of another length, which is asked about', async () => {
    const { pages, questions } = await readSecond({ projects: [{ title: 'Sea' }] });
    expect(pages[1]?.portfolio.projects).toEqual([{ title: 'Sea' }]);
    expect(formatQuestions(questions)).toContain(
      `${CONTENT}portfolio.en.toml: projects has 1 where ${CONTENT}portfolio.toml has 2`,
    );
  });

  it('and an error in that is told once', async () => {
    const message = await refusalOf({
      [`${CONTENT}portfolio.toml`]: stringify({ ...spanish, email: 'ana' }),
      [`${CONTENT}portfolio.en.toml`]: stringify({ greeting: 'Hello' }),
    });
    expect(message.split('is not an e-mail address')).toHaveLength(2);
    expect(message).toContain(`${CONTENT}portfolio.toml: email`);
  });
});

describe('what is nearly right is asked about', () => {
  it.each([
    ['portfolio.old.toml'],
    ['portfolio.english.toml'],
    ['portfolio.en_GB.toml'],
    ['portfolio-fr.toml'],
    ['portfolio.fr.toml.txt'],
    ['Portfolio.fr.toml'],
  ])('%s makes no page', async (name) => {
    const { pages, questions } = await read({ [CONTENT + name]: stringify(goodOwner) });
    expect(pages).toHaveLength(2);
    expect(formatQuestions(questions)).toContain(`${CONTENT}${name} makes no page.`);
  });

  it.each(['Ana-CV-en.pdf', 'Ana-CV.EN.pdf', 'cv english.pdf'])(
    '%s, while the CV of the other page stands for both',
    async (name) => {
      const { questions } = await read({
        'public/Ana-CV.en.pdf': undefined,
        [`public/${name}`]: ENGLISH_CV,
      });
      expect(formatQuestions(questions)).toContain(
        `public/Ana-CV.pdf is the CV of the page in ‘en’ as well; there is also ${name}.\n    Is that meant? A CV for that page alone is called Ana-CV.en.pdf.`,
      );
    },
  );
});

describe('what names and addresses the pages is asked about where it is odd', () => {
  const of = (change: object) => stringify({ ...goodOwner, ...change });

  it.each([
    [
      'a first page that says index.html of another',
      { otherLanguages: [{ language: 'eu', address: 'index.html' }] },
      undefined,
      'portfolio.toml: otherLanguages says that index.html is the page of another language, so this page is es.html.',
    ],
    [
      'an address for the second in another folder',
      { address: 'https://ana.tv/' },
      { address: 'https://ana.tv/en' },
      'portfolio.en.toml: address makes this page ‘https://ana.tv/en/en.html’, which is not beside the first page, ‘https://ana.tv/’.',
    ],
  ])('%s', async (_, first, second, asked) => {
    const { questions } = await read({
      [`${CONTENT}portfolio.toml`]: of({ language: 'es', ...first }),
      [`${CONTENT}portfolio.en.toml`]: second && of({ language: 'en', ...second }),
    });
    expect(formatQuestions(questions)).toContain(CONTENT + asked);
  });

  it.each([
    'https://ana.tv/',
    'https://ana.tv',
    'https://ana.tv/index.html',
    'https://ana.tv/en.html',
  ])('but not an address such as %s for the second', async (address) => {
    const { questions } = await read({ [`${CONTENT}portfolio.en.toml`]: of({ address }) });
    expect(questions).toEqual([]);
  });
});

describe('what is wrong is told of the right file', () => {
  it.each<[string, Files, string]>([
    [
      'a copy whose language is still that of the first',
      { [`${CONTENT}portfolio.en.toml`]: stringify(spanish) },
      `${CONTENT}portfolio.en.toml: language is ‘es’, but the file is named after ‘en’.\n    Write "en" if that is its language; otherwise rename the file to portfolio.es.toml.`,
    ],
    [
      'a field of the second',
      { [`${CONTENT}portfolio.en.toml`]: stringify({ ...goodOwner, email: 'ana' }) },
      `${CONTENT}portfolio.en.toml: email is not an e-mail address`,
    ],
    [
      'a line of the second',
      { [`${CONTENT}portfolio.en.toml`]: 'language = en' },
      `${CONTENT}portfolio.en.toml: line 1 has ‘en’ without quotation marks.`,
    ],
    [
      'a film of the second',
      {
        [`${CONTENT}portfolio.en.toml`]: stringify({
          ...goodOwner,
          reel: { name: 'Reel', file: 'Reel.mp4' },
        }),
        'public/reel.mp4': 'x',
      },
      `Write "reel.mp4" in ${CONTENT}portfolio.en.toml.`,
    ],
    [
      'the CV of a second with another first name',
      { [`${CONTENT}portfolio.en.toml`]: stringify({ ...goodOwner, firstName: 'Anna' }) },
      'public/Anna-CV.en.pdf is not there.\n    Put the CV of this page into the folder public as Anna-CV.en.pdf; one for all pages is called Anna-CV.pdf.',
    ],
    [
      'the CV of the first',
      { 'public/Ana-CV.pdf': undefined },
      'public/Ana-CV.pdf is not there.\n    Put your CV into the folder public as Ana-CV.pdf.',
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await refusalOf(change)).toContain(sentence);
  });

  it('and counts the pages in other languages as the owner does', async () => {
    const otherLanguages = [{ language: 'eu', address: 'nowhere' }];
    expect(
      await refusalOf({ [`${CONTENT}portfolio.toml`]: stringify({ ...spanish, otherLanguages }) }),
    ).toContain('otherLanguages[0].address (otherLanguage 1) is neither');
  });

  it('and what both have in common, once', async () => {
    const message = await refusalOf({ [`${CONTENT}portrait.jpg`]: undefined });
    expect(message.split('holds no portrait')).toHaveLength(2);
  });
});
