import {
  allRoutes,
  type PagePart,
  type Path,
  partsOf,
  portraitPart,
  type RouteName,
  routeNames,
  routeOf,
  routes,
  type SectionName,
} from '../../../src/routes.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { paragraphsOf } from '../../../src/site/components/paragraphs.tsx';
import { titleOf } from '../../../src/site/layout/title.ts';
import { periodInWords } from '../../../src/site/period.ts';
import { fill } from '../../../src/words/fill.ts';
import type { FilledWords } from '../../../src/words/types.ts';
import { isPortraitDrawn, portfolio, projects, site, words } from './content.ts';

/** The texts of each route, on screen and on paper. Its heading comes first. */
type ExpectedTexts = Readonly<Record<RouteName, readonly [heading: string, ...others: string[]]>>;

/** The texts that a visitor reads on an owner's site. */
export function expectedTextsOf(
  portfolio: Omit<Portfolio, 'texts'>,
  words: FilledWords,
): ExpectedTexts {
  const { about, contact, hero, lifeDetails, workDetails } = words;
  const { life = [], projects, work, whatsapp = true } = portfolio;
  const { cards } = about;
  const aboutSays = [
    about.heading,
    ...(portfolio.about ? paragraphsOf(portfolio.about) : []),
    ...(work ? [cards.work.title, cards.work.text] : []),
    ...(life.length > 0 ? [cards.life.title, cards.life.text] : []),
    cards.cv.title,
  ] as const;
  const projectsSay = [
    words.projects.heading,
    ...(projects ?? []).flatMap(({ title, role = '', client = '', year = '', text = '' }) =>
      [title, role, client, year, ...paragraphsOf(text)].filter(Boolean),
    ),
  ] as const;
  const contactSays = [
    contact.heading,
    contact.address,
    portfolio.email,
    ...(portfolio.phone ? [whatsapp ? contact.whatsapp : portfolio.phone] : []),
    ...(portfolio.linkedin ? [contact.linkedin] : []),
    ...(portfolio.links ?? []).map(({ name }) => name),
  ] as const;
  const reel = portfolio.reel ? [portfolio.reel.name] : [];
  return {
    home: [
      portfolio.greeting,
      hero.subtitle,
      ...reel,
      ...aboutSays,
      ...(projects ? projectsSay : []),
      ...contactSays,
    ],
    about: aboutSays,
    project: projectsSay,
    contact: contactSays,
    workDetails: [
      workDetails.heading,
      ...(work?.summary ? paragraphsOf(work.summary) : []),
      workDetails.list,
      ...(work?.jobs ?? []).flatMap((job) =>
        textsIn({ ...job, period: periodInWords(job.period, workDetails.current) }),
      ),
      ...(work?.lists ?? []).flatMap(textsIn),
    ],
    lifeDetails: [lifeDetails.heading, ...life.flatMap(({ motif: _, ...texts }) => textsIn(texts))],
  };
}

/** The texts of all fields, in the order of the file. A new field needs no line here. */
function textsIn(record: Readonly<Record<string, string | readonly string[]>>): string[] {
  return Object.values(record).flat().flatMap(paragraphsOf);
}

/** The texts of the site under test. */
export const expectedTexts: ExpectedTexts = expectedTextsOf(portfolio, words);

export function titleAt(path: string): string {
  return titleOf(path, site);
}

/** The name of a slide of the carousel. The index begins at 0. */
export function slideName(index: number): string {
  return fill(words.projects.position, { position: index + 1, count: projects.length });
}

export function bulletName(index: number): string {
  return fill(words.projects.bullet, { position: index + 1 });
}

export const paths: readonly Path[] = allRoutes.map(({ path }) => path);

/** Together these show everything, because each of the others shows a section of home. */
export const wholeRoutes = routeNames.filter(
  (name) => name === 'home' || routes[name].sections.length === 0,
);
export const wholePaths = wholeRoutes.map((name) => routes[name].path);

/** The h1 of a route. */
export function headingOf(path: Path): string {
  const name = routeNames.find((each) => routes[each].path === path) ?? 'home';
  return expectedTexts[name][0];
}

/** The headings of the home page. */
export const sectionHeadings: Readonly<Record<SectionName, string>> = {
  home: expectedTexts.home[0],
  about: expectedTexts.about[0],
  project: expectedTexts.project[0],
  contact: expectedTexts.contact[0],
};

/** All parts of the document, in its order. */
export const allParts: readonly PagePart[] = inPlace([...new Set(allRoutes.flatMap(partsOf))]);

export function partsAt(path: Path): readonly PagePart[] {
  return inPlace(partsOf(routeOf(path, site)));
}

/** A drawing stands after the first part, because it is small. A photo stands after all parts. */
function inPlace(parts: readonly PagePart[]): readonly PagePart[] {
  const [first, ...others] = parts.filter((part) => part !== portraitPart);
  if (!first || !parts.includes(portraitPart)) return parts;
  return isPortraitDrawn ? [first, portraitPart, ...others] : [first, ...others, portraitPart];
}
