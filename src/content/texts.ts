import type { Texts } from '../words/types.ts';

/**
 * Headings, buttons and labels come in the language that profile.ts names. Whatever the site shall say otherwise stands here,
 * under the names of src/words/languages/en.ts. Example, between the braces: hero: { subtitle: 'Camera & Light' },
 * Where that file counts, write {count} for the number of jobs, {size} and {pages} for the CV.
 */
export const texts: Texts = {};
