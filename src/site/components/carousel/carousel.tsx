import { Children, type ReactNode } from 'react';
import { fill } from '../../../words/fill.ts';
import { useSite } from '../../site-content.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useSwiper } from './use-swiper.ts';

type CarouselProps = {
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
};

/**
 * A row of slides with a bullet for each. It loops from four slides on, otherwise it rewinds. Without a program, and on paper, it is a plain list.
 * The boxes are sections, because reader modes drop a div that holds little but links. A section without a name has no role.
 */
export function Carousel({ label, children }: CarouselProps) {
  const { carousel, slide: slideName, position } = useSite().words.projects;
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
              aria-label={fill(position, { position: index + 1, count })}
            >
              {slide}
            </section>
          ))}
        </section>
      </section>
      <CarouselControls count={count} current={current} goTo={goTo} step={step} />
      <p className="visually-hidden" role="status">
        {moved && fill(position, { position: current + 1, count })}
      </p>
    </section>
  );
}
