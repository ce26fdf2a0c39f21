import { use } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import type { TextLine } from '../../sources/cv/cv-text.ts';
import type { FieldText } from '../../sources/panel/line-source.ts';
import styles from '../field.module.css';
import { PastingContext } from '../pasting/pasting-context.ts';

/** Several lines that were pasted into a field of one line. */
export type PastedBlock = { lines: readonly TextLine[]; into: FieldText };

/** So many lines are no job, and a list of them would be slow. */
const MOST = 500;

/** Offers to put the lines of a block into the fields that they belong to, as long as the text is as it was pasted. */
export function LinesOffer({ pasted, text }: { pasted: PastedBlock | undefined; text: string }) {
  const { showLines } = useStudioActions();
  // Rows have columns, which are offered in its stead.
  const isTable = use(PastingContext)?.offer.kind === 'table';
  if (
    isTable ||
    !pasted ||
    pasted.into.text !== text ||
    pasted.lines.length < 2 ||
    pasted.lines.length > MOST
  )
    return null;
  return (
    <button type="button" className={styles.offer} onClick={() => showLines(pasted)}>
      {messages.studio.lines.offer}
    </button>
  );
}
