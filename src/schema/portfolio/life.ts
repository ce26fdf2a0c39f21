/** The page of the owner's life. */

import { motifs } from '../choices.ts';
import { sentencesField } from '../common-fields.ts';
import { choice, group, list, optional } from '../make-field.ts';
import * as rule from '../rules.ts';

const paragraph = group(
  { message: 'paragraph', example: '[[life]], text = "I draw."' },
  {
    motif: optional(
      choice({ message: 'motif', scope: 'shared', example: 'art' }, motifs, rule.drawing(motifs)),
    ),
    text: sentencesField({ message: 'paragraphText', scope: 'translated', most: 1200 }),
  },
);

export const life = list(
  {
    message: 'life',
    example: '[[life]], motif = "art", text = "I draw."',
  },
  paragraph,
);
