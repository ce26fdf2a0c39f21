import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { swiperArrival } from '../take-over/swiper-arrival.ts';

// Given (docs/ARCHITECTURE.md). carousel.module.css lays the slides out alike until Swiper starts.
const LAYOUT: SwiperOptions = {
  slidesPerView: 3,
  spaceBetween: 30,
  breakpoints: {
    0: { slidesPerView: 1, spaceBetween: 15 },
    481: { slidesPerView: 2, spaceBetween: 20 },
    769: { slidesPerView: 2.5, spaceBetween: 25 },
    1025: { slidesPerView: 3, spaceBetween: 30 },
  },
};
/** A loop with no more slides than are in view has gaps, and Swiper warns. */
const FEWEST_FOR_LOOP = 4;

/** Runs a Swiper on the viewport; its slides out of view cannot be reached by Tab. */
export function useSwiper(count: number) {
  const viewport = useRef<HTMLElement>(null);
  const swiper = useRef<Swiper>(null);
  /** The slide of a bullet that was pressed before Swiper was there. */
  const awaited = useRef<number>(null);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let isGone = false;
    // What is inert would be missing from a tagged PDF.
    const letIn = () => {
      for (const slide of swiper.current?.slides ?? []) slide.inert = false;
    };
    const keepOut = () => swiper.current && keepOutOfTabOrder(swiper.current);
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const Swiper = await swiperArrival();
        if (isGone) return;
        swiper.current = new Swiper(
          element,
          optionsFor(count, (index) => {
            setCurrent(index);
            setMoved(true);
          }),
        );
        if (awaited.current !== null) slideTo(swiper.current, awaited.current);
      },
      // Before it comes into view, but not while the first screen is still being set up.
      { rootMargin: '50%' },
    );
    observer.observe(element);
    window.addEventListener('beforeprint', letIn);
    window.addEventListener('afterprint', keepOut);
    return () => {
      isGone = true;
      observer.disconnect();
      window.removeEventListener('beforeprint', letIn);
      window.removeEventListener('afterprint', keepOut);
      // Without cleaning what goes anyway: Safari 16 reports the removal of a style as one that the policy refuses.
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [count]);

  function goTo(index: number) {
    if (swiper.current) slideTo(swiper.current, index);
    else awaited.current = index;
  }

  function step(by: 1 | -1) {
    if (swiper.current) by > 0 ? swiper.current.slideNext() : swiper.current.slidePrev();
    else awaited.current = ((awaited.current ?? 0) + by + count) % count;
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    // A link in a slide that leaves the view would take the focus with it.
    if (document.activeElement?.closest('.swiper-slide')) event.currentTarget.focus();
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    step(event.key === forward ? 1 : -1);
  }

  return { viewport, current, moved, goTo, step, handleKey };
}

function slideTo(swiper: Swiper, index: number): void {
  if (swiper.params.loop) swiper.slideToLoop(index);
  else swiper.slideTo(index);
}

function optionsFor(count: number, onMove: (index: number) => void): SwiperOptions {
  const loop = count >= FEWEST_FOR_LOOP;
  return {
    ...LAYOUT,
    loop,
    rewind: !loop,
    // Otherwise a key pressed during a slide's way is lost.
    loopPreventsSliding: false,
    speed: prefersReducedMotion() ? 0 : 300,
    watchSlidesProgress: true,
    // Its first report, a frame after the start, takes back a key pressed in between; the width follows the window's.
    resizeObserver: false,
    on: {
      init: (swiper) => {
        // The loop moves the slides about in the document; on paper carousel.module.css puts them back in order.
        swiper.slides.forEach((slide, index) => {
          slide.style.setProperty('--position', slide.dataset.swiperSlideIndex ?? `${index}`);
        });
        keepOutOfTabOrder(swiper);
      },
      progress: keepOutOfTabOrder,
      resize: keepOutOfTabOrder,
      realIndexChange: ({ realIndex }) => onMove(realIndex),
    },
  };
}

function keepOutOfTabOrder(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    const isOutOfView = !slide.classList.contains('swiper-slide-visible');
    // Written again, the same value would cost every frame of a swipe the slide's style.
    if (slide.inert === isOutOfView) continue;
    slide.inert = isOutOfView;
    // For browsers before 2023, which do not know that.
    for (const link of slide.querySelectorAll('a')) link.tabIndex = slide.inert ? -1 : 0;
  }
}
