import { drawings } from '../../../compose/drawings.ts';
import { messages } from '../../../messages/messages.ts';
import { motifs } from '../../../schema/choices.ts';
import { Motif } from '../../../site/components/motif.tsx';
import type { CustomFieldProps } from '../field-frame.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The drawing beside a paragraph. */
export function MotifField({ field, path, text }: CustomFieldProps) {
  const options = motifs.map((value) => ({
    value,
    name: messages.studio.drawings[value],
    picture: <Motif {...drawings[value]} />,
  }));
  return <PictureChoice {...{ field, path, text, options }} />;
}
