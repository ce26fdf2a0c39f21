/** What is told of an owner's words. One file, because it is a table: a change of the good owner, and what is told. */
import { join } from 'node:path';
import { parse, stringify } from 'smol-toml';
import { afterAll, describe, expect, it } from 'vitest';
import { formatErrors } from '../../../../src/compose/check/issue.ts';
import { cvFileName } from '../../../../src/compose/files/file-names.ts';
import { OwnerError } from '../../../../src/compose/owner-error.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import { checkOwner, readOwner } from '../../../../src/node/owner/read.ts';
import { englishTexts } from '../../../../src/schema/portfolio/texts.ts';
import { focus } from '../../../../src/schema/rules.ts';
import { portfolio } from '../../../support/owners/content.ts';
import { flat, folderWith, pdf, writeFiles } from '../../../support/owners/damaged.ts';
import { writePortfolio } from '../../../support/owners/owners.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { root } from '../../../support/sites/project-copy.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';
import { goodOwner } from '../../good-owner.ts';

const { measures } = fonts;

/** All words of the page, in English. */
const words = Object.fromEntries(
  Object.entries(englishTexts).filter(([name]) => !name.startsWith('kit.')),
);

const goodJob = goodOwner.work.jobs[0];

const portrait = await flat(600, 750).jpeg().toBuffer();

// One folder for all tests, so that the portrait is prepared only once.
const cache = scratchFolder('check-cache');
afterAll(cache.remove);

function foldersWith(files: Record<string, Uint8Array | string>) {
  return { ...foldersOf(folderWith(files)), cache: cache.path };
}

type Change = Readonly<Record<string, unknown>>;

/** The files of a whole project with this portfolio. */
function filesOf(portfolio: Change) {
  return {
    'src/content/portfolio.toml': stringify(portfolio),
    'src/content/portrait.jpg': portrait,
    'public/Ana-CV.pdf': pdf('Ana Nunez'),
  };
}

// The files of the good owner, once for all tests, because a check changes none of them.
const good = scratchFolder('check-good');
afterAll(good.remove);
writeFiles(good.path, filesOf(goodOwner));
const goodFolders = { ...foldersOf(good.path), cache: cache.path };

/** Checks the portfolio of the good owner with a change. */
function check(change: Change, folders = goodFolders) {
  return checkOwner({ ...goodOwner, ...change }, folders, measures);
}

/** The errors, as 'field problem'. */
async function errorsOf(change: Change): Promise<string[]> {
  const { errors } = await check(change);
  return errors.map(({ field, problem }) => `${field} ${problem}`);
}

/** The question about the words of a language. */
async function untranslated(change: Change) {
  const { questions } = await check(change);
  return questions.filter(({ code }) => code === 'untranslated');
}

const without = (...names: (keyof typeof goodOwner)[]) =>
  Object.fromEntries(
    Object.entries(goodOwner).filter(([name]) => !names.some((one) => one === name)),
  );

describe('content that is right', () => {
  it('has no issue and nothing of the sample', async () => {
    expect(await check({})).toMatchObject({ errors: [], samples: [], questions: [] });
  });

  it.each([
    ['one letter', 'Ö'],
    ['sixty characters', `${'Maria '.repeat(9)}Isabel`],
    ['right to left', 'ليلى بنت أحمد'],
    ['Chinese', '王小明'],
    ['Thai, without spaces', 'สมชายใจดีมากที่สุดในประเทศไทยทั้งหมดนี้'],
    ['emoji', 'Ana 👩🏽‍🎤'],
    ['an apostrophe', "Seán O'Neill"],
    ['markup', '<b>Ana</b> & Co'],
    ['the Spanish for everything', 'Todo Sobre Ana'],
  ])('a name with %s is fine', async (_, name) => {
    const names = { firstName: name, fullName: name, greeting: name, portraitAlt: name };
    const files = { ...filesOf(goodOwner), [`public/${cvFileName(name)}`]: pdf('Ana Nunez') };
    const { errors } = await check(names, foldersWith(files));
    expect(errors).toEqual([]);
  });

  it.each([
    '{name}',
    'TODO: greet',
    'XXX',
    'Lorem ipsum',
    'a/b/c',
    'https://ana.tv',
    'a'.repeat(60),
  ])('the text %s may be meant', async (text) => {
    const texts = { greeting: text, fullName: text, portraitAlt: text, description: text };
    expect(await errorsOf(texts)).toEqual([]);
    expect(await errorsOf({ life: [{ motif: 'art', text }], projects: [{ title: text }] })).toEqual(
      [],
    );
  });

  it.each([
    '+1 (212) 736-5000',
    '+49.30.1234567',
    '+34 600 123 456',
    '+441632960',
    '+390612345678',
  ])('the phone number %s is fine', async (phone) => {
    expect(await errorsOf({ phone })).toEqual([]);
  });

  it('needs neither phone nor LinkedIn, and may have more than both', async () => {
    const portfolio = without('phone', 'linkedin');
    expect(await checkOwner(portfolio, goodFolders, measures)).toMatchObject({
      errors: [],
      samples: [],
      questions: [],
    });
    const link = { name: 'Vimeo', address: 'https://vimeo.com/ana' };
    const more = { links: [link, link], reel: link, address: 'https://ana.tv/work' };
    expect(await errorsOf(more)).toEqual([]);
  });

  it.each(['left', 'centre', '30% 20%', '0% 100%', '12.5% 50%'])('a face at %s is fine', (face) => {
    expect(focus(face)).toBeUndefined();
  });

  it('needs no drawings beside the paragraphs', async () => {
    expect(await errorsOf({ life: [{ text: 'I draw.\n\nA lot.' }] })).toEqual([]);
  });
});

describe('an issue in the profile', () => {
  it.each([
    ['portraitFocus', 'center', /not a place in the photo/],
    ['portraitFocus', '120% 20%', /not a place in the photo/],
    ['portraitFocus', '30 20', /not a place in the photo/],
    ['links', [], /is empty/],
    ['links', Array(9).fill({ name: 'A', address: 'https://a.tv' }), /9 entries/],
    ['links', 'https://vimeo.com/ana', /a text, which does not fit/],
    ['links[0].address', [{ name: 'A', address: 'http://a.tv' }], /https:/],
    ['links[0].name', [{ name: '', address: 'https://a.tv' }], /is empty/],
    ['reel', 'https://vimeo.com/1', /a text, which does not fit/],
    ['reel.address', { name: 'Reel', address: 'vimeo.com/1' }, /not a web address/],
    ['reel', { name: 'Reel' }, /needs one of these: Address and File/],
    ['reel.file', { name: 'Reel', file: 'films/reel.mp4' }, /names a folder/],
    ['reel.file', { name: 'Reel', file: 'C:\\films\\reel.mp4' }, /names a folder/],
    ['reel.file', { name: 'Reel', file: 'https://a.tv/reel.mp4' }, /is an address/],
    ['reel.file', { name: 'Reel', file: 'reel\n# Title\n.mp4' }, /holds a sign that no file on/],
    ['reel.file', { name: 'Reel', file: 'Aux.mp4' }, /keeps for a device/],
    ['reel.file', { name: 'Reel', file: 'reel.avi' }, /does not end in \.mp4, \.webm, \.m4v or/],
    ['reel.file', { name: 'Reel', file: 'reel' }, /does not end in/],
    ['whatsapp', 'false', /is a text, neither true nor false/],
    ['whatsapp', 0, /is the number 0, neither/],
    ['otherLanguages', [], /is empty/],
    ['otherLanguages', Array(4).fill({ language: 'en', address: 'en.html' }), /4 entries/],
    ['otherLanguages[0].language', [{ language: 'English', address: 'en.html' }], /written ‘en’/],
    ['otherLanguages[0].address', [{ language: 'en', address: 'en/index.html' }], /beside this/],
    ['otherLanguages[0].address', [{ language: 'en', address: 'english' }], /ends in \.html/],
    ['otherLanguages[0].address', [{ language: 'en', address: 'http://a.tv' }], /https:/],
    ['address', 'http://ana.tv', /https:/],
    ['address', 'https://ana.tv/#/About', /a \? or a #/],
    ['address', 'https://localhost/', /not a web address/],
    ['email', 'ana at nunez.tv', /holds a space/],
    ['email', 'ana.nunez.tv', /needs one @/],
    ['email', 'ana@nunez', /after the @/],
    ['email', 'mailto:ana@nunez.tv', /mailto:/],
    ['email', 'ana?cc=x@nunez.tv', /before the @/],
    ['phone', '600 123 456', /start with \+/],
    ['phone', '+44 (0)7700 123456', /\(0\)/],
    ['phone', '+0034 600123456', /0 after the \+/],
    ['phone', '+34 600', /5 digits, too few/],
    ['phone', '+34 600 123 456 789 012', /too many/],
    ['phone', '+34 six hundred', /not part of a phone number/],
    ['linkedin', 'linkedin.com/in/ana', /not a web address/],
    ['linkedin', 'http://www.linkedin.com/in/ana', /https/],
    ['linkedin', 'https://linkedin.com.evil.test/in/ana', /not an address at linkedin/],
    ['linkedin', 'https://notlinkedin.com/in/ana', /not an address at linkedin/],
    ['linkedin', 'https://www.linkedin.com/company/x', /not a personal profile/],
    ['linkedin', 'https://www.linkedin.com/in/', /not a personal profile/],
    ['fullName', 'Ana '.repeat(16).trim(), /63 characters; there is room for 60/],
    ['description', 'So '.repeat(54).trim(), /161 characters; there is room for 160/],
    ['greeting', ' Hello', /starts or ends with a space/],
    ['greeting', 'Hello\nAna', /holds a line break behind ‘Hello’: write a space in its place/],
    ['greeting', 'Hello,\tAna', /holds a tab behind ‘Hello,’: write a space in its place/],
    ['fullName', 'Ana N��ez', /damaged character/],
    ['firstName', '', /is empty/],
    ['portraitAlt', '   ', /is empty/],
    ['email', undefined, /is missing/],
    ['phone', 34600123456, /the number 34600123456, not a text/],
    ['fullName', ['Ana'], /a list, not a text/],
  ])('%s: %j', async (field, value, problem) => {
    const [name = ''] = field.split(/[[.]/);
    const errors = await errorsOf({ [name]: value });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.startsWith(`${field} `), errors[0]).toBe(true);
    expect(errors[0]).toMatch(problem);
  });

  it('such as a misspelt field names the one that is meant', async () => {
    const portfolio = { ...without('portraitAlt'), portaitAlt: 'Ana' };
    const { errors } = await checkOwner(portfolio, goodFolders, measures);
    expect(errors.map(({ field, problem, expected }) => [field, problem, expected])).toEqual([
      ['portraitAlt', 'is missing.', expect.stringContaining('For people who cannot see it')],
      ['portaitAlt', 'is not a field that the site knows.', 'Write ‘portraitAlt’ instead.'],
    ]);
  });
});

describe('a web address', () => {
  it.each<[field: string, change: (address: string) => Change]>([
    ['links[0].address', (address) => ({ links: [{ name: 'A', address }] })],
    ['reel.address', (address) => ({ reel: { name: 'A', address } })],
    ['projects[0].path', (path) => ({ projects: [{ title: 'A', path }] })],
    ['address', (address) => ({ address })],
    ['linkedin', (linkedin) => ({ linkedin })],
  ])('is held to the rule as %s', async (field, change) => {
    expect(await errorsOf(change('https://www.linkedin.com/in/@ana'))).toEqual([]);
    expect(await errorsOf(change('https://www.linkedin.com@evil.tv/in/ana'))).toEqual([
      `${field} leads to ‘evil.tv’, as what stands before its @ is a user name or a password.`,
    ]);
  });
});

describe('an issue in the lists', () => {
  it.each([
    [
      'a route in other letters',
      [{ title: 'A', path: '/about' }],
      'projects[0].path is written otherwise than the page ‘/About’.',
    ],
    [
      'a route behind #',
      [{ title: 'A', path: '#/About' }],
      'projects[0].path is written otherwise than the page ‘/About’.',
    ],
    [
      'an unsafe address',
      [{ title: 'A', path: 'http://vimeo.com/1' }],
      'projects[0].path starts with http://, without the s.',
    ],
    [
      'a script',
      [{ title: 'A', path: 'javascript:alert(1)' }],
      'projects[0].path is neither a page of this site nor a web address.',
    ],
    [
      'an address without a host',
      [{ title: 'A', path: 'https://vimeo' }],
      'projects[0].path is neither a page of this site nor a web address.',
    ],
    ['an empty path', [{ title: 'A', path: '' }], 'projects[0].path is empty.'],
    ['a text for a project', ['Empty'], 'projects[0] is a text, which does not fit here.'],
    ['no list', undefined, 'projects is missing.'],
  ])('%s', async (_, value, error) => {
    expect(await errorsOf({ projects: value })).toEqual([error]);
  });

  it('a project that leads to a page which is left out', async () => {
    const projects = [{ title: 'A' }, { title: 'B', path: '/Work-Details' }];
    const { errors } = await checkOwner({ ...without('work'), projects }, goodFolders, measures);
    expect(errors).toMatchObject([
      {
        field: 'projects[1].path',
        problem: 'leads to a page that this site does not have, because ‘Work’ is left out.',
      },
    ]);
  });

  it('a showreel with an address and a file', async () => {
    const reel = { name: 'Reel', address: 'https://a.tv', file: 'reel.mp4' };
    const { errors } = await check({ reel });
    expect(errors).toMatchObject([
      { field: 'reel', problem: 'has Address and File.' },
      { file: 'public/reel.mp4', problem: 'is not there.' },
    ]);
  });

  it('such as no project, job or paragraph, with what one looks like', async () => {
    const { errors } = await check({
      projects: [],
      work: { summary: 'x', jobs: [] },
      life: [],
    });
    expect(errors.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'projects is empty.',
      'work.jobs is empty.',
      'life is empty.',
    ]);
    for (const { expected } of errors) expect(expected).toMatch(/^[A-Z].*: \[\[.*\]\]/);
  });

  it('such as no point for a job, or seven; one to six are fine', async () => {
    const jobs = [0, 1, 6, 7].map((count) => ({ ...goodJob, points: Array(count).fill('One.') }));
    expect(await errorsOf({ work: { summary: 'I direct.', jobs } })).toEqual([
      'work.jobs[0].points is empty.',
      'work.jobs[3].points has 7 entries.',
    ]);
  });

  it('such as a drawing that there is not', async () => {
    expect(await errorsOf({ life: [{ motif: 'surfing', text: 'I surf.' }] })).toEqual([
      'life[0].motif has no drawing called ‘surfing’.',
    ]);
  });

  it('such as a text emptied elsewhere', async () => {
    const texts = {
      'hero.button': '',
      'bar.hone': 'Start',
      'projects.bullet': 'Slide',
      'kit.letter': 'Hello\n\nand goodbye\n',
      'kit.subject': 7,
      contact: 'none',
    };
    expect(await errorsOf({ texts })).toEqual([
      'texts["hero.button"] is empty.',
      'texts["kit.subject"] is the number 7, not a text between quotes.',
      'texts["bar.hone"] is not a field that the site knows.',
      'texts.contact is not a field that the site knows.',
    ]);
  });

  it('such as the words of a language that the site does not come with, in one message with lines to paste', async () => {
    expect(await errorsOf({ language: 'nl', texts: {} })).toEqual([]);
    const [question] = await untranslated({ language: 'nl', texts: {} });
    expect(question?.problem).toMatch(/^has \d+ words in English, because .* Dutch\.$/);
    const [says, ...lines] = question?.expected.split('\n\n') ?? [];
    expect(says).toMatch(
      /^Is that meant\? If not, paste these lines below the line \[texts\] \(if there is none, .*\), and write your language over/,
    );
    // When the lines are pasted unchanged, the question is gone.
    const texts = parse(lines.join('\n\n'));
    expect(await untranslated({ language: 'nl', texts })).toEqual([]);
  });

  it('such as two of those words, which belong below the others', async () => {
    const { 'bar.home': _, skipLink: __, ...texts } = words;
    const questions = await untranslated({ language: 'nl', texts });
    expect(questions.map(({ problem, expected }) => problem + expected)).toEqual([
      expect.stringMatching(
        /has 2 words in English.*paste these lines below the line \[texts\] .*\n\nskipLink = "Skip to the content"\n"bar.home" = "Home"\n$/s,
      ),
    ]);
  });

  it.each([
    ['English', 'is a name: ‘English’ is written ‘en’.'],
    ['Deutsch', 'is a name: ‘Deutsch’ is written ‘de’.'],
    ['Francais', 'is a name: ‘Francais’ is written ‘fr’.'],
    ['日本語', 'is a name: ‘日本語’ is written ‘ja’.'],
    ['jp', 'is a country: ‘jp’ is the country; the language is ‘ja’.'],
    ['cz', 'is a country: ‘cz’ is the country; the language is ‘cs’.'],
    ['dk', 'is a country: ‘dk’ is the country; the language is ‘da’.'],
    ['gr', 'is a country: ‘gr’ is the country; the language is ‘el’.'],
    ['ua', 'is a country: ‘ua’ is the country; the language is ‘uk’.'],
    ['us', 'is a country: ‘us’ is the country; the language is ‘en’.'],
    ['en_GB', 'is written ‘en-GB’, with a hyphen.'],
    ['xx', 'is not the code of a language.'],
    ['e n', 'is not the code of a language.'],
  ])(
    'such as %s for a language, and nothing else is told of the words',
    async (language, problem) => {
      expect(await errorsOf({ language })).toEqual([`language ${problem}`]);
    },
  );

  it.each([
    ['se', 'Northern Sami (the language of Sweden is ‘sv’)'],
    ['br', 'Breton (the language of Brazil is ‘pt’)'],
  ])('such as the code %s, which is a language, too', async (language, named) => {
    const [question] = await untranslated({ language });
    expect(question?.problem).toContain(`does not come with ${named}`);
  });

  it.each([
    ['phone', '\u202A+34 600 123 456\u202C', '+34 600 123 456'],
    ['phone', '+٣٤ ٦٠٠ ١٢٣ ٤٥٦', '+34 600 123 456'],
    ['phone', '＋８１－９０－１２３４－５６７８', '+81-90-1234-5678'],
    ['phone', '+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
    ['email', 'ana\u200B@nunez.tv', 'ana@nunez.tv'],
    [
      'linkedin',
      '\uFEFFhttps://www.linkedin.com/in/ana-nunez',
      'https://www.linkedin.com/in/ana-nunez',
    ],
    ['address', 'https://ana.tv/\u200E', 'https://ana.tv/'],
  ])(
    'but not signs in %s that nobody sees, or digits of another script: %j',
    async (field, written, meant) => {
      const owner = await readOwner(
        foldersWith(filesOf({ ...goodOwner, [field]: written })),
        measures,
      );
      expect(owner.portfolio).toMatchObject({ [field]: meant });
    },
  );

  it.each([
    [{ email: 'ana\u200D@nunez.tv' }, 'email holds an invisible character (U+200D) behind ‘ana’.'],
    [{ fullName: '\u202EAna' }, 'fullName holds an invisible character (U+202E) at its start.'],
    [
      { description: 'I am\u0007 Ana.' },
      'description holds an invisible character (U+0007) behind ‘I am’.',
    ],
    [{ fullName: '\u200B' }, 'fullName is empty.'],
    [
      { greeting: `A${'\u0301'.repeat(100_000)}` },
      'greeting has 8,334 characters; there is room for 100.',
    ],
  ])(
    'such as characters that nobody sees or counts, where they might mean something: %#',
    async (change, error) => {
      expect(await errorsOf(change)).toEqual([error]);
    },
  );

  it('such as a name that is nearly a field’s, or means one', async () => {
    const [project] = goodOwner.projects;
    const { errors } = await check({
      photo: 'me.jpg',
      cv: 'Ana.pdf',
      instagram: 'https://instagram.com/ana',
      tel: '+34 600 123 456',
      projects: [{ ...project, url: 'https://vimeo.com/1', image: 'a.jpg', link: 'x' }],
      links: [{ title: 'Vimeo', link: 'https://vimeo.com/ana' }],
      work: { summary: 'I direct.', jobs: [{ ...goodJob, company: 'RTVE', date: '2020' }] },
    });
    const unknown = errors.filter(({ problem }) => problem.includes('not a field'));
    expect(Object.fromEntries(unknown.map(({ field, expected }) => [field, expected]))).toEqual({
      photo: 'The photo is a file: put it beside portfolio.toml, as portrait.jpg.',
      cv: 'The CV is a file: put it into the folder public.',
      instagram: expect.stringMatching(/^Write ‘links’ instead\. .*\[\[links\]\], name = /),
      tel: 'Write ‘phone’ instead.',
      'projects[0].url': 'Write ‘path’ instead.',
      'projects[0].image': 'Write ‘still’ instead.',
      'projects[0].link': 'Write ‘path’ instead.',
      'links[0].title': 'Write ‘name’ instead.',
      'links[0].link': 'Write ‘address’ instead.',
      'work.jobs[0].company': 'Write ‘field’ instead.',
      'work.jobs[0].date': 'Write ‘period’ instead.',
    });
  });

  const still = { projects: [{ title: 'Boats', still: 'boats.jpg' }] };
  const boats = 'src/content/stills/boats.jpg is not there.';

  it.for<[object, string, string]>([
    [still, 'public/boats.jpg', `${boats} It is public/boats.jpg: move it to src/content/stills/.`],
    [
      still,
      'src/content/Boats.JPG',
      `${boats} It is src/content/Boats.JPG: move it to src/content/stills/.`,
    ],
    [
      still,
      'src/content/Stills/boats.jpg',
      `${boats} Rename the folder src/content/Stills to stills.`,
    ],
    [
      {},
      'public/portrait.jpg',
      'src/content/ holds no portrait. It is public/portrait.jpg: move it to src/content/.',
    ],
    [
      {},
      'src/content/Ana.pdf',
      'public/Ana-CV.pdf is not there. Move src/content/Ana.pdf to public/, as Ana-CV.pdf.',
    ],
    [
      {},
      'Ana-CV.pdf',
      'public/Ana-CV.pdf is not there. Move Ana-CV.pdf to public/, as Ana-CV.pdf.',
    ],
    [
      {},
      'src/content/portfolio.toml.txt',
      'src/content/portfolio.toml is not there. Rename portfolio.toml.txt: without the .txt, which Windows may hide.',
    ],
  ])(
    'such as a file in a wrong place, which is found: %o %s',
    async ([change, place, sentence], { skip }) => {
      skip(
        process.platform === 'win32' && place.includes('Stills'),
        'there it is the folder stills',
      );
      const files: Record<string, Uint8Array | string> = filesOf({ ...goodOwner, ...change });
      const right = /portrait|pdf|toml/.exec(place)?.[0];
      for (const name of Object.keys(files)) if (right && name.includes(right)) delete files[name];
      files[place] = place.endsWith('toml.txt') ? stringify(goodOwner) : 'x';
      await expect(readOwner(foldersWith(files), measures)).rejects.toThrow(
        expect.objectContaining({
          message: expect.stringContaining(sentence.replace('. ', '.\n    ')),
        }),
      );
    },
  );

  const sixStills = {
    projects: Array.from({ length: 6 }, (_, index) => ({ title: 'Boats', still: `${index}.jpg` })),
  };
  const six = '0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg, 5.jpg';

  it.for<[string, string]>([
    ['src/content/Stills/', 'Rename the folder src/content/Stills to stills.'],
    ['public/', 'They are in public/: move them to src/content/stills/.'],
    ['', 'They are in the folder of the project: move them to src/content/stills/.'],
    ['src/content/none/x', 'Put them there. That folder is empty.'],
  ])('such as all stills in a wrong place, told once: %s', async ([place, sentence], { skip }) => {
    skip(process.platform === 'win32' && place.includes('Stills'), 'there it is the folder stills');
    const files: Record<string, Uint8Array | string> = filesOf({ ...goodOwner, ...sixStills });
    for (const { still } of sixStills.projects) files[place + still] = 'x';
    const refusal = await readOwner(foldersWith(files), measures).catch(String);
    expect(`${refusal}`.split('\n').slice(2)).toEqual([
      `  src/content/stills/ lacks ${six}.`,
      `    ${sentence}`,
    ]);
  });

  it('such as a field of the top that stands below a heading, and so belongs to that', async () => {
    const [project] = goodOwner.projects;
    const { errors } = await check({
      projects: [{ ...project, phone: '+34 600 123 456' }],
      work: { ...goodOwner.work, email: 'ana@nunez.tv' },
      texts: { language: 'en' },
    });
    expect(errors.map(({ field, problem, expected }) => `${field} ${problem} ${expected}`)).toEqual(
      [
        'projects[0].phone stands below [[projects]], and so belongs to that. Move ‘phone’ up, above the first line that begins with [.',
        'work.email stands below [work], and so belongs to that. Move ‘email’ up, above the first line that begins with [.',
        'texts.language stands below [texts], and so belongs to that. Move ‘language’ up, above the first line that begins with [.',
      ],
    );
  });

  it('such as a field of a project that stands below the heading of its pictures', async () => {
    const picture = { file: 'a.jpg', year: '2024', title: 'Dawn' };
    expect(await errorsOf({ projects: [{ title: 'A', pictures: [picture] }] })).toEqual([
      'projects[0].pictures[0].year stands below [[projects.pictures]], and so belongs to that.',
      'projects[0].pictures[0].title is not a field that the site knows.',
      ' is not there.',
    ]);
  });

  it('such as what only the page of a project can have wrong', async () => {
    const picture = { file: 'a.jpg' };
    const credit = { role: 'Sound', name: 'Ana' };
    const wrong = {
      film: 'films/a.mp4',
      captions: 'a.txt',
      story: 'a\n\n'.repeat(7),
      slug: 'Harbour at dawn',
      pictures: Array(9).fill(picture),
      credits: [...Array(20).fill(credit), { role: '', name: 'Ana' }],
    };
    expect(await errorsOf({ projects: [{ title: 'A', ...wrong }] })).toEqual([
      'projects[0].film names a folder: only the name of the file belongs there.',
      'projects[0].captions does not end in .vtt or .srt.',
      'projects[0].story has 7 paragraphs; there is room for 6.',
      'projects[0].slug holds something other than small letters, digits and single hyphens between them.',
      'projects[0].pictures has 9 entries.',
      'projects[0].credits[20].role is empty.',
      ' is not there.',
    ]);
    expect(await errorsOf({ projects: [{ title: 'A', captions: 'a.vtt' }] })).toEqual([
      'projects[0].captions has no film.',
      ' is not there.',
    ]);
  });

  it.each(['pt-BR', 'es-419', 'zh-Hant-TW'])('unless it is the language %s', async (language) => {
    expect(await errorsOf({ language })).toEqual([]);
  });

  it.each(['english please', 'en_GB', ''])('such as the language “%s”', async (language) => {
    expect(await errorsOf({ language })).toEqual([expect.stringMatching(/^language is /)]);
  });
});

describe('a portfolio with every field wrong at once', () => {
  const everything = {
    language: 7,
    firstName: 1,
    fullName: ' Ana',
    greeting: '',
    portraitAlt: [],
    description: 'x'.repeat(161),
    email: '{email}',
    phone: '{phone}',
    linkedin: 'me',
    projects: [{ title: '', path: 'nowhere' }],
    work: {
      summary: ['I direct.'],
      jobs: [{ title: [], field: '', period: 5, points: ['', 'x'.repeat(301), 3] }],
    },
    life: [{ motif: '' }],
    texts: { 'hero.button': ' ' },
  };

  it('is reported in one go, each with file, field, problem and remedy', async () => {
    const { errors } = await checkOwner(everything, foldersWith({}), measures);
    expect(errors.map(({ field }) => field)).toEqual([
      ...['language', 'firstName', 'fullName', 'greeting', 'portraitAlt', 'description'],
      'projects[0].title',
      'projects[0].path',
      'work.summary',
      'work.jobs[0].title',
      'work.jobs[0].field',
      'work.jobs[0].period',
      'work.jobs[0].points[0]',
      'work.jobs[0].points[1]',
      'work.jobs[0].points[2]',
      'life[0].motif',
      'life[0].text',
      ...['email', 'phone', 'linkedin'],
      'texts["hero.button"]',
      '',
    ]);
    expect(errors.at(-1)?.file).toBe('src/content/');
    for (const { problem, expected } of errors) {
      expect(problem).toMatch(/^[a-z].*\.$/s);
      expect(expected).toMatch(/\.'?$/);
      expect(`${problem} ${expected}`).not.toMatch(
        /undefined|NaN|\[object|expected string|invalid/i,
      );
    }
  });

  it('reads as plain sentences that count from one', async () => {
    const { errors } = await checkOwner(everything, foldersWith({}), measures);
    const message = formatErrors(errors);
    expect(message).toMatch(/^22 things need correcting before the site can be built:\n/);
    expect(message).toContain(
      'src/content/portfolio.toml: work.jobs[0].points[1] (job 1, point 2) has 301 characters; there is room for 300.\n',
    );
  });

  it('holds for whole parts gone as well', async () => {
    const gone = { projects: 'none', work: [], life: 7, texts: false };
    expect(await errorsOf(gone)).toEqual([
      'projects is a text, which does not fit here.',
      'work is empty.',
      'life is the number 7, which does not fit here.',
      'texts is false, which does not fit here.',
    ]);
  });
});

describe('what is left of the sample', () => {
  it.each([
    ['fullName', 'Kim Sample'],
    ['email', 'kim@mail.example.org'],
    ['phone', '+44 7700 900999'],
    ['phone', '+1 (212) 555-0123'],
    ['linkedin', 'https://www.linkedin.com/in/sample-kim'],
  ])('%s %s is no issue, and reported', async (field, value) => {
    const { errors, samples } = await check({ [field]: value });
    expect(errors).toEqual([]);
    expect(samples.map((sample) => sample.field)).toEqual([field]);
  });

  it.each([
    ['fullName', 'Kim Sampleton'],
    ['email', 'kim@example-films.com'],
    ['phone', '+44 7700 800999'],
  ])('%s %s is not taken for it', async (field, value) => {
    const { samples } = await check({ [field]: value });
    expect(samples).toEqual([]);
  });
});

describe('the portfolio on the disk', () => {
  it('is right in this project', async () => {
    const read = await readOwner(foldersOf(root), measures);
    expect(Object.keys(read.portfolio)).toEqual(expect.arrayContaining(['language', 'projects']));
  });

  it('is that of another owner where one is asked for', async () => {
    const owner = foldersOf(root, join(root, 'tests/fixtures/owner'));
    expect(await readOwner(owner, measures)).toMatchObject({ portfolio, samples: [] });
  });

  it('is read as it stands there now', async () => {
    const folders = foldersWith(filesOf(goodOwner));
    expect((await readOwner(folders, measures)).portfolio).toEqual(goodOwner);
    const life = [{ motif: 'order', text: 'I sort.' }];
    writePortfolio(folders.content, { ...goodOwner, life });
    expect((await readOwner(folders, measures)).portfolio.life).toEqual(life);
  });

  it('is refused for the owner to mend, with every issue in the order of the fields', async () => {
    const projects = [{ title: '' }];
    const { 'public/Ana-CV.pdf': _, ...files } = filesOf({ ...goodOwner, projects, life: [] });
    const refusal = await readOwner(foldersWith(files), measures).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OwnerError);
    expect(String(refusal).split('\n')).toEqual([
      'OwnerError: 3 things need correcting before the site can be built:',
      '',
      '  src/content/portfolio.toml: projects[0].title (project 1) is empty.',
      expect.stringMatching(/^ {4}The name of the project, /),
      '  src/content/portfolio.toml: life is empty.',
      expect.stringMatching(/^ {4}What you do beside your work, in paragraphs: /),
      '  public/Ana-CV.pdf is not there.',
      '    Put your CV into the folder public as Ana-CV.pdf.',
    ]);
  });

  it('is refused for one issue, too', async () => {
    const files = filesOf({ ...goodOwner, texts: { 'hero.button': '' } });
    await expect(readOwner(foldersWith(files), measures)).rejects.toThrow(
      /^One thing needs correcting before the site can be built:\n\n {2}src\/content\/portfolio\.toml: texts\["hero\.button"\] is empty\.\n/,
    );
  });
});
