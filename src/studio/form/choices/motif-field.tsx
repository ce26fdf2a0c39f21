import { drawings } from '../../../compose/drawings.ts';
import { Motif } from '../../../site/components/motif.tsx';
import type { CustomFieldProps } from '../field-frame.tsx';
import { isDrawing, nameOfChoice } from '../text-fields/text-field.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The drawing beside a paragraph. */
export function MotifField({ field, path, text }: CustomFieldProps) {
  const options = (field.choices ?? []).filter(isDrawing).map((value) => ({
    value,
    name: nameOfChoice(value),
    picture: <Motif {...drawings[value]} />,
  }));
  return <PictureChoice {...{ field, path, text, options }} />;
}
