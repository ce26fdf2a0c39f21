/** The places of the site: its routes and the sections of its home page. All are given (docs/ARCHITECTURE.md) and declared only here. */
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
export type Path = (typeof routes)[RouteName]['path'];

/** In the order of the record. */
export const routeNames = Object.keys(routes) as RouteName[];

type KnownRoute = Route & { path: Path };

export const allRoutes: readonly KnownRoute[] = Object.values(routes);

/** Whether an owner's site has this route. */
export function hasRoute(portfolio: OptionalParts, { requiredField }: Route): boolean {
  return requiredField === undefined || portfolio[requiredField] !== undefined;
}

/** The routes that an owner's site has. */
export function routesOf(portfolio: OptionalParts): readonly KnownRoute[] {
  return allRoutes.filter((route) => hasRoute(portfolio, route));
}

/** Any other path means home, because no page is "not found". */
export function routeOf(path: string, portfolio: OptionalParts): KnownRoute {
  return routesOf(portfolio).find((route) => route.path === path) ?? routes.home;
}

/** The portrait is a part of its own, but belongs to the home page (site/sections/hero/portrait.tsx). */
export const portraitPart = 'portrait';

/** A part of the main element: a section of the home page (its id), a page of its own (its path), or the portrait. */
export type Part = SectionId | Path | typeof portraitPart;

export function partsOf({ path, sections }: (typeof allRoutes)[number]): readonly Part[] {
  if (path === routes.home.path) return [...sections, portraitPart];
  return sections.length > 0 ? sections : [path];
}

/** The id of the main element. The skip link leads there. */
export const mainId = 'main';
