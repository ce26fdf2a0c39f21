import { useEffect, useRef, useState } from 'react';
import type { Path as Route } from '../../routes.ts';
import { Switch } from '../app/switch.tsx';
import type { Composed } from '../composer/worker.ts';
import { named, playable } from '../model/edited-site.ts';
import { useFiles } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import { Frames } from './frames.ts';
import styles from './preview.module.css';

type PreviewProps = {
  composed: Composed | undefined;
  route: Route;
};

/** Shows the composed page in a frame. */
export function Preview({ composed, route }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof words.width>('all');
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef<Frames>(undefined);
  const { mediaFiles } = useFiles();
  const files = useRef(mediaFiles);

  useEffect(() => {
    files.current = mediaFiles;
  }, [mediaFiles]);

  useEffect(() => {
    if (!stage.current || !composed) return;
    frames.current ??= new Frames(stage.current, words.preview, (name) =>
      playable(named(files.current, name)),
    );
    const { page, examples } = composed;
    frames.current.show({ page, route, examples });
  }, [composed, route]);

  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.bar}>
        <h2>{words.preview}</h2>
        <Switch label={words.preview} choices={words.width} chosen={width} choose={setWidth} />
        {composed && composed.examples.length > 0 && <p>{words.hasExamples}</p>}
      </div>
      <div ref={stage} className={styles.stage} data-width={width} />
    </section>
  );
}
