/** The files of src/content. Loading, check, development server, build and kit go over this list. */
import type { Content } from '../../content/types.ts';
import { contentSchemas } from './schemas.ts';

export type ContentName = keyof Content;

export const contentNames = Object.keys(contentSchemas) as ContentName[];

/** What stands in the files, before the check has looked at it. */
export type UncheckedContent = Readonly<Record<ContentName, unknown>>;
