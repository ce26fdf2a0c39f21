import type { Focus } from '../../schema/common-fields.ts';
import { focus } from '../../schema/rules.ts';
import type { Wanted } from './wanted.ts';

/** What is wanted of a picture, with the place that an owner gives, if that is valid. */
export function withFocus(place: unknown, wanted: Wanted): Wanted {
  const isFocus = focus(String(place)) === undefined;
  return isFocus ? { ...wanted, position: place as Focus } : wanted;
}
