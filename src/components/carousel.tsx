import { words } from 'virtual:words';
import { Children, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { useSwiper } from './use-swiper.ts';

const { carousel, slide: slideName, position, bullet, previous, next } = words.projects;

/** More are a wall of dots that nobody counts. */
const MOST_BULLETS = 12;

type CarouselProps = {
  label: string;
  /** One child a slide. */
  children: ReactNode;
};

/** A looping row of slides with a bullet for each. Without a program, and on paper, a plain list. */
export function Carousel({ label, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { viewport, current, moved, goTo, step, handleKey } = useSwiper(count);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={carousel}
      aria-label={label}
      data-slides={count}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div ref={viewport} className={`swiper ${styles.viewport}`}>
        <div className={`swiper-wrapper ${styles.track}`}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
              key={index}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription={slideName}
              aria-label={position(index + 1, count)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > MOST_BULLETS ? (
        <div className={styles.steps}>
          <Step label={previous} sign="‹" onClick={() => step(-1)} />
          <span className={styles.place}>{position(current + 1, count)}</span>
          <Step label={next} sign="›" onClick={() => step(1)} />
        </div>
      ) : (
        <div className={styles.bullets}>
          {slides.map((_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its position
              key={index}
              type="button"
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
    </div>
  );
}

function Step({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onClick}>
      {sign}
    </button>
  );
}
