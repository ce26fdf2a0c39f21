/** The ring around the portrait, by the craft of the owner. A page has only its own, as data. */
import type { Accent, Craft } from '../../schema/choices.ts';
import type { Ring } from '../../site/site-content.ts';
import { camera } from './camera.ts';
import { edit } from './edit.ts';
import { light } from './light.ts';
import { radio } from './radio.ts';
import { sound } from './sound.ts';

const rings: Readonly<Record<Craft, (accent: Accent) => Ring>> = {
  camera,
  edit,
  light,
  radio,
  sound,
};

export const ringOf = (craft: Craft = 'camera', accent: Accent = 'red'): Ring =>
  rings[craft](accent);
