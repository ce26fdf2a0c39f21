/** What of a CV is offered, and what becomes of the form when it is taken. */
import { expect, test } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { type EditedSite, NO_FILES } from '../../../../../src/studio/model/edited-site.ts';
import type { FormValues } from '../../../../../src/studio/model/form-values.ts';
import type { Contacts, Europass } from '../../../../../src/studio/sources/cv/cv-text.ts';
import {
  contactsFound,
  europassFound,
  type FoundItem,
} from '../../../../../src/studio/sources/panel/put-found.ts';

const form = formOf(portfolioSchema);
const siteOf = (values: FormValues): EditedSite => ({
  ...NO_FILES,
  values: { texts: {}, ...values },
});
const take = (site: EditedSite, items: readonly FoundItem[]) =>
  items.filter(({ isWanted }) => isWanted).reduce((all, { put }) => put(all), site);
const inShort = (items: readonly FoundItem[]) =>
  items.map(({ label, text, has, isThere, isWanted }) =>
    [label, text, ...(has ? [has] : []), isThere ? 'there' : isWanted ? 'on' : 'off'].join(' | '),
  );

const contacts: Contacts = {
  name: 'Ana María Núñez',
  email: 'ana@nunez.tv',
  phone: '600 123 456',
  linkedIn: 'www.linkedin.com/in/ana',
  links: ['vimeo.com/ana'],
};

test('all that is found goes into an empty form, the phone number as it is written', () => {
  const site = siteOf({});
  const found = contactsFound(contacts, form, site);
  expect(inShort(found)).toEqual([
    'Full name | Ana María Núñez | on',
    'First name | Ana | on',
    'Email | ana@nunez.tv | on',
    'Phone | 600 123 456 | on',
    'LinkedIn | https://www.linkedin.com/in/ana | on',
    'Link | https://vimeo.com/ana | on',
  ]);
  const taken = take(site, found);
  expect(taken.values).toEqual({
    texts: {},
    ...{ fullName: 'Ana María Núñez', firstName: 'Ana', email: 'ana@nunez.tv' },
    ...{ phone: '600 123 456', linkedin: 'https://www.linkedin.com/in/ana' },
    links: [{ name: 'vimeo.com', address: 'https://vimeo.com/ana' }],
  });
  expect(contactsFound(contacts, form, taken).every(({ isThere }) => isThere)).toBe(true);
});

test('what is typed stays, unless its owner says otherwise', () => {
  const links = [{ name: 'Reel', address: 'https://ana.tv' }];
  const site = siteOf({ firstName: 'Anita', email: 'a@b.tv', phone: '600 123 456', links });
  const found = contactsFound(contacts, form, site);
  expect(inShort(found)).toContain('First name | Ana | Anita | off');
  expect(inShort(found)).toContain('Email | ana@nunez.tv | a@b.tv | off');
  expect(inShort(found)).toContain('Phone | 600 123 456 | 600 123 456 | there');
  expect(take(site, found).values).toMatchObject({
    ...{ firstName: 'Anita', email: 'a@b.tv' },
    links: [...links, { name: 'vimeo.com', address: 'https://vimeo.com/ana' }],
  });
  expect(found.find(({ label }) => label === 'Email')?.put(site).values).toMatchObject({
    email: 'ana@nunez.tv',
  });
});

test.each([
  ['Ana Ruiz', 'Ana'],
  ['Dr. Ana Ruiz', 'Ana'],
  ['山田 太郎', '太郎'],
  ['山田太郎', undefined],
  ['Ruiz, Ana', undefined],
])('of the name %s the first name is %s', (name, first) => {
  const found = contactsFound({ name, links: [] }, form, siteOf({}));
  expect(found.find(({ label }) => label === 'First name')?.text).toBe(first);
});

test('in a further language only the name is offered, because all else is that of the first one', () => {
  const first = { language: 'en', fullName: 'Ana Ruiz', email: '' };
  const site = { ...siteOf(first), further: [{ values: { language: 'ar' } }], edited: 1 };
  const found = contactsFound(contacts, form, site);
  expect(inShort(found)).toEqual(['Full name | Ana María Núñez | on']);
  const taken = take(site, found);
  expect(taken.values).toBe(site.values);
  expect(taken.further[0]?.values).toEqual({ language: 'ar', fullName: 'Ana María Núñez' });
});

const europass: Europass = {
  jobs: [
    { title: 'Camera', employer: 'TVE', period: '2015 – current', points: ['I light.'] },
    { title: 'Runner', employer: 'RTP', period: '2010–2012', points: [] },
  ],
  education: ['2006–2010 ECAM, Madrid'],
  languages: ['Spanish', 'English (C1)'],
};

test('the entries of Europass become jobs and lists', () => {
  const site = siteOf({ work: { jobs: [{}] } });
  const found = europassFound(europass, form, site);
  expect(inShort(found)[0]).toBe('Job | Camera · TVE · 2015 – current | on');
  const taken = take(site, found);
  expect(taken.values.work).toEqual({
    jobs: [
      { title: 'Camera', field: 'TVE', period: '2015 – current', points: ['I light.'] },
      { title: 'Runner', field: 'RTP', period: '2010–2012', points: [] },
    ],
    lists: [
      { heading: 'Education', points: ['2006–2010 ECAM, Madrid'] },
      { heading: 'Languages', points: ['Spanish', 'English (C1)'] },
    ],
  });
  expect(europassFound(europass, form, taken).every(({ isThere }) => isThere)).toBe(true);
});

test('where there are jobs already, those of Europass are off, because they may be the same in other words', () => {
  const site = siteOf({ work: { jobs: [{ title: 'Camera', field: 'TVE' }, { title: 'Gaffer' }] } });
  expect(inShort(europassFound(europass, form, site)).slice(0, 2)).toEqual([
    'Job | Camera · TVE · 2015 – current | there',
    'Job | Runner · RTP · 2010–2012 | off',
  ]);
});
