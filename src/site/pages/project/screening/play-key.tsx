import { type RefObject, useLayoutEffect, useRef } from 'react';
import { clockTime } from '../../../clock-time.ts';
import { ProgramButton } from '../../../components/program-button.tsx';
import { useSite } from '../../../site-content.ts';
import styles from './play-key.module.css';

type PlayKeyProps = {
  player: RefObject<HTMLVideoElement | null>;
  name: string;
};

/**
 * The key on the picture. The browser's own controls come when it has been pressed, because each browser has another large sign
 * before, and Chromium does not take a press on a film that it has not loaded.
 */
export function PlayKey({ player, name }: PlayKeyProps) {
  const { media, words } = useSite();
  const { seconds } = media[name] ?? {};
  const length = seconds === undefined ? '' : clockTime(seconds);
  const key = useRef<HTMLButtonElement>(null);
  // The film has ended, or does not play. It is hidden now, so the focus would go to the page.
  useLayoutEffect(() => {
    if (player.current && document.activeElement === player.current)
      key.current?.focus({ preventScroll: true });
  }, [player]);
  return (
    <ProgramButton
      ref={key}
      className={styles.key}
      aria-label={`${words.projectPage.film.play} ${length}`.trim()}
      onClick={() => {
        // After an error it would not look for the file again.
        if (player.current?.error) player.current.load();
        // Its events tell what has become of it.
        player.current?.play().catch(() => {});
      }}
    >
      {length}
    </ProgramButton>
  );
}
