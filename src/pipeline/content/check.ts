/**
 * Looks at everything the owner can edit and finds all faults at once: the content files, the CV and the portrait.
 * Runs at build time only; nothing of it reaches the page.
 */
import { z } from 'zod';
import type { Content, Focus } from '../../content/types.ts';
import type { Texts } from '../../words/types.ts';
import type { Folders } from '../folders.ts';
import { OwnerError } from '../owner-error.ts';
import { checkPortrait } from '../pictures/portrait.ts';
import { checkStills } from '../pictures/stills.ts';
import { checkCv } from './cv.ts';
import { type Fault, formatFaults } from './fault.ts';
import { loadContent, type UncheckedContent, Unreadable } from './load.ts';
import { questionsIn } from './questions.ts';
import { checkRoom } from './room.ts';
import { samplesInProfile } from './sample-signs.ts';
import { contentNames, schemasIn } from './schemas.ts';
import { focus, languageTag } from './text-rules.ts';

/** What the owner's files say, and what of it is still the sample or may be meant. Throws an OwnerError that lists every fault. */
export async function readContent(folders: Folders) {
  const content = await loadContent(folders);
  const { faults, ...others } = await checkContent(content, folders);
  if (faults.length > 0) throw new OwnerError(formatFaults(faults));
  // What the schemas found no fault in is of their types.
  return { content: content as Content, ...others };
}

export async function checkContent(content: UncheckedContent, folders: Folders) {
  const profile = z.record(z.string(), z.unknown()).catch({}).parse(content.profile);
  const language = languageIn(profile);
  const schemas = schemasIn(language ?? 'en');
  const faults = contentNames.flatMap((name) => faultsIn(name, schemas[name], content[name]));
  // The CV goes by the first name: while that is wrong, asking for a file would mislead.
  const hasName = 'firstName' in profile && !faults.some(({ field }) => field === 'firstName');
  const hasTexts = !faults.some(({ file }) => /texts\.ts$/.test(file));
  const isFocus = focus(String(profile.portraitFocus)) === undefined;
  const found = await Promise.all([
    faults,
    samplesInProfile(profile),
    hasName ? checkCv(folders.beside, String(profile.firstName)) : [],
    checkPortrait(folders, isFocus ? (profile.portraitFocus as Focus) : undefined),
    checkStills(folders, content.projects),
    language && hasTexts ? checkRoom(language, content.texts as Texts, folders.cache) : [],
    contentNames.flatMap((name) => questionsIn(name, content[name])),
  ]);
  return {
    faults: found.flat().filter(({ stops }) => !stops),
    samples: found.flat().filter(({ stops }) => stops === 'kit'),
    questions: found.flat().filter(({ stops }) => stops === 'nothing'),
  };
}

/** Nothing while the file cannot be read or names no language: no words can be looked at then. */
function languageIn({ language }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof language === 'string' && languageTag(language) === undefined ? language : undefined;
}

function faultsIn(name: keyof Content, schema: z.ZodType, value: unknown): Fault[] {
  const file = `src/content/${name}.ts`;
  if (value instanceof Unreadable) return [{ file, ...value.flaw }];
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => {
    const [problem = '', expected = ''] = message.split('\n');
    // 'jobs[2].points[1]'; a file that is one list starts with its name: 'projects[0].title'.
    const field = `${typeof path[0] === 'string' ? '' : name}${z.core.toDotPath(path)}`;
    return { file, field, problem, expected };
  });
}
