/**
 * The words that were specified (docs/ARCHITECTURE.md). They are those of the sample, and an owner may change all of them. So they are
 * tested in the project's own src/content, and only while that is the sample.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { samplesIn } from '../../../src/compose/check/sample-signs.ts';
import { wordsIn } from '../../../src/words/languages.ts';
import { portfolioOf } from '../../support/owners/owners.ts';

const portfolio = await portfolioOf();
const { projects, work, life } = portfolio;
const { words } = wordsIn(portfolio.language, portfolio.texts);
const isSample = samplesIn(portfolio).length > 0;

beforeEach(({ skip }) => {
  skip(!isSample, 'src/content is an owner’s own, who may write whatever they like');
});

test('the headings, buttons, labels and credits', () => {
  expect(words).toMatchObject({
    bar: { home: 'Home', about: 'About', project: 'Project', contact: 'Contact' },
    hero: { subtitle: 'Broadcasting & Media', button: 'Show Who I Am' },
    about: {
      heading: 'Now More About Me',
      cards: {
        work: { title: 'Work Experience' },
        life: { title: 'Personal Life' },
        cv: { title: 'Download the CV' },
      },
    },
    projects: { heading: 'My Projects' },
    contact: {
      email: 'Email',
      message: 'Message',
      submit: 'Send Email',
      whatsapp: '💬 Chat on WhatsApp',
      linkedin: 'Connect on LinkedIn',
    },
    workDetails: {
      heading: 'Here is more information About My Work Experience',
      list: 'Professional Experience',
    },
    lifeDetails: { heading: 'Here is more information About Me' },
    footer: { credit: 'Developed by', whatsapp: 'WhatsApp' },
  });
});

describe('the lists', () => {
  test('the projects are five empty cards without a link', () => {
    expect(projects).toEqual(Array.from({ length: 5 }, () => ({ title: 'Empty' })));
  });

  test.each([
    [0, 'Director & Cameraperson', /television broadcasting/i, 'current'],
    [1, 'Primary School Teacher', /education/i, 'current'],
    [2, 'Pharmacy Assistant', /pharmacy/i, '5 months'],
    [3, 'HR Trainee', /logistics, shipping and warehousing/i, '4 months'],
  ])('job %i of four is %s, with three points', (index, title, field, period) => {
    expect(work.jobs).toHaveLength(4);
    expect(work.jobs[index]).toMatchObject({ title, period });
    expect(work.jobs[index]?.field).toMatch(field);
    expect(work.jobs[index]?.points).toHaveLength(3);
  });

  test.each([
    ['order', /\borganized and disciplined\b/],
    ['art', /\bart\b/i],
    ['reading', /\bread\b/],
    ['cycling', /\bbicycle\b/],
    ['people', /\bbuilding new relationships\b/],
    ['school', /\bschool competitions\b/],
    ['spanish', /\bone year\b.*\bSpanish\b.*\bvolunteer\b.*\buniversity association\b/],
  ])('one paragraph of the life is on %s', (motif, words) => {
    const paragraphs = life.filter((paragraph) => paragraph.motif === motif);
    expect(paragraphs.map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
  });
});
