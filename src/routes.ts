/**
 * The places of the site: its routes and the sections of its home page. They are declared only here. All are given
 * (docs/ARCHITECTURE.md), but for the pages of projects and of the showreel, which follow from what an owner says.
 */
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
export type Path = GivenPath | typeof showreelPath | typeof legalPath | `/Project/${string}`;

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
/** The page of what the law wants of a site. */
export const legalPath = '/Legal';

/** The paths of the projects' pages, by the places of the projects in their list. Not every project has a page. */
export type ProjectPaths = Readonly<Record<number, Path>>;

/** Further paths that lead to these pages, with the paths that the pages have. */
export type OtherPaths = Readonly<Record<string, Path>>;

/** What the routes of a site follow from. */
export type RoutedSite = {
  readonly portfolio: OptionalParts & {
    readonly projects?: readonly { readonly title: string }[];
    readonly reel?: { readonly name: string; readonly file?: string };
    readonly legal?: { readonly heading: string };
  };
  /** The composer makes them (compose/project-paths.ts). */
  readonly projectPaths: ProjectPaths;
  readonly otherPaths?: OtherPaths;
};

export type SiteRoute = Omit<Route, 'path'> & {
  path: Path;
  /** On a page of a project: its place in the list. */
  project?: number;
  /** The section whose lamp is lit on a page that is not a section. */
  within?: SectionId;
};

/** The routes that an owner's site has. */
export const routesOf = (site: RoutedSite): readonly SiteRoute[] => [
  ...allRoutes.filter((route) => hasRoute(site.portfolio, route)),
  ...projectPagesOf(site),
];

/** The pages of projects, of the showreel and of what the law wants. */
export function projectPagesOf({
  portfolio: { projects = [], reel, legal },
  projectPaths,
}: RoutedSite): readonly SiteRoute[] {
  const ofProjects = projects.flatMap(({ title }, index): SiteRoute[] => {
    const path = projectPaths[index];
    if (path === undefined) return [];
    return [{ path, title: () => title, sections: [], project: index, within: sectionIds.project }];
  });
  const ofReel: SiteRoute[] =
    reel?.file === undefined
      ? []
      : [{ path: showreelPath, title: () => reel.name, sections: [], within: sectionIds.home }];
  const ofLegal: SiteRoute[] = legal
    ? [{ path: legalPath, title: () => legal.heading, sections: [] }]
    : [];
  return [...ofProjects, ...ofReel, ...ofLegal];
}

/** Any other path means home, because no page is "not found". */
export function routeOf(path: string, site: RoutedSite): SiteRoute {
  return routesOf(site).find((route) => route.path === path) ?? routes.home;
}

/** The portrait is a part of its own, but belongs to the home page (site/sections/hero/portrait.tsx). */
export const portraitPart = 'portrait';

/** A part of the main element: a section of the home page (its id), a page of its own (its path), or the portrait. */
export type PagePart = SectionId | Path | typeof portraitPart;

export function partsOf({ path, sections }: SiteRoute): readonly PagePart[] {
  if (path === routes.home.path) return [...sections, portraitPart];
  return sections.length > 0 ? sections : [path];
}

/** The id of the main element. The skip link leads there. */
export const mainId = 'main';
