/** A site in two languages: two pages, made by one build. */
import { dirname } from 'node:path';
import { stringify } from 'smol-toml';
import { buildVariation } from '../owners/build-variation.ts';
import { portfolio } from '../owners/content.ts';
import { pdf } from '../owners/damaged.ts';

/** The second language. No fixture owner writes in it. */
export const SECOND = 'fr';
export const ADDRESS = 'https://two.tv/work/';

const { otherLanguages: _, projects: [project, ...projects] = [], ...plain } = portfolio;
const withProject = (title: string) => [{ ...project, title, story: 'At sea.' }, ...projects];
const first = { ...plain, address: ADDRESS, projects: withProject('Night ferry') } as const;
/** A copy with other texts. It has no address of its own, because that of the first page is the default. */
const second = {
  ...first,
  ...{ language: SECOND, greeting: 'Bonsoir', projects: withProject('Ferry de nuit') },
} as const;

/** The names of the CVs in public/, and their bytes. */
export const cvs = {
  first: { name: `${portfolio.firstName}-CV.pdf`, bytes: pdf('The first CV') },
  second: { name: `${portfolio.firstName}-CV.${SECOND}.pdf`, bytes: pdf('Le second CV') },
};

/** Returns the folder with the site. */
export async function buildTwoLanguages(name: string): Promise<string> {
  const page = await buildVariation(name, first, {
    [`content/portfolio.${SECOND}.toml`]: Buffer.from(stringify(second)),
    [`public/${cvs.first.name}`]: cvs.first.bytes,
    [`public/${cvs.second.name}`]: cvs.second.bytes,
  });
  return dirname(page);
}
