/** Which elements show the fields of projects and of the showreel, and the words around them. */
import { routes, showreelPath } from '../../routes.ts';
import { ALONE, PART } from '../../site/hydration/marks.ts';
import {
  at,
  type Find,
  indexIn,
  indexOf,
  oneOf,
  type PageContent,
  type Row,
  together,
  word,
  words,
} from './finders.ts';

/** A project's card in the carousel, or beside the page of another one. */
const CARD = ':is(.swiper-slide > section, article h2 + section)';
const ROW = `[${ALONE}] > ol > li`;
const REEL = `[${PART}="${showreelPath}"]`;
const PAGE = `[${PART}^="${routes.project.path}/"]`;
const SCREEN = '[data-screening]';

/** A loop moves the slides in the document. */
export const indexOfSlide = (slide: HTMLElement) =>
  Number(slide.dataset.swiperSlideIndex ?? indexOf(slide));

/** The place in the list of the project that an element belongs to. */
export function projectAt(element: Element, { projectPaths }: PageContent): number {
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
  if (element.closest(REEL))
    return [
      ['reel', 'file'],
      ['reel', 'still'],
    ];
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

const credit =
  (name: string): Find =>
  (element, site) => [
    ['projects', projectAt(element, site), 'credits', indexOf(element.parentElement), name],
  ];

const screenKind = (element: Element) =>
  element.closest(`${SCREEN}[data-screening=sound]`) ? 'sound' : 'film';

export const projectTargets: readonly Row[] = [
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
  [`${SCREEN} > p > a`, together(film, (each) => words(`projectPage.${screenKind(each)}.file`))],
  [`${PAGE} > div > div > p:not(:last-child)`, ofProject('story')],
  [
    `${PAGE} > div > div > p:last-child`,
    (each, site) =>
      each.querySelector('a')
        ? together(ofProject('path'), word('projectPage.on'))(each, site)
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
  [`${PAGE} dl > div > dt`, credit('role')],
  [`${PAGE} dl > div > dd`, credit('name')],
  [`${PAGE} figure > div`, picture('file')],
  [`${PAGE} figcaption`, picture('caption')],
  [`${PAGE} > p:last-child > a`, word('contact.heading')],

  // The page of the showreel
  [`${REEL} > p:first-child > a`, word('bar.home')],
  [`${REEL} header > :is(h1, h2)`, at('reel', 'name')],
];

export type NameInLine = 'role' | 'client' | 'year';

/** Elements in which several fields are one text, with dots between them. */
export const projectLines: readonly (readonly [selector: string, names: readonly NameInLine[]])[] =
  [
    [`${CARD} > section > span + p`, ['role', 'client', 'year']],
    [`${ROW} > span:nth-child(2)`, ['role', 'client']],
    [`${PAGE} header > p`, ['role', 'client', 'year']],
  ];
