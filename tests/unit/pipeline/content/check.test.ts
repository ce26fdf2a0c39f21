import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Content, checkContent, formatFaults } from '../../../src/build/content-check.ts';
import { life } from '../../../src/content/life.ts';
import { profile } from '../../../src/content/profile.ts';
import { projects } from '../../../src/content/projects.ts';
import { texts } from '../../../src/content/texts.ts';
import { work } from '../../../src/content/work.ts';
import { cvFileName } from '../../../src/cv-file-name.ts';
import { flat, folderWith, pdf } from '../../support/damaged.ts';

const goodProfile = {
  firstName: 'Ana',
  fullName: 'Ana Núñez',
  greeting: 'Hello, I am Ana.',
  portraitAlt: 'Ana Núñez in a control room',
  description: 'Ana Núñez directs live television.',
  email: 'ana@nunez.tv',
  phone: '+34 600 123 456',
  linkedin: 'https://www.linkedin.com/in/ana-nunez',
};

const goodJob = {
  title: 'Director',
  field: 'Television',
  period: 'current',
  points: ['One.', 'Two.', 'Three.'],
};

const good: Content = {
  profile: goodProfile,
  projects: [
    { title: 'Empty' },
    { title: 'Harbour', path: 'https://vimeo.com/1' },
    { title: 'Me', path: '/About' },
  ],
  work: { summary: 'I direct.', jobs: [goodJob] },
  life: [{ motif: 'art', text: 'I draw.' }],
};

const portrait = await flat(600, 750).jpeg().toBuffer();

function check(content: Partial<Content>, cvName = 'Ana-CV.pdf') {
  const root = folderWith({
    'src/content/portrait.jpg': portrait,
    [`public/${cvName}`]: pdf('Ana Nunez'),
  });
  return checkContent({ ...good, ...content }, root);
}

/** 'field problem' of everything that is wrong. */
async function faultsOf(content: Partial<Content>): Promise<string[]> {
  const { faults } = await check(content);
  return faults.map(({ field, problem }) => `${field} ${problem}`);
}

const withProfile = (change: Record<string, unknown>) =>
  faultsOf({ profile: { ...goodProfile, ...change } });

describe('content that is right', () => {
  it('has no fault and nothing of the sample', async () => {
    expect(await check({})).toEqual({ faults: [], samples: [] });
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
    const { faults } = await check({ profile: { ...goodProfile, ...names } }, cvFileName(name));
    expect(faults).toEqual([]);
  });

  it.each([
    '+1 (212) 736-5000',
    '+49.30.1234567',
    '+34 600 123 456',
    '+441632960',
    '+390612345678',
  ])('the phone number %s is fine', async (phone) => {
    expect(await withProfile({ phone })).toEqual([]);
  });

  it('is what stands in this project', async () => {
    const { faults } = await checkContent(
      { profile, projects, work, life, texts },
      join(import.meta.dirname, '../../..'),
    );
    expect(formatFaults(faults)).toBe(formatFaults([]));
  });
});

describe('a fault in the profile', () => {
  it.each([
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
    ['fullName', '{name}', /placeholder ‘\{name\}’/],
    ['greeting', 'TODO: greet', /placeholder ‘TODO’/],
    ['portraitAlt', 'Lorem ipsum dolor', /placeholder ‘Lorem ipsum’/],
    ['fullName', 'a'.repeat(31), /a word of 31 characters/],
    ['fullName', 'Ana '.repeat(16).trim(), /63 characters; there is room for 60/],
    ['description', 'So '.repeat(54).trim(), /161 characters; there is room for 160/],
    ['greeting', ' Hello', /starts or ends with a space/],
    ['greeting', 'Hello\nAna', /line break/],
    ['fullName', 'Ana N��ez', /damaged character/],
    ['firstName', '', /is empty/],
    ['portraitAlt', '   ', /is empty/],
    ['email', undefined, /is missing/],
    ['phone', 34600123456, /the number 34600123456, not a text/],
    ['fullName', ['Ana'], /a list, not a text/],
  ])('%s: %j', async (field, value, problem) => {
    const faults = await withProfile({ [field]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${field} `));
    expect(faults[0]).toMatch(problem);
  });

  it('such as a misspelt field names the one that is meant', async () => {
    const { portraitAlt, ...rest } = goodProfile;
    const { faults } = await check({ profile: { ...rest, portaitAlt: portraitAlt } });
    expect(faults.map(({ field, problem, expected }) => [field, problem, expected])).toEqual([
      ['portraitAlt', 'is missing.', expect.stringContaining('What the photo shows')],
      ['portaitAlt', 'is not a field that the site knows.', 'Write ‘portraitAlt’ instead.'],
    ]);
  });
});

describe('a fault in the lists', () => {
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
    ['no project', [], 'projects is empty.'],
    ['a text for a project', ['Empty'], 'projects[0] is a text, which does not fit here.'],
    ['no list', undefined, 'projects is missing.'],
  ])('%s', async (_, value, fault) => {
    expect(await faultsOf({ projects: value })).toEqual([fault]);
  });

  it('such as two points, or four, for a job', async () => {
    const jobs = [
      { ...goodJob, points: ['One.', 'Two.'] },
      { ...goodJob, points: ['One.', 'Two.', 'Three.', 'Four.'] },
    ];
    expect(await faultsOf({ work: { summary: 'I direct.', jobs } })).toEqual([
      'jobs[0].points has 2 entries.',
      'jobs[1].points has 4 entries.',
    ]);
  });

  it('such as a drawing that there is not', async () => {
    expect(await faultsOf({ life: [{ motif: 'surfing', text: 'I surf.' }] })).toEqual([
      'life[0].motif has no drawing called ‘surfing’.',
    ]);
  });

  it('such as a text emptied elsewhere', async () => {
    expect(
      await faultsOf({
        texts: { hero: { button: '' }, slide: () => 'x', bar: [{ name: 'TODO' }] },
      }),
    ).toEqual([
      'texts.hero.button is empty.',
      'texts.bar[0].name still holds the placeholder ‘TODO’.',
    ]);
  });
});

describe('content with every field wrong at once', () => {
  const everything: Content = {
    profile: {
      firstName: 1,
      fullName: '{name}',
      greeting: '',
      portraitAlt: null,
      description: 'x'.repeat(161),
      email: '{email}',
      phone: '{phone}',
      linkedin: 'me',
    },
    projects: [{ title: '', path: 'nowhere' }],
    work: {
      summary: 'TODO',
      jobs: [{ title: [], field: '', period: 5, points: ['', 'lorem ipsum', 3] }],
    },
    life: [{ motif: '', text: undefined }],
  };

  it('is reported in one go, each with file, field, problem and remedy', async () => {
    const { faults } = await checkContent(everything, folderWith({ 'public/x.txt': '' }));
    const places = faults.map(({ file, field }) => `${file} ${field}`.trim());
    expect(places).toEqual([
      ...Object.keys(goodProfile).map((field) => `src/content/profile.ts ${field}`),
      'src/content/projects.ts projects[0].title',
      'src/content/projects.ts projects[0].path',
      'src/content/work.ts summary',
      'src/content/work.ts jobs[0].title',
      'src/content/work.ts jobs[0].field',
      'src/content/work.ts jobs[0].period',
      'src/content/work.ts jobs[0].points[0]',
      'src/content/work.ts jobs[0].points[1]',
      'src/content/work.ts jobs[0].points[2]',
      'src/content/life.ts life[0].motif',
      'src/content/life.ts life[0].text',
      'src/content/',
    ]);
    for (const { problem, expected } of faults) {
      expect(problem).toMatch(/^[a-z].*\.$/s);
      expect(expected).toMatch(/\.'?$/);
      expect(`${problem} ${expected}`).not.toMatch(
        /undefined|NaN|\[object|expected string|invalid/i,
      );
    }
  });

  it('reads as plain sentences that count from one', async () => {
    const { faults } = await checkContent(everything, folderWith({}));
    const message = formatFaults(faults);
    expect(message).toMatch(/^20 things have to be mended/);
    expect(message).toContain(
      'src/content/work.ts: jobs[0].points[1] (job 1, point 2) still holds the placeholder ‘lorem ipsum’.\n',
    );
  });

  it('holds for whole files gone as well', async () => {
    const gone = { profile: undefined, projects: 'none', work: [], life: 7 };
    const { faults } = await checkContent(
      gone,
      folderWith({ 'src/content/portrait.jpg': portrait }),
    );
    expect(faults.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'profile is missing.',
      'projects is a text, which does not fit here.',
      'work is empty.',
      'life is the number 7, which does not fit here.',
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
  ])('%s %s is no fault, and reported', async (field, value) => {
    const { faults, samples } = await check({ profile: { ...goodProfile, [field]: value } });
    expect(faults).toEqual([]);
    expect(samples.map((sample) => sample.field)).toEqual([field]);
  });

  it.each([
    ['fullName', 'Kim Sampleton'],
    ['email', 'kim@example-films.com'],
    ['phone', '+44 7700 800999'],
  ])('%s %s is not taken for it', async (field, value) => {
    const { samples } = await check({ profile: { ...goodProfile, [field]: value } });
    expect(samples).toEqual([]);
  });
});
