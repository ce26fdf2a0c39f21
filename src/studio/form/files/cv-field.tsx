import { useEffect, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { CvNamedBy } from '../../composer/answers.ts';
import type { Composer } from '../../composer/worker.ts';
import { withCv } from '../../model/languages.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import { whenAnswered } from '../when-answered.ts';
import { CvTextOffer } from './cv-text-offer.tsx';
import { FileInput } from './file-input.tsx';

type CvRead = ReturnType<Composer['readCv']>;

export function CvField({ firstName, language, otherPages }: CvNamedBy) {
  const { composer, change } = useStudioActions();
  const { cv } = useFiles();
  const [summary, setSummary] = useState('');

  useEffect(() => {
    if (!cv) return setSummary('');
    const read: Promise<CvRead> = composer.readCv(cv, { firstName, language, otherPages });
    return whenAnswered(read, (found) => {
      const isRight = 'fileName' in found;
      setSummary(
        isRight
          ? messages.studio.cvIs({ name: found.fileName, count: found.pages, size: found.size })
          : '',
      );
    });
  }, [composer, cv, firstName, language, otherPages]);

  const take = async (file: File) => {
    // A file that has changed or is gone counts as an empty one.
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()));
    const found = await composer.readCv(bytes, { firstName, language, otherPages });
    if ('problem' in found) return found;
    return () => change((site) => withCv(site, bytes));
  };

  return (
    <FileInput
      name="cv"
      label={messages.studio.cv}
      help={messages.studio.cvHelp}
      accept="application/pdf,.pdf"
      held={cv}
      take={take}
    >
      {/* Its line is there from the start. If it came later, a press on what is below would miss it. */}
      {cv && (
        <p className={styles.summary} dir="auto">
          {summary || '\u00a0'}
        </p>
      )}
      {cv && <CvTextOffer cv={cv} />}
    </FileInput>
  );
}
