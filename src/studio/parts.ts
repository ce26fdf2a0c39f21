import type { Compiled } from '../compose/compiled.ts';
import type { FormField } from '../schema/form-field.ts';
import type { EditedSite } from './model/edited-site.ts';

/** The data in the page, packed as JSON. */
export type StudioParts = {
  compiled: Compiled;
  /** The script of the composer's worker. */
  composer: string;
  form: FormField;
  /** The site to begin with. */
  sample: EditedSite;
  /** Whether its portrait is the drawing that comes with the project. */
  hasSamplePortrait: boolean;
  /** Its CV in base64. */
  cv: string;
  /** The script of the page, which runs when all of this is unpacked, and its style. */
  app: string;
  style: string;
};
