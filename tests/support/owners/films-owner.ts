/** An owner with films and sounds that every engine plays, because their codecs need no licence, and with some that it does not. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { count } from '../../../src/words/count.ts';
import { wordsIn } from '../../../src/words/languages.ts';
import { root } from '../sites/project-copy.ts';
import { buildVariation } from './build-variation.ts';
import { portfolioOf } from './owners.ts';

const OWNER = 'cinematographer';
const portfolio = await portfolioOf(OWNER);

/** The words of the pages of films. */
export const { projectPage } = count(wordsIn(portfolio.language, {}).words, {
  jobs: portfolio.work.jobs.length,
  size: '',
  pages: 1,
});

const still = { still: 'windows.webp', stillAlt: 'A city at dusk' };

/** By their addresses. */
export const films = {
  film: { title: 'Windows', film: 'windows.webm', captions: 'harbour-at-dawn.vtt', ...still },
  sound: { title: 'The Keeper', film: 'keeper.mp3', still: 'keeper.svg', stillAlt: 'A lighthouse' },
  lost: { title: 'Lost Film', film: 'lost.webm', ...still, story: 'It is not there.' },
  licensed: { title: 'Harbour', film: 'harbour-at-dawn.mp4', still: 'harbour.webp' },
  old: { title: 'An Old Master', film: 'prores.mov', ...still },
} as const;

export type FilmName = keyof typeof films;

/** The path of a film's page. */
export const filmPath = (name: FilmName) => `/Project/${name}`;

/** Builds the site. The film of `lost` does not lie beside its page. Returns the absolute path of the page. */
export async function buildFilms(site: string): Promise<string> {
  const bytes = (folder: string, name: string) =>
    readFileSync(join(root, 'tests/fixtures', folder, name));
  const windows = bytes(`${OWNER}/public`, 'windows.webm');
  const file = await buildVariation(
    site,
    {
      ...portfolio,
      reel: { name: 'My showreel', file: 'reel.webm' },
      projects: Object.entries(films).map(([slug, film]) => ({ ...film, slug })),
    },
    {
      'public/reel.webm': windows,
      'public/lost.webm': windows,
      'public/prores.mov': bytes('films', 'prores.mov'),
    },
    OWNER,
  );
  rmSync(join(dirname(file), 'lost.webm'));
  return file;
}
