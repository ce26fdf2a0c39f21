/** The page of the owner's life. */
import { choice, group, list, optional } from '../field.ts';
import * as rule from '../rules.ts';
import { sentences } from '../text-fields.ts';

/** The drawn motifs that can stand beside a paragraph. */
export const motifs = [
  'order',
  'art',
  'reading',
  'cycling',
  'people',
  'school',
  'spanish',
] as const;

const paragraph = group(
  { label: 'Paragraph', help: 'A paragraph', example: '[[life]], text = "I draw."' },
  {
    motif: optional(
      choice(
        { label: 'Drawing', help: `One of ${motifs.join(', ')}`, example: '"art"' },
        motifs,
        rule.oneOf('drawing', motifs),
      ),
    ),
    text: sentences({
      label: 'Text',
      help: 'A paragraph, or several with a blank line between them',
      most: 1200,
      example: 'I draw.',
    }),
  },
);

export const life = list(
  {
    label: 'Life',
    help: 'At least one paragraph',
    example: '[[life]], motif = "art", text = "I draw."',
  },
  paragraph,
);
