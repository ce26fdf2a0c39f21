import { clockTime } from '../../clock-time.ts';
import { useSite } from '../../site-content.ts';
import styles from './media-mark.module.css';

/** Says that a project has a film or a sound, and how long it is. */
export function MediaMark({ name }: { name: string }) {
  const { media, words } = useSite();
  const { width, seconds } = media[name] ?? {};
  const kind = width === undefined ? 'sound' : 'film';
  return (
    <span className={styles.mark} data-kind={kind}>
      <span className="visually-hidden">{words.projectPage[kind].name} </span>
      {seconds !== undefined && <bdi dir="ltr">{clockTime(seconds)}</bdi>}
    </span>
  );
}
