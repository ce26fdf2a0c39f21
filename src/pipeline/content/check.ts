/**
 * Looks at everything the owner can edit and finds all faults at once: the content files, the CV and the portrait.
 * Runs at build time only; nothing of it reaches the page.
 */
import leven from 'leven';
import type { z } from 'zod';
import type { Content } from '../../content/types.ts';
import type { Folders } from '../folders.ts';
import { OwnerError } from '../owner-error.ts';
import { checkPortrait } from '../pictures/portrait.ts';
import { checkCv } from './cv.ts';
import { type Fault, type Findings, formatFaults } from './fault.ts';
import { loadContent } from './load.ts';
import { contentNames, contentSchemas, type UncheckedContent } from './registry.ts';
import { samplesInProfile } from './sample-signs.ts';
import { nameOf } from './schemas.ts';
import { quote } from './text-rules.ts';

/** What the owner's files say, and what of it is still the sample. Throws an OwnerError that lists every fault. */
export async function readContent(
  folders: Folders,
): Promise<{ content: Content; samples: readonly Fault[] }> {
  const content = await loadContent(folders);
  const { faults, samples } = await checkContent(content, folders);
  if (faults.length > 0) throw new OwnerError(formatFaults(faults));
  // What the schemas found no fault in is of their types.
  return { content: content as Content, samples };
}

export async function checkContent(content: UncheckedContent, folders: Folders): Promise<Findings> {
  const profile = recordOf(content.profile);
  const faults = contentNames.flatMap((name) =>
    faultsIn(name, contentSchemas[name], content[name]),
  );
  // The CV goes by the first name: while that is wrong, asking for a file would mislead.
  const hasName = !faults.some(({ field }) => field === 'firstName' || field === 'profile');
  const findings = await Promise.all([
    hasName ? checkCv(folders.beside, String(profile.firstName)) : { faults: [], samples: [] },
    checkPortrait(folders.content, folders.cache),
  ]);
  return {
    faults: [...faults, ...findings.flatMap((found) => found.faults)],
    samples: [...samplesInProfile(profile), ...findings.flatMap((found) => found.samples)],
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
      const known = Object.keys(recordOf(definitionAt(schema, issue.path).shape));
      return issue.keys.map((key) =>
        misspelt(file, fieldName(name, [...issue.path, key]), key, known),
      );
    }
    if (issue.code === 'custom') {
      return [
        { file, field, problem: issue.message, expected: String(issue.params?.expected ?? '') },
      ];
    }
    const problem = problemWithList(valueAt(value, issue.path));
    return [{ file, field, problem, expected: expectedAt(schema, issue.path) }];
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

function expectedAt(schema: z.ZodType, path: Path): string {
  return schemaAt(schema, path)?.description ?? 'A group between braces, like the others: { … }.';
}

function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const inner = path.reduce<unknown>((at, key) => {
    const { element, items, shape } = recordOf(recordOf(at).def);
    if (typeof key === 'number') return element ?? recordOf(items)[key];
    return recordOf(shape)[String(key)];
  }, schema);
  return inner as z.ZodType | undefined;
}

function definitionAt(schema: z.ZodType, path: Path): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(schemaAt(schema, path)).def);
}

function misspelt(file: string, field: string, key: string, known: readonly string[]): Fault {
  const meant = known.find((name) => leven(name.toLowerCase(), key.toLowerCase()) <= 2);
  const expected = meant
    ? `Write ${quote(meant)} instead.`
    : `Remove it. There are: ${known.join(', ')}.`;
  return { file, field, problem: 'is not a field that the site knows.', expected };
}
