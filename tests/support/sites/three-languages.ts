/** A site with films in three languages that switch in place, one of them from right to left. */
import { stringify } from 'smol-toml';
import { buildVariation } from '../owners/build-variation.ts';
import { pdf } from '../owners/damaged.ts';
import { portfolioOf } from '../owners/owners.ts';

const OWNER = 'cinematographer';
const { otherLanguages: _, ...portfolio } = await portfolioOf(OWNER);

/** What the two further pages say themselves. All else is as on the first page, or the site's words. */
export const further = {
  de: {
    greeting: 'Guten Abend',
    occupation: 'Bildgestalterin · Madrid',
    reel: { name: 'Showreel ansehen' },
    projects: withStory('Am Hafen.'),
  },
  ar: {
    greeting: 'مساء الخير',
    occupation: 'مديرة تصوير · مدريد',
    reel: { name: 'شاهد أعمالي' },
    projects: withStory('في الميناء.'),
  },
} as const;

export const first = portfolio;

/** The first project, and the one whose film every engine plays, have a story that is longer than in English. */
function withStory(words: string) {
  return portfolio.projects.map(({ film }, index) =>
    index === 0 || film === 'windows.webm' ? { story: `${words} `.repeat(40) } : {},
  );
}

/** Returns the absolute path of the first page. */
export function buildThreeLanguages(name: string): Promise<string> {
  const files = Object.entries(further).flatMap(([language, said]) => [
    [`content/portfolio.${language}.toml`, Buffer.from(stringify(said))],
    [`public/${portfolio.firstName}-CV.${language}.pdf`, pdf(`CV in ${language}`)],
  ]);
  return buildVariation(name, portfolio, Object.fromEntries(files), OWNER);
}
