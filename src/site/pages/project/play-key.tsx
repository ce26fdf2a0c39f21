import type { RefObject } from 'react';
import { clockTime } from '../../clock-time.ts';
import { ProgramButton } from '../../components/program-button.tsx';
import { useSite } from '../../site-content.ts';
import styles from './play-key.module.css';

type PlayKeyProps = {
  player: RefObject<HTMLVideoElement | null>;
  name: string;
};

/** A large key on the picture, because Chromium does not take a press on a film that it has not loaded. */
export function PlayKey({ player, name }: PlayKeyProps) {
  const { media, words } = useSite();
  const { seconds } = media[name] ?? {};
  const length = seconds === undefined ? '' : clockTime(seconds);
  return (
    <ProgramButton
      className={styles.key}
      aria-label={`${words.projectPage.film.play} ${length}`.trim()}
      onClick={() => {
        // It tells by its events what has become of it.
        player.current?.play().catch(() => {});
        // The key leaves, and the keyboard goes on with the film.
        player.current?.focus({ preventScroll: true });
      }}
    >
      {length}
    </ProgramButton>
  );
}
