/**
 * The places of the site: its routes and the sections of its home page. They are declared only here. All are given
 * (docs/ARCHITECTURE.md), but for the pages of projects and of the showreel, which follow from what an owner says.
 */
import { nameSlug } from './slug.ts';
import type { Words } from './words/types.ts';

/** In the order of the home page. */
export const sectionIds = {
  home: 'home-section',
  about: 'about-section',
  project: 'project-section',
  contact: 'contact-section',
} as const;

export type SectionName = keyof typeof sectionIds;
export type SectionId = (typeof sectionIds)[SectionName];

/** The sections that have a button in the bar, in its order. */
export const barSections = [
  'home',
  'about',
  'project',
  'contact',
] as const satisfies readonly SectionName[];
export type BarSection = (typeof barSections)[number];

/** The fields of a portfolio that an owner can leave out together with their routes. */
export type OptionalParts = { readonly [part in 'projects' | 'work' | 'life']?: unknown };

type Route = {
  path: `/${string}`;
  /** The field of the portfolio without which the site does not have this route. */
  requiredField?: keyof OptionalParts;
  /** It stands in the title of the document, beside the owner's name. */
  title: (words: Words) => string;
  /** The sections of the home page that it shows. A route without any is a page of its own. */
  sections: readonly SectionId[];
};

/** To add one: CONTRIBUTING.md. */
export const routes = {
  home: {
    path: '/',
    title: ({ hero }) => hero.subtitle,
    sections: Object.values(sectionIds),
  },
  about: {
    path: '/About',
    title: ({ about }) => about.heading,
    sections: [sectionIds.about],
  },
  project: {
    path: '/Project',
    requiredField: 'projects',
    title: ({ projects }) => projects.heading,
    sections: [sectionIds.project],
  },
  contact: {
    path: '/Contact',
    title: ({ contact }) => contact.heading,
    sections: [sectionIds.contact],
  },
  workDetails: {
    path: '/Work-Details',
    requiredField: 'work',
    title: ({ workDetails }) => workDetails.title,
    sections: [],
  },
  lifeDetails: {
    path: '/Life-Details',
    requiredField: 'life',
    title: ({ lifeDetails }) => lifeDetails.title,
    sections: [],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type GivenPath = (typeof routes)[RouteName]['path'];
export type Path = GivenPath | typeof showreelPath | `/Project/${string}`;

/** In the order of the record. */
export const routeNames = Object.keys(routes) as RouteName[];

type GivenRoute = Route & { path: GivenPath };

/** The routes that every site has, but for those whose field is left out. */
export const allRoutes: readonly GivenRoute[] = Object.values(routes);

/** Whether an owner's site has this route. */
export function hasRoute(portfolio: OptionalParts, { requiredField }: Route): boolean {
  return requiredField === undefined || portfolio[requiredField] !== undefined;
}

/** The page of a showreel that is a file. */
export const showreelPath = '/Showreel';

/** The fields of a project that its card does not show. A project with one of them has a page. */
const fieldsOfPage = ['film', 'captions', 'story', 'slug', 'pictures', 'credits'] as const;

type ProjectWithPage = { readonly title: string; readonly slug?: string } & {
  readonly [field in (typeof fieldsOfPage)[number]]?: unknown;
};

/** Whether a project says more than its card. */
export const hasPage = (project: { readonly [field in (typeof fieldsOfPage)[number]]?: unknown }) =>
  fieldsOfPage.some((field) => project[field] !== undefined);

/** What the routes of a site follow from. */
export type RoutedPortfolio = {
  readonly projects?: readonly ProjectWithPage[];
  readonly work?: unknown;
  readonly life?: unknown;
  readonly reel?: { readonly name: string; readonly file?: string };
};

export type SiteRoute = Omit<Route, 'path'> & {
  path: Path;
  /** On a page of a project: its place in the list. */
  project?: number;
  /** The section whose lamp is lit on a page that is not a section. */
  within?: SectionId;
};

type Projects = readonly ProjectWithPage[];
type Paths = readonly (Path | undefined)[];

/** The page of each project asks for the paths of all, which took a minute with a thousand of them. */
const known = new WeakMap<Projects, Paths>();

/** The path of each project's page. A project without a page has none. */
export function projectPaths(projects: Projects = []): Paths {
  const paths = known.get(projects) ?? makePaths(projects);
  known.set(projects, paths);
  return paths;
}

function makePaths(projects: Projects): Paths {
  // An address that the owner chose never changes, so the others make room for it.
  const taken = new Set(projects.map(({ slug }) => slug?.toLowerCase()));
  return projects.map((project): Path | undefined => {
    if (!hasPage(project)) return undefined;
    if (project.slug !== undefined) return `${routes.project.path}/${project.slug}`;
    const slug = nameSlug(project.title).toLowerCase() || 'untitled';
    let free = slug;
    for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
    taken.add(free);
    return `${routes.project.path}/${free}`;
  });
}

/** The routes that an owner's site has. */
export const routesOf = (portfolio: RoutedPortfolio): readonly SiteRoute[] => [
  ...givenRoutesOf(portfolio),
  ...projectPagesOf(portfolio),
];

/** Those of them that are no page of a project or of the showreel. */
export const givenRoutesOf = (portfolio: RoutedPortfolio): readonly SiteRoute[] =>
  allRoutes.filter((route) => hasRoute(portfolio, route));

/** The pages of projects and of the showreel. */
export function projectPagesOf({ projects = [], reel }: RoutedPortfolio): readonly SiteRoute[] {
  const ofProjects = projectPaths(projects).flatMap((path, index): SiteRoute[] => {
    const title = projects[index]?.title;
    if (path === undefined || title === undefined) return [];
    return [{ path, title: () => title, sections: [], project: index, within: sectionIds.project }];
  });
  const ofReel: SiteRoute[] =
    reel?.file === undefined
      ? []
      : [{ path: showreelPath, title: () => reel.name, sections: [], within: sectionIds.home }];
  return [...ofProjects, ...ofReel];
}

/** Any other path means home, because no page is "not found". */
export function routeOf(path: string, portfolio: RoutedPortfolio): SiteRoute {
  return routesOf(portfolio).find((route) => route.path === path) ?? routes.home;
}

/** The portrait is a part of its own, but belongs to the home page (site/sections/hero/portrait.tsx). */
export const portraitPart = 'portrait';

/** A part of the main element: a section of the home page (its id), a page of its own (its path), or the portrait. */
export type Part = SectionId | Path | typeof portraitPart;

export function partsOf({ path, sections }: SiteRoute): readonly Part[] {
  if (path === routes.home.path) return [...sections, portraitPart];
  return sections.length > 0 ? sections : [path];
}

/** The id of the main element. The skip link leads there. */
export const mainId = 'main';
