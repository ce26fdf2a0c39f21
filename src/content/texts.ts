import type { Texts } from '../words/types.ts';

/**
 * Headings, buttons and labels come in the language that profile.ts names. Whatever the site shall say otherwise stands here,
 * under the names of src/words/languages/en.ts. Example, between the braces: hero: { subtitle: 'Camera & Light' },
 */
export const texts: Texts = {};
