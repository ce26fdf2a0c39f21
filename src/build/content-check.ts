/**
 * Looks at everything the owner can edit and finds all faults at once: the content files, the CV and the portrait.
 * Runs at build time only; nothing of it reaches the page.
 */
import { join } from 'node:path';
import type { z } from 'zod';
import {
  lifeSchema,
  listsExpected,
  nameOf,
  profileSchema,
  projectsSchema,
  workSchema,
} from './content-schema.ts';
import { checkCv } from './cv.ts';
import type { Fault, Findings } from './fault.ts';
import { checkPortrait } from './portrait.ts';
import { hasFictionalPhone, hasSampleAddress, hasSampleWord } from './sample-signs.ts';
import { everyText, quote } from './text-rules.ts';

export type Content = {
  profile: unknown;
  projects: unknown;
  work: unknown;
  life: unknown;
  texts?: unknown;
};

export async function checkContent(
  content: Content,
  root: string,
  cacheFolder = join(root, '.cache'),
): Promise<Findings> {
  const profile = recordOf(content.profile);
  const profileFaults = faultsIn('profile', profileSchema, content.profile);
  // The CV goes by the first name: while that is wrong, asking for a file would mislead.
  const hasName = profileFaults.every(({ field }) => field !== 'firstName' && field !== 'profile');
  const findings = await Promise.all([
    hasName ? checkCv(root, String(profile.firstName)) : { faults: [], samples: [] },
    checkPortrait(join(root, 'src/content'), cacheFolder),
  ]);
  return {
    faults: [
      ...profileFaults,
      ...faultsIn('projects', projectsSchema, content.projects),
      ...faultsIn('work', workSchema, content.work),
      ...faultsIn('life', lifeSchema, content.life),
      ...faultsInTexts(content.texts, 'texts'),
      ...findings.flatMap(({ faults }) => faults),
    ],
    samples: [...samplesIn(profile), ...findings.flatMap(({ samples }) => samples)],
  };
}

type Path = readonly PropertyKey[];

function faultsIn(name: string, schema: z.ZodType, value: unknown): Fault[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const file = `src/content/${name}.ts`;
  return result.error.issues.flatMap((issue): Fault[] => {
    const field = fieldName(name, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, issue.path);
      return issue.keys.map((key) =>
        misspelt(file, fieldName(name, [...issue.path, key]), key, known),
      );
    }
    if (issue.code === 'custom') {
      return [
        { file, field, problem: issue.message, expected: String(issue.params?.expected ?? '') },
      ];
    }
    const found = valueAt(value, issue.path);
    return [{ file, field, problem: problemWithList(found), expected: expectedAt(field) }];
  });
}

/** 'jobs[2].points[1]'; a file that is one list starts with its name: 'projects[0].title'. */
function fieldName(name: string, path: Path): string {
  const start = typeof path[0] === 'string' ? '' : name;
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    return field === '' ? String(key) : `${field}.${String(key)}`;
  }, start);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => recordOf(inner)[String(key)], value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function problemWithList(found: unknown): string {
  if (found === undefined || found === null) return 'is missing.';
  if (!Array.isArray(found))
    return `is ${typeof found === 'string' ? 'a text' : nameOf(found)}, which does not fit here.`;
  return found.length === 0
    ? 'is empty.'
    : `has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}.`;
}

function expectedAt(field: string): string {
  const list = listsExpected.find((each) => each.field.test(field));
  return list?.expected ?? 'A group between braces, like the others: { … }.';
}

function misspelt(file: string, field: string, key: string, known: readonly string[]): Fault {
  const meant = known.find((name) => distance(name.toLowerCase(), key.toLowerCase()) <= 2);
  const expected = meant
    ? `Write ${quote(meant)} instead.`
    : `Remove it. There are: ${known.join(', ')}.`;
  return { file, field, problem: 'is not a field that the site knows.', expected };
}

/** The fields of the group that the path leads to. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  const inner = path.reduce<unknown>((at, key) => {
    const definition = recordOf(recordOf(at).def);
    return typeof key === 'number' ? definition.element : recordOf(definition.shape)[String(key)];
  }, schema);
  return Object.keys(recordOf(recordOf(recordOf(inner).def).shape));
}

/** How many letters have to be changed, added or taken away. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The other texts may say anything, but not nothing. */
function faultsInTexts(value: unknown, field: string): Fault[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => {
      const step = Array.isArray(value) ? `[${key}]` : `.${key}`;
      return faultsInTexts(inner, field + step);
    });
  }
  const problem = typeof value === 'string' ? everyText(value) : undefined;
  if (!problem) return [];
  return [
    {
      file: 'src/content/texts.ts',
      field,
      problem,
      expected: 'Write the text that the page shall show there.',
    },
  ];
}

function samplesIn(profile: Readonly<Record<string, unknown>>): Fault[] {
  const signs: readonly { field: string; isSample: (text: string) => boolean; expected: string }[] =
    [
      { field: 'fullName', isSample: hasSampleWord, expected: 'Write your own name.' },
      { field: 'greeting', isSample: hasSampleWord, expected: 'Greet with your own name.' },
      {
        field: 'description',
        isSample: hasSampleWord,
        expected: 'Write one sentence about yourself.',
      },
      { field: 'email', isSample: hasSampleAddress, expected: 'Write your own e-mail address.' },
      { field: 'phone', isSample: hasFictionalPhone, expected: 'Write your own phone number.' },
      {
        field: 'linkedin',
        isSample: hasSampleWord,
        expected: 'Write the address of your own profile.',
      },
    ];
  return signs.flatMap(({ field, isSample, expected }) => {
    const value = profile[field];
    if (typeof value !== 'string' || !isSample(value)) return [];
    const problem = `is still the sample: ${quote(value)}.`;
    return [{ file: 'src/content/profile.ts', field, problem, expected }];
  });
}

export function formatFaults(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? 'One thing has' : `${faults.length} things have`;
  return `${count} to be mended before the site can be built:\n\n${list(faults)}`;
}

export function formatSamples(samples: readonly Fault[]): string {
  const count = samples.length === 1 ? 'ONE VALUE' : `${samples.length} VALUES`;
  return `${count} OF THE SAMPLE STILL IN PLACE; not to be sent to anybody:\n\n${list(samples)}`;
}

function list(faults: readonly Fault[]): string {
  return faults
    .map(({ file, field, problem, expected }) => {
      const place = field === '' ? file : `${file}: ${field}${inWords(field)}`;
      return `  ${place} ${problem}\n    ${expected}`;
    })
    .join('\n');
}

/** Brackets count from 0, people from 1. */
function inWords(field: string): string {
  const counted = [...field.matchAll(/(\w+)\[(\d+)\]/g)].map(([, name = '', index]) => {
    const noun = name === 'life' ? 'paragraph' : name.replace(/s$/, '');
    return `${noun} ${Number(index) + 1}`;
  });
  return counted.length === 0 ? '' : ` (${counted.join(', ')})`;
}
