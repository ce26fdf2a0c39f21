import { ringOf } from '../../../compose/rings/rings.ts';
import { messages } from '../../../messages/messages.ts';
import { crafts } from '../../../schema/choices.ts';
import { Lens } from '../../../site/sections/hero/lens.tsx';
import type { CustomFieldProps } from '../field-frame.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The ring around the portrait. Its pictures are the rings themselves. */
export function CraftField({ field, path, text }: CustomFieldProps) {
  const options = crafts.map((value) => ({
    value,
    name: messages.studio.crafts[value],
    picture: <Lens ring={ringOf(value)} />,
  }));
  return <PictureChoice {...{ field, path, text, options }} />;
}
