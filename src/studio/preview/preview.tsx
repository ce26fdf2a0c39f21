import { useEffect, useRef, useState } from 'react';
import type { Path as Route } from '../../routes.ts';
import { Switch } from '../app/switch.tsx';
import { words } from '../words.ts';
import { Frames } from './frames.ts';
import styles from './preview.module.css';

type PreviewProps = {
  page: string | undefined;
  route: Route;
  isStale: boolean;
};

/** Shows the composed page in a frame. */
export function Preview({ page, route, isStale }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof words.width>('all');
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef<Frames>(undefined);

  useEffect(() => {
    if (!stage.current || !page) return;
    frames.current ??= new Frames(stage.current, words.preview);
    frames.current.show({ page, route });
  }, [page, route]);

  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.bar}>
        <h2>{words.preview}</h2>
        <Switch label={words.preview} choices={words.width} chosen={width} choose={setWidth} />
        {isStale && <p>{page === undefined ? words.noPreview : words.stale}</p>}
      </div>
      <div ref={stage} className={styles.stage} data-width={width} />
    </section>
  );
}
