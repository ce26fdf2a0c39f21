import type { Compiled } from '../compose/compiled.ts';
import type { Picture } from '../compose/ingredients.ts';
import type { FormField } from '../schema/field.ts';

/** The data in the page, packed as JSON. */
export type StudioParts = {
  compiled: Compiled;
  /** The script of the composer's worker. */
  composer: string;
  form: FormField;
  /** The preview shows its portrait and its CV, in base64, while the owner has chosen none. */
  sample: { portrait: Picture; cv: string };
  /** Whether the portrait is the drawing that comes with the project. */
  hasSamplePortrait: boolean;
  /** The script of the page, which runs when all of this is unpacked, and its style. */
  app: string;
  style: string;
};
