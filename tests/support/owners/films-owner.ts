/** An owner with films and sounds that every engine plays, because their codecs need no licence, and with some that it does not. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Path } from '../../../src/routes.ts';
import { filledWordsIn } from '../../../src/words/languages.ts';
import { root } from '../sites/project-copy.ts';
import { buildVariation } from './build-variation.ts';
import { portfolioOf } from './owners.ts';

const OWNER = 'cinematographer';
const portfolio = await portfolioOf(OWNER);

export const { greeting } = portfolio;

export const words = filledWordsIn(
  portfolio.language,
  {},
  {
    jobs: portfolio.work.jobs.length,
    size: '',
    pages: 1,
  },
);

/** The words of the pages of films. */
export const { projectPage } = words;

const still = { still: 'windows.webp', stillAlt: 'A city at dusk' };

const credits = [{ role: 'Sound', name: 'Ana Ruiz' }];

/** By their addresses. */
export const films = {
  film: {
    title: 'Windows',
    film: 'windows.webm',
    captions: 'harbour-at-dawn.vtt',
    ...still,
    story: 'Each window has somebody behind it.',
    credits,
  },
  sound: { title: 'The Keeper', film: 'keeper.mp3', still: 'keeper.svg', stillAlt: 'A lighthouse' },
  lost: { title: 'Lost Film', film: 'lost.webm', ...still, story: 'It is not there.' },
  licensed: { title: 'Harbour', film: 'harbour-at-dawn.mp4', still: 'harbour.webp' },
  unknown: { title: 'An Unknown Picture', film: 'unknown.webm', ...still },
  old: { title: 'An Old Master', film: 'prores.mov', ...still },
} as const;

export type FilmName = keyof typeof films;

/** The path of a film's page. */
export const filmPath = (name: FilmName): Path => `/Project/${name}`;

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
      'public/unknown.webm': withPictureUnknown(windows),
      'public/prores.mov': bytes('films', 'prores.mov'),
    },
    OWNER,
  );
  rmSync(join(dirname(file), 'lost.webm'));
  return file;
}

/** The same film with another name for the codec of its picture. */
function withPictureUnknown(film: Buffer): Buffer {
  return Buffer.from(film.toString('latin1').replace('V_VP9', 'V_NEW'), 'latin1');
}
