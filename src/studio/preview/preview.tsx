import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import type { Side } from '../app/header.tsx';
import { Switch } from '../app/switch.tsx';
import type { Composed } from '../composer/composing.ts';
import { isComposing } from '../keys.ts';
import { fileNamed, playable } from '../model/edited-site.ts';
import { placeInForm } from '../model/form-values.ts';
import { fieldAt, useFiles } from '../model/studio-actions.ts';
import type { Goal } from './find-target.ts';
import { Frames } from './frames.ts';
import styles from './preview.module.css';

type PreviewProps = {
  composed: Composed | undefined;
  goal: Goal;
  /** A narrow window shows form or preview: this makes one of them visible. */
  reach: (side: Side) => void;
  /** Edits another language of the site. Returns whether it has that. */
  speak: (language: string) => boolean;
};

/** Shows the composed page in a frame. What is seen there leads to its field, and a field to its place there. */
export function Preview({ composed, goal, reach, speak }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof messages.studio.width>('all');
  const [isShielded, setShielded] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef<Frames>(undefined);
  const { mediaFiles } = useFiles();
  const files = useRef(mediaFiles);
  const spoken = useRef(speak);

  useEffect(() => {
    files.current = mediaFiles;
    spoken.current = speak;
  });

  useLayoutEffect(() => {
    if (!stage.current) return;
    frames.current ??= new Frames(
      stage.current,
      messages.studio.preview,
      (name) => playable(fileNamed(files.current, name)),
      {
        reach: () => reach('form'),
        speak: (language) => spoken.current(language),
        shielded: () => setShielded(true),
        fail: (error) => setFailure({ error }),
      },
    );
    frames.current.leadTo(goal);
  }, [goal, reach]);

  // Before the paint, because it would wait for that.
  useLayoutEffect(() => {
    if (!composed) return;
    const { places, ...shown } = composed;
    frames.current?.show({
      ...shown,
      inForm: (field) => placeInForm(places, field),
    });
  }, [composed]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isKey || isComposing(event) || fieldAt(document.activeElement) === undefined) return;
      event.preventDefault();
      reach('preview');
      frames.current?.enter();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [reach]);

  // What has failed while a page was loading belongs to the boundary around the preview, too.
  if (failure) throw failure.error;
  return (
    <section className={styles.preview} aria-label={messages.studio.preview}>
      <div className={styles.bar}>
        <h2>{messages.studio.preview}</h2>
        <Switch
          label={messages.studio.preview}
          choices={messages.studio.width}
          chosen={width}
          choose={setWidth}
        />
        {!isShielded && (
          <small>
            <span>{messages.studio.pointHelp}</span>{' '}
            <span className={styles.keys}>{messages.studio.pointKeys}</span>
          </small>
        )}
        {!isShielded && composed && composed.examples.length > 0 && (
          <p>{messages.studio.hasExamples}</p>
        )}
      </div>
      {isShielded ? (
        <p className={styles.shielded}>{messages.studio.shielded}</p>
      ) : (
        <div ref={stage} className={styles.stage} data-width={width} />
      )}
    </section>
  );
}
