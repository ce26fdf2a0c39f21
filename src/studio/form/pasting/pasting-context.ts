import { createContext } from 'react';
import type { FormField } from '../../../schema/field.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import type { FieldPath } from '../../model/form-values.ts';
import type { Offer } from './offers.ts';
import type { Grown } from './taking.ts';

export type Pasting = {
  /** The field or the list below which the offer stands. */
  name: string;
  offer: Offer;
  /** Tells it from the one before, of which nothing stays. */
  place: number;
  form: FormField;
  /** How many entries the list has beside those that are offered. */
  beside: number;
  /** Puts the entries into the site, in one step of undo. The focus goes to `goal` in the one that `counted` says, from the first new one. */
  take: (
    grow: (site: EditedSite) => Grown,
    list: FieldPath,
    count: number,
    goal: { counted: number; field?: string },
  ) => void;
  /** Puts another text into the field. */
  replace: (text: string) => void;
  dismiss: () => void;
};

export const PastingContext = createContext<Pasting | undefined>(undefined);
