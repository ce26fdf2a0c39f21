import { words } from 'virtual:words';
import { Children, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { ProgramButton } from './program-button.tsx';
import { useSwiper } from './use-swiper.ts';

const { carousel, slide: slideName, position, bullet, previous, next } = words.projects;

/** More are a wall of dots that nobody counts. */
const MOST_BULLETS = 12;

type CarouselProps = {
  label: string;
  /** One child a slide. */
  children: ReactNode;
};

/**
 * A looping row of slides with a bullet for each. Without a program, and on paper, a plain list.
 * Reader modes drop a div of little else than links, but no section; without a name that is a box as well.
 */
export function Carousel({ label, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { viewport, current, moved, goTo, step, handleKey } = useSwiper(count);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <section
      className={styles.carousel}
      role="group"
      aria-roledescription={carousel}
      aria-label={label}
      data-slides={count}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <section ref={viewport} className={`swiper ${styles.viewport}`}>
        <section className={`swiper-wrapper ${styles.track}`}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
              key={index}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription={slideName}
              aria-label={position(index + 1, count)}
            >
              {slide}
            </section>
          ))}
        </section>
      </section>
      {count > MOST_BULLETS ? (
        <div className={styles.steps}>
          <Step label={previous} sign="‹" onClick={() => step(-1)} />
          <span className={styles.place}>{position(current + 1, count)}</span>
          <Step label={next} sign="›" onClick={() => step(1)} />
        </div>
      ) : (
        <div className={styles.bullets}>
          {slides.map((_, index) => (
            <ProgramButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its position
              key={index}
              className={styles.bullet}
              aria-label={bullet(index + 1)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {moved && position(current + 1, count)}
      </p>
    </section>
  );
}

function Step({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onClick}>
      {sign}
    </button>
  );
}
