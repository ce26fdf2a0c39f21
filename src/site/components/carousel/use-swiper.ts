import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { providedModule } from '../../hydration/provided-modules.ts';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { GoingBackContext } from '../../navigation/going-back.ts';

// Given (docs/ARCHITECTURE.md). Until Swiper starts, carousel.module.css lays the slides out in the same way, and
// carousel-controls.module.css hides the bullets where all slides are in view.
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
/** With fewer slides a loop would have gaps, and Swiper would warn. */
const FEWEST_FOR_LOOP = 4;

/** Runs a Swiper on the viewport. Tab does not reach slides that are out of view. */
export function useSwiper(count: number) {
  const viewport = useRef<HTMLElement>(null);
  const slides = useRef<ReturnType<typeof startSwiper>>(null);
  const { slide } = use(GoingBackContext);
  const [first] = useState(slide.current);
  const [current, setCurrent] = useState(first);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (!viewport.current) return;
    const started = startSwiper(viewport.current, count, first, (index) => {
      slide.current = index;
      setCurrent(index);
      setMoved(true);
    });
    slides.current = started;
    return started.stop;
  }, [count, first, slide]);

  const goTo = (index: number) => slides.current?.goTo(index);
  const step = (by: 1 | -1) => slides.current?.step(by);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With another key an arrow belongs to the browser: Alt + Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The carousel takes the focus, because a link in a slide that leaves the view would lose it.
    if (document.activeElement?.closest('.swiper-slide')) event.currentTarget.focus();
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    step(event.key === forward ? 1 : -1);
  }

  return { viewport, current, moved, goTo, step, handleKey };
}

/** Starts a Swiper when the viewport comes near. Until then it remembers which slide was asked for. */
function startSwiper(
  viewport: HTMLElement,
  count: number,
  first: number,
  onMove: (index: number) => void,
) {
  let swiper: Swiper | undefined;
  let awaited: number | undefined;
  let isGone = false;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const Swiper = await providedModule('Swiper');
      if (isGone) return;
      // The keyboard may have come to a link that was out of view. Its slide is the first then. The link is focused again, because Swiper
      // moves the slide.
      const { activeElement: focused } = document;
      const slides = [...viewport.querySelectorAll('.swiper-slide')];
      const reached = slides.findIndex((slide) => slide.contains(focused));
      const start = reached >= 0 && viewport.scrollLeft !== 0 ? reached : first;
      swiper = new Swiper(viewport, optionsFor(count, start, onMove));
      if (reached >= 0 && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      if (swiper.realIndex !== first) onMove(swiper.realIndex);
      if (awaited !== undefined) slideTo(swiper, awaited);
    },
    // Half a window early: before the carousel is seen, but not while the first screen is being set up.
    { rootMargin: '50%' },
  );
  observer.observe(viewport);
  return {
    goTo(index: number) {
      if (swiper) slideTo(swiper, index);
      else awaited = index;
    },
    step(by: 1 | -1) {
      if (swiper) by > 0 ? swiper.slideNext() : swiper.slidePrev();
      else awaited = ((awaited ?? first) + by + count) % count;
    },
    stop() {
      isGone = true;
      observer.disconnect();
      // Swiper must not remove its styles. They go with the carousel, and Safari 16 reports their removal as a breach of the
      // policy.
      swiper?.destroy(true, false);
    },
  };
}

/** In no time for what the visitor has not asked for. */
function slideTo(swiper: Swiper, index: number, time?: 0): void {
  if (swiper.params.loop) swiper.slideToLoop(index, time);
  else swiper.slideTo(index, time);
}

function optionsFor(count: number, first: number, onMove: (index: number) => void): SwiperOptions {
  const loop = count >= FEWEST_FOR_LOOP;
  let shown = first;
  let isResizing = false;
  return {
    ...LAYOUT,
    initialSlide: first,
    loop,
    rewind: !loop,
    // With `true`, a key pressed while a slide moves would be lost.
    loopPreventsSliding: false,
    speed: prefersReducedMotion() ? 0 : 300,
    watchSlidesProgress: true,
    // The observer's first report, a frame after the start, would undo a key pressed before it. Swiper follows the window's size anyway.
    resizeObserver: false,
    on: {
      init: (swiper) => {
        keepOutOfTabOrder(swiper);
        arrangeForPrint(swiper);
      },
      progress: keepOutOfTabOrder,
      // In a window of another size Swiper alone shows the last slides of the document, if it was at these.
      beforeResize: () => {
        isResizing = true;
      },
      resize: (swiper) => {
        slideTo(swiper, shown, 0);
        keepOutOfTabOrder(swiper);
        // A loop gets there in the next frame.
        requestAnimationFrame(() => {
          isResizing = false;
        });
      },
      // While it starts, it goes through others to one of the last slides.
      realIndexChange: ({ realIndex, initialized }) => {
        if (isResizing || !initialized) return;
        shown = realIndex;
        onMove(realIndex);
      },
    },
  };
}

function keepOutOfTabOrder(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    const isOutOfView = !slide.classList.contains('swiper-slide-visible');
    // An unchanged value is not written, because that would cost a style calculation in every frame of a swipe.
    if (slide.inert === isOutOfView) continue;
    slide.inert = isOutOfView;
    // Browsers before 2023 do not know `inert`.
    for (const link of slide.querySelectorAll('a')) link.tabIndex = slide.inert ? -1 : 0;
  }
}

/**
 * On paper the slides stand in their own order, although the loop moves them in the document. CSS could restore the order only in
 * a flex box, and in a flex box Chromium cannot return to an earlier page break. An inert slide would be missing from a tagged PDF.
 */
function arrangeForPrint(swiper: Swiper): void {
  const place = (slides: readonly HTMLElement[]) => {
    // The slides are only moved if they have to be, because a slide that is moved loses the focus.
    if (slides.some((slide, index) => slide !== swiper.wrapperEl.children[index]))
      swiper.wrapperEl.append(...slides);
  };
  const position = ({ dataset }: HTMLElement) => Number(dataset.swiperSlideIndex ?? 0);
  const arrange = () => {
    place([...swiper.slides].sort((one, other) => position(one) - position(other)));
    for (const slide of swiper.slides) slide.inert = false;
  };
  const restore = () => {
    place(swiper.slides);
    keepOutOfTabOrder(swiper);
  };
  window.addEventListener('beforeprint', arrange);
  window.addEventListener('afterprint', restore);
  swiper.on('destroy', () => {
    window.removeEventListener('beforeprint', arrange);
    window.removeEventListener('afterprint', restore);
  });
}
