/** A site of one person in three languages, as 3.x made it: three pages in one folder, with films. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'smol-toml';
import { buildVariation } from '../support/owners/build-variation.ts';
import { portfolio } from '../support/owners/content.ts';
import { pdf } from '../support/owners/damaged.ts';
import { ofVersion3 } from '../support/sites/of-version-3.ts';
import { root } from '../support/sites/project-copy.ts';
import { zipFolder } from '../support/sites/zip-folder.ts';

const film = (name: string) => readFileSync(join(root, 'tests/fixtures/films', name));

/** The films: one that the first two pages show, and one that only the first has. */
export const SHARED = 'shared.mp4';
export const OWN = 'own.mp4';

/** The names of the CVs of all pages. */
export const cvs = ['', '.fr', '.de'].map((tag) => `${portfolio.firstName}-CV${tag}.pdf`);

const [first, second, ...others] = portfolio.projects ?? [];
const { otherLanguages: _, ...plain } = portfolio;
const withFilms = (projects: readonly (typeof first)[], ...films: string[]) => ({
  ...plain,
  projects: projects
    .flatMap((project, index) => {
      const name = films[index];
      return project ? [{ ...project, ...(name !== undefined && { film: name }) }] : [];
    })
    .concat(others),
});

/** Builds it. The further pages have a project less, so they have no film of the first page. `files` are all files by their names; `page` is the path of index.html. */
export async function buildThreePages(name: string) {
  const page = await buildVariation(name, withFilms([first, second], SHARED, OWN), {
    'content/portfolio.fr.toml': Buffer.from(
      stringify({ ...withFilms([first], SHARED), language: 'fr', greeting: 'Bonsoir' }),
    ),
    'content/portfolio.de.toml': Buffer.from(
      stringify({ ...withFilms([first]), language: 'de', greeting: 'Guten Abend' }),
    ),
    ...Object.fromEntries(cvs.map((cv, index) => [`public/${cv}`, pdf(`CV ${index}`)])),
    [`public/${SHARED}`]: film('h264-aac.mp4'),
    [`public/${OWN}`]: film('h264.mp4'),
  });
  const folder = dirname(page);
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    const path = join(folder, file);
    writeFileSync(path, ofVersion3(readFileSync(path, 'utf8')));
  }
  const files = new Map(
    readdirSync(folder).map((each) => [each, readFileSync(join(folder, each))] as const),
  );
  return { page, folder, files, zip: zipFolder(folder) };
}
