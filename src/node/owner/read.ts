/** Reads all files of the owner, and finds all faults at once: in the portfolio, the CV and the pictures. */
import { checkPortfolio, type Said } from '../../compose/check/check.ts';
import { type Fault, type Found, formatFaults, PORTFOLIO } from '../../compose/check/fault.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import { portfolioSchema } from '../../schema/portfolio.ts';
import type { Tell } from '../compiled.ts';
import type { Folders } from '../folders.ts';
import type { Sources } from '../pictures/picture.ts';
import { readPortrait } from '../pictures/portrait.ts';
import { readStills } from '../pictures/stills.ts';
import { type Cv, readCv } from './cv.ts';
import { readFilm } from './film.ts';
import { loadPortfolio } from './load.ts';
import { gatherMissingWords } from './missing-words.ts';
import { Unreadable } from './toml.ts';

const nothing: Found<Cv> = { faults: [] };

type Measures = CompiledFonts['measures'];

/** What a site is composed of, what of it is still the sample's, and questions. Throws an OwnerError that lists every fault. */
export async function readOwner(folders: Folders, measures: Measures, tell?: Tell) {
  const { faults, samples, questions, said, portrait, stills, cv, film } = await checkOwner(
    await loadPortfolio(folders),
    { ...folders, ...(tell && { tell }) },
    measures,
  );
  if (faults.length > 0 || !portrait || !stills || !cv) throw new OwnerError(formatFaults(faults));
  // Fields get the order of the schema here, because a file may have any order.
  const portfolio = portfolioSchema(String(said.language)).parse(said);
  return { portfolio, portrait, stills, cv, film, samples, questions };
}

export type Owner = Awaited<ReturnType<typeof readOwner>>;

/** The same, but returns the faults instead of throwing. */
export async function checkOwner(
  value: Said | Unreadable,
  folders: Folders & Pick<Sources, 'tell'>,
  measures: Measures,
) {
  const isReadable = !(value instanceof Unreadable);
  const said = isReadable ? value : {};
  const inPortfolio: readonly Fault[] = isReadable
    ? gatherMissingWords(checkPortfolio(said, measures), said)
    : [{ file: PORTFOLIO, ...value.flaw }];
  // The CV is named after the first name. While that is wrong, asking for a file would mislead.
  const hasName =
    'firstName' in said && !inPortfolio.some(({ field, stops }) => field === 'firstName' && !stops);
  const [cv, film, portrait, stills] = await Promise.all([
    hasName ? readCv(folders, String(said.firstName)) : nothing,
    readFilm(folders, said.reel),
    readPortrait(folders, said.portraitFocus),
    readStills(folders, said.projects),
  ]);
  const all = [...inPortfolio, ...cv.faults, ...film.faults, ...portrait.faults, ...stills.faults];
  return {
    faults: all.filter(({ stops }) => !stops),
    samples: all.filter(({ stops }) => stops === 'kit'),
    questions: all.filter(({ stops }) => stops === 'nothing'),
    said,
    cv: cv.value,
    film: film.value,
    portrait: portrait.value,
    stills: stills.value,
  };
}
