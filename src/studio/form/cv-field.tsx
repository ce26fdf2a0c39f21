import { useEffect, useState } from 'react';
import { useFiles, useStudioActions } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import styles from './field.module.css';
import { FileInput } from './file-input.tsx';

type CvFieldProps = {
  firstName: string;
  language: string;
  /** The addresses of the pages in other languages, each on a line: the name of the CV goes by them as well. */
  otherPages: string;
};

export function CvField({ firstName, language, otherPages }: CvFieldProps) {
  const { composer, change } = useStudioActions();
  const { cv } = useFiles();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!cv) return setSaid('');
    let isWanted = true;
    composer.readCv(cv, { firstName, language, otherPages }).then((found) => {
      if (!isWanted) return;
      const isRight = 'fileName' in found;
      setSaid(isRight ? words.cvIs(found.fileName, found.pages, found.size) : '');
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [composer, cv, firstName, language, otherPages]);

  const take = async (file: File) => {
    // A file that has changed or is gone is told as an empty one.
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()));
    const found = await composer.readCv(bytes, { firstName, language, otherPages });
    if ('problem' in found) return found;
    return () => change((work) => ({ ...work, cv: bytes }));
  };

  return (
    <FileInput
      name="cv"
      label={words.cv}
      help={words.cvHelp}
      accept="application/pdf,.pdf"
      held={cv}
      take={take}
    >
      {said && (
        <p className={styles.said} dir="auto">
          {said}
        </p>
      )}
    </FileInput>
  );
}
