/**
 * Looks at everything the owner can edit and finds all faults at once: what the portfolio says, the CV and the pictures.
 * Runs at build time only; nothing of it reaches the page.
 */

import { type Fault, formatFaults, PORTFOLIO } from '../../compose/check/fault.ts';
import { questionsIn } from '../../compose/check/questions.ts';
import { checkRoom } from '../../compose/check/room.ts';
import { samplesIn } from '../../compose/check/sample-signs.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import { type Focus, flawsIn, type Portfolio } from '../../schema/portfolio.ts';
import { focus, languageTag } from '../../schema/rules.ts';
import type { Texts } from '../../schema/texts.ts';
import type { Folders } from '../folders.ts';
import { checkPortrait } from '../pictures/portrait.ts';
import { checkStills } from '../pictures/stills.ts';
import { checkCv } from './cv.ts';
import { loadPortfolio } from './load.ts';
import { Unreadable } from './toml.ts';

/** What the owner's files say, and what of it is still the sample or may be meant. Throws an OwnerError that lists every fault. */
export async function readPortfolio(folders: Folders) {
  const value = await loadPortfolio(folders);
  const { faults, ...others } = await checkPortfolio(value, folders);
  if (faults.length > 0) throw new OwnerError(formatFaults(faults));
  // What the schema found no fault in is of its type.
  return { portfolio: value as Portfolio, ...others };
}

export async function checkPortfolio(value: unknown, folders: Folders) {
  const said = groupIn(value);
  const language = languageIn(said);
  const flaws = value instanceof Unreadable ? [value.flaw] : flawsIn(value, language ?? 'en');
  const faults = flaws.map((flaw): Fault => ({ file: PORTFOLIO, ...flaw }));
  // The CV goes by the first name: while that is wrong, asking for a file would mislead.
  const hasName = 'firstName' in said && !faults.some(({ field }) => field === 'firstName');
  const hasTexts = !faults.some(({ field }) => field.startsWith('texts'));
  const isFocus = focus(String(said.portraitFocus)) === undefined;
  const found = await Promise.all([
    faults,
    samplesIn(said),
    hasName ? checkCv(folders.beside, String(said.firstName)) : [],
    checkPortrait(folders, isFocus ? (said.portraitFocus as Focus) : undefined),
    checkStills(folders, said.projects),
    language && hasTexts ? checkRoom(language, said.texts as Texts, folders.cache) : [],
    questionsIn(said),
  ]);
  return {
    faults: found.flat().filter(({ stops }) => !stops),
    samples: found.flat().filter(({ stops }) => stops === 'kit'),
    questions: found.flat().filter(({ stops }) => stops === 'nothing'),
  };
}

type Group = Readonly<Record<string, unknown>>;

/** Nothing while the file cannot be read. */
function groupIn(value: unknown): Group {
  const isGroup = typeof value === 'object' && value !== null && !(value instanceof Unreadable);
  return isGroup ? (value as Group) : {};
}

/** Nothing while none is named: no words can be looked at then. */
function languageIn({ language }: Group): string | undefined {
  return typeof language === 'string' && languageTag(language) === undefined ? language : undefined;
}
