import { useEffect, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import type { CvText, Unread } from '../../sources/cv/cv-text.ts';
import { readCvText } from '../../sources/cv/read-cv.ts';
import { whenAnswered } from '../when-answered.ts';
import styles from './cv-text-offer.module.css';

type Read = Promise<CvText | Unread>;

/** No CV has more, but somebody may have made a PDF whose list would be too slow. */
const MOST_LINES = 3000;

/** Each CV is read once, and its lines stay the same ones, so the panel knows again which of them were put in. */
const known = new WeakMap<Uint8Array, Read>();

/** Offers the text of the CV, or says why there is none. */
export function CvTextOffer({ cv }: { cv: Uint8Array }) {
  const { showLines } = useStudioActions();
  const [text, setText] = useState<CvText | Unread>();
  useEffect(() => {
    setText(undefined);
    const read = known.get(cv) ?? readCvText(cv);
    known.set(cv, read);
    return whenAnswered(read, setText);
  }, [cv]);
  const { cvText } = messages.studio;
  return (
    <div className={styles.offer}>
      {typeof text === 'string' && <p>{cvText[text]}</p>}
      {typeof text === 'object' && (
        <>
          <p>{cvText.canFill}</p>
          <button
            type="button"
            onClick={() => showLines({ ...text, cv, lines: text.lines.slice(0, MOST_LINES) })}
          >
            {cvText.open}
          </button>
        </>
      )}
    </div>
  );
}
