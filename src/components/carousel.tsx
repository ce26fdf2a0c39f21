import { Children, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { ProgramButton } from './program-button.tsx';
import { useSwiper } from './use-swiper.ts';

type CarouselProps = {
  label: string;
  slideLabel: (position: number, count: number) => string;
  bulletLabel: (position: number) => string;
  /** One child a slide. */
  children: ReactNode;
};

/**
 * A looping row of slides with a bullet for each. Without a program, and on paper, a plain list.
 * Reader modes drop a div of little else than links, but no section; without a name that is a box as well.
 */
export function Carousel({ label, slideLabel, bulletLabel, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const { viewport, current, moved, goTo, handleKey } = useSwiper(slides.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <section
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
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
              aria-roledescription="slide"
              aria-label={slideLabel(index + 1, slides.length)}
            >
              {slide}
            </section>
          ))}
        </section>
      </section>
      <div className={styles.bullets}>
        {slides.map((_, index) => (
          <ProgramButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its position
            key={index}
            className={styles.bullet}
            aria-label={bulletLabel(index + 1)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {moved && slideLabel(current + 1, slides.length)}
      </p>
    </section>
  );
}
