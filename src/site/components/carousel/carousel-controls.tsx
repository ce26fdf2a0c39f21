import { fill } from '../../../words/fill.ts';
import { useSite } from '../../site-content.ts';
import { ProgramButton } from '../program-button.tsx';
import styles from './carousel-controls.module.css';

/** With more slides, nobody would count the bullets. */
const MOST_BULLETS = 12;

type CarouselControlsProps = {
  /** How many slides there are. */
  count: number;
  /** The slide in view; it counts from 0, and so does `goTo`. */
  current: number;
  goTo: (index: number) => void;
  step: (direction: -1 | 1) => void;
};

/** A bullet for each slide, or, for many slides, a count. Two buttons stand beside them; on a phone beside the count alone. */
export function CarouselControls({ count, current, goTo, step }: CarouselControlsProps) {
  const { position, bullet, previous, next } = useSite().words.projects;
  const isCounted = count > MOST_BULLETS;
  const beside = isCounted ? undefined : '';
  return (
    <div className={styles.controls}>
      <ProgramButton
        className={styles.step}
        data-beside={beside}
        aria-label={previous}
        onClick={() => step(-1)}
      >
        ‹
      </ProgramButton>
      {isCounted ? (
        <span className={styles.place}>{fill(position, { position: current + 1, count })}</span>
      ) : (
        <div className={styles.bullets}>
          {Array.from({ length: count }, (_, index) => (
            <ProgramButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its position
              key={index}
              className={styles.bullet}
              aria-label={fill(bullet, { position: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
      <ProgramButton
        className={styles.step}
        data-beside={beside}
        aria-label={next}
        onClick={() => step(1)}
      >
        ›
      </ProgramButton>
    </div>
  );
}
