/**
 * Which fields say what a place of the page shows. This table rests on the markup of src/site alone, so nothing is added to a saved
 * page, and equal texts are not confused. tests/studio/point.slow.test.ts holds both together.
 */
import { barSections, hasRoute, routes, showreelPath } from '../../routes.ts';
import { ALONE, BECOMES_BUTTON, PART } from '../../site/hydration/marks.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { BLOCK } from '../../site/site-data.ts';
import { isolated } from '../../site/text-direction.ts';
import { type FieldPath, nameOf } from '../model/edited-site.ts';

/** What the page has of its content. */
export type PageContent = Omit<SiteContent, 'portrait'>;

/** The first of the fields is what it says; others change it, too. The names are those of the portfolio in the page. */
export type PreviewTarget = {
  fields: readonly string[];
  element: Element;
  /** Which characters of its text, if that is several places. A range would be lost when the carousel moves its slides. */
  part?: readonly [from: number, to: number];
};

type Find = (element: Element, site: PageContent) => readonly FieldPath[];

/** Returns the content of a page, which is a text. */
export function contentOf(page: string): PageContent {
  const [, block = ''] = page.split(`<script type="application/json" id="${BLOCK}">`);
  return JSON.parse(block.slice(0, block.indexOf('</script>')));
}

const at =
  (...path: FieldPath): Find =>
  () => [path];
const word = (name: string): Find => at('texts', name);
const words = (...names: readonly string[]): readonly FieldPath[] =>
  names.map((name) => ['texts', name]);

const indexOf = (element: Element | null) =>
  element ? [...(element.parentElement?.children ?? [])].indexOf(element) : -1;
/** The place in its list of the nearest element around it. */
const indexIn = (element: Element, selector: string) => indexOf(element.closest(selector));

/** A project's card in the carousel, or beside the page of another one. */
const CARD = ':is(.swiper-slide > section, article h2 + section)';
const ROW = `[${ALONE}] > ol > li`;
const WORK = `[${PART}="${routes.workDetails.path}"]`;
const LIFE = `[${PART}="${routes.lifeDetails.path}"]`;
const REEL = `[${PART}="${showreelPath}"]`;
const PAGE = `[${PART}^="${routes.project.path}/"]`;
const SCREEN = '[data-screening]';

/** A loop moves the slides in the document. */
export const indexOfSlide = (slide: HTMLElement) =>
  Number(slide.dataset.swiperSlideIndex ?? indexOf(slide));

/** The place in the list of the project that an element belongs to. */
function projectAt(element: Element, { projectPaths }: PageContent): number {
  const slide = element.closest<HTMLElement>('.swiper-slide');
  if (slide) return indexOfSlide(slide);
  if (element.closest(ROW)) return indexIn(element, ROW);
  const neighbour = element.closest(CARD)?.querySelector('a')?.getAttribute('href')?.slice(1);
  const path = neighbour ?? element.closest(PAGE)?.getAttribute(PART);
  const [index = -1] = Object.entries(projectPaths).find(([, each]) => each === path) ?? [];
  return Number(index);
}

const ofProject =
  (...names: readonly string[]): Find =>
  (element, site) =>
    names.map((name) => ['projects', projectAt(element, site), name]);

/** The film or sound on a page: that of the project, or the showreel. */
const film: Find = (element, site) =>
  element.closest(REEL) ? [['reel', 'file']] : ofProject('film')(element, site);

/** What stands in the viewfinder: a film, or else the first picture, or else the still. */
const screen: Find = (element, site) => {
  if (element.closest(REEL)) return film(element, site);
  const index = projectAt(element, site);
  const project = site.portfolio.projects?.[index];
  if (project?.film !== undefined) return ofProject('film', 'captions', 'still')(element, site);
  const [first] = project?.pictures ?? [];
  return first && site.pictures[first.file]
    ? [['projects', index, 'pictures', 0, 'file']]
    : ofProject('still')(element, site);
};

/** A picture below the viewfinder. Those without a file are not shown, and the first may stand above. */
const picture =
  (name: string): Find =>
  (element, site) => {
    const index = projectAt(element, site);
    const { film, pictures = [] } = site.portfolio.projects?.[index] ?? {};
    const isShown = (file: string) => site.pictures[file] !== undefined;
    const [first] = pictures;
    const hasLead = film === undefined && first !== undefined && isShown(first.file);
    const below = pictures.flatMap(({ file }, place) =>
      isShown(file) && !(hasLead && place === 0) ? [place] : [],
    );
    const figures = [...(element.closest('[role=group]')?.querySelectorAll('figure') ?? [])];
    const figure = figures.findIndex((each) => each.contains(element));
    return [['projects', index, 'pictures', below[figure] ?? -1, name]];
  };

/** Words of which one is shown, in one place. */
const oneOf =
  (group: (site: PageContent) => object, before: string): Find =>
  (element, site) => {
    const shown = Object.entries(group(site)).find(([, text]) => text === element.textContent);
    return shown ? words(`${before}.${shown[0]}`) : [];
  };

const screenKind = (element: Element) =>
  element.closest(`${SCREEN}[data-screening=sound]`) ? 'sound' : 'film';

const aboutCard =
  (name: 'title' | 'text'): Find =>
  (element) => {
    const link = element.closest('li')?.querySelector('a');
    const to = link?.getAttribute('href');
    if (link?.hasAttribute('download')) return [['cv'], ...words(`about.cards.cv.${name}`)];
    return words(`about.cards.${to === `#${routes.workDetails.path}` ? 'work' : 'life'}.${name}`);
  };

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

const table: readonly (readonly [selector: string, find: Find])[] = [
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
  ['footer > p + p > a', at('phone')],

  // The first screen
  ['#home-section h1', at('greeting')],
  [
    '#home-section header > p',
    (_, { portfolio }) =>
      portfolio.occupation === undefined && portfolio.texts['hero.subtitle'] !== undefined
        ? words('hero.subtitle')
        : [['occupation']],
  ],
  [`#home-section header > h1 ~ :is(button, a[${BECOMES_BUTTON}])`, word('hero.button')],
  [
    `#home-section header > a:not([${BECOMES_BUTTON}])`,
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

  // Projects
  ['#projects-heading', word('projects.heading')],
  ['.swiper + div > span', word('projects.position')],
  [`${CARD} > div`, ofProject('still')],
  [`${CARD} > section > span`, ofProject('title', 'path')],
  [`${CARD} > section > p > [data-kind]`, ofProject('film')],
  [`${CARD} > section > div`, ofProject('text')],
  [`[${ALONE}] > h2`, word('projectPage.all')],
  [`${ROW} > span:nth-child(1)`, ofProject('title', 'path')],
  [`${ROW} > span:nth-child(3)`, ofProject('year')],
  [`${ROW} > span:nth-child(4) > [data-kind]`, ofProject('film')],

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
  [`${WORK} ol h3`, (each) => [['work', 'jobs', indexIn(each, 'ol > li'), 'title']]],
  [`${WORK} ol h3 + p`, (each) => [['work', 'jobs', indexIn(each, 'ol > li'), 'field']]],
  [
    `${WORK} ol > li > p`,
    (each) => [
      ['work', 'jobs', indexIn(each, 'ol > li'), 'period'],
      ...(each.hasAttribute('data-current') ? words('workDetails.current') : []),
    ],
  ],
  [
    `${WORK} ol ul > li`,
    (each) => [['work', 'jobs', indexIn(each, 'ol > li'), 'points', indexOf(each)]],
  ],
  [
    `${WORK} > div > section > h2`,
    (each) => [['work', 'lists', indexIn(each, 'section'), 'heading']],
  ],
  [
    `${WORK} > div > section li`,
    (each) => [['work', 'lists', indexIn(each, 'section'), 'points', indexOf(each)]],
  ],

  // The page of life
  [`${LIFE} > :is(h1, h2)`, word('lifeDetails.heading')],
  [`${LIFE} > div > div > svg`, (each) => [['life', indexOf(each.parentElement), 'motif']]],
  [`${LIFE} > div > div > div`, (each) => [['life', indexOf(each.parentElement), 'text']]],

  // The page of a project
  [`${PAGE} > p:first-child > a`, word('projectPage.back')],
  [`${PAGE} > p:first-child > span`, word('projects.position')],
  [`${PAGE} header > :is(h1, h2)`, ofProject('title')],
  [`${SCREEN} > div > div`, screen],
  [
    `${SCREEN} p[role=status]`,
    (each, site) => {
      const kind = screenKind(each);
      return oneOf(({ words: { projectPage } }) => projectPage[kind], `projectPage.${kind}`)(
        each,
        site,
      );
    },
  ],
  [`${SCREEN} > p > bdi`, film],
  [
    `${SCREEN} > p > a`,
    (each, site) => [...film(each, site), ...words(`projectPage.${screenKind(each)}.file`)],
  ],
  [`${PAGE} > div > div > p:not(:last-child)`, ofProject('story')],
  [
    `${PAGE} > div > div > p:last-child`,
    (each, site) =>
      each.querySelector('a')
        ? [...ofProject('path')(each, site), ...words('projectPage.on')]
        : ofProject('story')(each, site),
  ],
  [
    `${PAGE} > div > section > h2`,
    ({ nextElementSibling, parentElement }) => {
      if (nextElementSibling?.localName === 'dl') return words('projectPage.credits');
      // The next project stands last, and maybe alone.
      return words(parentElement?.nextElementSibling ? 'projects.previous' : 'projects.next');
    },
  ],
  ...(['role', 'name'] as const).map(
    (name) =>
      [
        `${PAGE} dl > div > ${name === 'role' ? 'dt' : 'dd'}`,
        (each: Element, site: PageContent) => [
          ['projects', projectAt(each, site), 'credits', indexOf(each.parentElement), name],
        ],
      ] as const,
  ),
  [`${PAGE} figure > div`, picture('file')],
  [`${PAGE} figcaption`, picture('caption')],
  [`${PAGE} > p:last-child > a`, word('contact.heading')],

  // The page of the showreel
  [`${REEL} > p:first-child > a`, word('bar.home')],
  [`${REEL} header > :is(h1, h2)`, at('reel', 'name')],
];

/** Fields that stand in one text, with dots between them. Each is a place. */
const lines: readonly (readonly [
  selector: string,
  names: readonly ('role' | 'client' | 'year')[],
])[] = [
  [`${CARD} > section > p`, ['role', 'client', 'year']],
  [`${ROW} > span:nth-child(2)`, ['role', 'client']],
  [`${PAGE} header > p`, ['role', 'client', 'year']],
];
const BETWEEN = '\u00A0· '.length;

/** The places that an element is. */
export function placesOf(element: Element, site: PageContent): readonly PreviewTarget[] {
  if (!element.matches(everyPlace)) return [];
  const [, names] = lines.find(([selector]) => element.matches(selector)) ?? [];
  if (names) return placesInLine(element, names, site);
  const [, find] = table.find(([selector]) => element.matches(selector)) ?? [];
  const fields = find?.(element, site).map(nameOf) ?? [];
  return fields.length > 0 ? [{ fields, element }] : [];
}

/** Selects the elements of all places. */
export const everyPlace = [...table, ...lines].map(([selector]) => selector).join();

/** All places of a page, in the order of the document. */
export function targetsIn(page: Document, site: PageContent): readonly PreviewTarget[] {
  return [...page.querySelectorAll(everyPlace)].flatMap((each) => placesOf(each, site));
}

function placesInLine(
  element: Element,
  names: readonly ('role' | 'client' | 'year')[],
  site: PageContent,
): readonly PreviewTarget[] {
  const index = projectAt(element, site);
  const project = site.portfolio.projects?.[index];
  if (!project) return [];
  let end = -BETWEEN;
  return names.flatMap((name) => {
    const value = project[name];
    if (value === undefined) return [];
    const start = end + BETWEEN;
    end = start + isolated(value, site.direction).length;
    return [{ fields: [nameOf(['projects', index, name])], element, part: [start, end] }];
  });
}
