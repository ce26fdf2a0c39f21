/** The files of src/content and what each has to look like. Loading, check, development server, build and kit go over this list. */
import type { z } from 'zod';
import type { Content } from '../../content/types.ts';
import { lifeSchema, profileSchema, projectsSchema, textsSchema, workSchema } from './schemas.ts';

export const contentSchemas: { [Name in keyof Content]: z.ZodType<Content[Name]> } = {
  profile: profileSchema,
  projects: projectsSchema,
  work: workSchema,
  life: lifeSchema,
  texts: textsSchema,
};

export type ContentName = keyof Content;

export const contentNames = Object.keys(contentSchemas) as ContentName[];

/** What stands in the files, before the check has looked at it. */
export type UncheckedContent = Readonly<Record<ContentName, unknown>>;
