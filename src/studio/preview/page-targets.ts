/** Which elements show the other fields, and the words around them. */
import { barSections, hasRoute, legalPath, routes } from '../../routes.ts';
import { BECOMES_BUTTON, PART } from '../../site/hydration/marks.ts';
import type { FieldPath } from '../model/form-values.ts';
import {
  at,
  type Find,
  indexIn,
  indexOf,
  oneOf,
  type Row,
  together,
  word,
  words,
} from './finders.ts';

const WORK = `[${PART}="${routes.workDetails.path}"]`;
const LIFE = `[${PART}="${routes.lifeDetails.path}"]`;
const LEGAL = `[${PART}="${legalPath}"]`;

const aboutCard =
  (name: 'title' | 'text'): Find =>
  (element) => {
    const link = element.closest('li')?.querySelector('a');
    const to = link?.getAttribute('href');
    if (link?.hasAttribute('download')) return [['cv'], ...words(`about.cards.cv.${name}`)];
    return words(`about.cards.${to === `#${routes.workDetails.path}` ? 'work' : 'life'}.${name}`);
  };

const job =
  (...path: FieldPath): Find =>
  (element) => [['work', 'jobs', indexIn(element, 'ol > li'), ...path]];
const workList =
  (...path: FieldPath): Find =>
  (element) => [['work', 'lists', indexIn(element, 'section'), ...path]];

/** The links below the form, in their order. */
const contactLink: Find = (element, { portfolio }) => {
  const { phone, whatsapp = true, linkedin, links = [] } = portfolio;
  const all: (readonly FieldPath[])[] = [
    ...(phone ? [[['phone'], ...(whatsapp ? words('contact.whatsapp') : [])]] : []),
    ...(linkedin ? [[['linkedin'], ...words('contact.linkedin')]] : []),
    ...links.map((_, index) => ['name', 'address'].map((name) => ['links', index, name])),
  ];
  return all[indexIn(element, 'li')] ?? [];
};

export const pageTargets: readonly Row[] = [
  // Around every page
  ['body > div > a[href="#main"]', word('skipLink')],
  ['nav > a[hreflang]', (each) => [['otherLanguages', indexOf(each), 'language']]],
  [
    'header > nav li > *',
    (each, { portfolio }) => {
      const shown = barSections.filter((name) => hasRoute(portfolio, routes[name]));
      return words(`bar.${shown[indexIn(each, 'li')]}`);
    },
  ],
  ['footer > p:first-child > span', word('footer.credit')],
  ['footer > p:first-child > bdi', at('fullName')],
  [
    'footer > p + p > span',
    (_, { portfolio: { whatsapp = true } }) => words(whatsapp ? 'footer.whatsapp' : 'footer.phone'),
  ],
  [`footer > p + p > a:not([href="#${legalPath}"])`, at('phone')],
  [`footer > p > a[href="#${legalPath}"]`, at('legal', 'heading')],

  // The first screen
  ['#home-section section > svg', at('craft')],
  ['#home-section h1', at('greeting')],
  [
    '#home-section header > p',
    (_, { portfolio }) =>
      portfolio.occupation === undefined && portfolio.texts['hero.subtitle'] !== undefined
        ? words('hero.subtitle')
        : [['occupation']],
  ],
  [`#home-section header :is(button, a[${BECOMES_BUTTON}])`, word('hero.button')],
  [
    `#home-section header a:not([${BECOMES_BUTTON}])`,
    () => ['name', 'address', 'file'].map((name) => ['reel', name]),
  ],
  ['#home-section p[aria-hidden] > span:first-child', word('hero.onAir')],
  [`main > img[${PART}=portrait]`, at('portrait')],

  // About
  ['#about-heading', word('about.heading')],
  ['#about-section > div', at('about')],
  ['#about-section li svg', aboutCard('title')],
  ['#about-section li a', aboutCard('title')],
  ['#about-section li p', aboutCard('text')],
  // Contact
  ['#write-heading', word('contact.heading')],
  ['#write-heading + p', word('contact.lead')],
  ['#contact-section form > label:nth-of-type(1)', word('contact.email')],
  ['#contact-section form > label:nth-of-type(2)', word('contact.message')],
  ['#contact-section form > button', word('contact.submit')],
  ['#contact-section form > p', word('contact.tooLong')],
  ['#contact-section address > p:first-child', word('contact.address')],
  ['#contact-section address > p > a', at('email')],
  [`#contact-section address > :is(button, [${BECOMES_BUTTON}])`, word('contact.copy')],
  [
    '#contact-section address > [role=status]',
    oneOf(({ words: { contact } }) => contact, 'contact'),
  ],
  ['#contact-section li > a', contactLink],

  // The page of work
  [`${WORK} > header > :is(h1, h2)`, word('workDetails.heading')],
  [`${WORK} > header > div`, at('work', 'summary')],
  ['#professional-experience', word('workDetails.list')],
  [`${WORK} ol h3`, job('title')],
  [`${WORK} ol h3 + p`, job('field')],
  [
    `${WORK} ol > li > p`,
    together(job('period'), (each) =>
      each.hasAttribute('data-current') ? words('workDetails.current') : [],
    ),
  ],
  [`${WORK} ol ul > li`, (each, site) => job('points', indexOf(each))(each, site)],
  [`${WORK} > div > section > h2`, workList('heading')],
  [`${WORK} > div > section li`, (each, site) => workList('points', indexOf(each))(each, site)],

  // The page of life
  [`${LIFE} > :is(h1, h2)`, word('lifeDetails.heading')],
  [`${LIFE} > div > div > svg`, (each) => [['life', indexOf(each.parentElement), 'motif']]],
  [`${LIFE} > div > div > div`, (each) => [['life', indexOf(each.parentElement), 'text']]],

  // What the law wants
  [`${LEGAL} > :is(h1, h2)`, at('legal', 'heading')],
  [`${LEGAL} > div`, at('legal', 'text')],
  [
    `${LEGAL} li > a`,
    (each) => ['name', 'address'].map((name) => ['legal', 'links', indexIn(each, 'li'), name]),
  ],
];
