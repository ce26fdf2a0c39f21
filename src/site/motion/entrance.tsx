import { useInView } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';
import { DURATION, EASING } from './timing.ts';

type EntranceProps = {
  /** How far below its place it starts, in pixels. */
  shift: number;
  /** The entrance starts when this share of it is visible, 0 to 1. */
  amount: number;
  /** Seconds to wait. */
  delay?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Fades and shifts its content in, once, when enough of it is visible.
 * Only the program hides the content. The markup never does, so nothing is lost if no program runs. Content that the
 * prerendered document has already shown stays as it is, and a link that gets the focus is shown at once.
 * It is a section because of reader modes (components/carousel/carousel.tsx).
 */
export function Entrance({ shift, amount, delay = 0, className, children }: EntranceProps) {
  const [scope, animate] = useAnimate<HTMLElement>();
  const inView = useInView(scope, { amount, once: true });
  const hydrating = useHydrating();
  const running = useRef<ReturnType<typeof animate>>(null);

  useLayoutEffect(() => {
    const element = scope.current;
    if (element.dataset.entrance || prefersReducedMotion()) return;
    const wasSeen = hydrating && isOnScreen(element);
    element.dataset.entrance = wasSeen ? 'done' : 'pending';
    if (wasSeen) return;
    // After all have been measured, because after each change the browser would measure the whole page again.
    queueMicrotask(() => {
      if (element.dataset.entrance !== 'pending') return;
      element.style.opacity = '0';
      element.style.transform = `translateY(${shift}px)`;
    });
  }, [scope, shift, hydrating]);

  useEffect(() => {
    const element = scope.current;
    if (!inView || element.dataset.entrance !== 'pending') return;
    element.dataset.entrance = 'done';
    running.current = animate(
      element,
      { opacity: [0, 1], transform: [`translateY(${shift}px)`, 'translateY(0px)'] },
      { duration: DURATION, delay, ease: EASING },
    );
  }, [inView, animate, scope, shift, delay]);

  function completeForLink({ target }: FocusEvent) {
    // A heading gets the focus when the bar leads to it, and still has its entrance.
    if (!target.closest('a')) return;
    const element = scope.current;
    if (element.dataset.entrance === 'pending') {
      element.dataset.entrance = 'done';
      element.style.opacity = '';
      element.style.transform = '';
    }
    running.current?.complete();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of its link's focus
    <section ref={scope} className={className} onFocus={completeForLink}>
      {children}
    </section>
  );
}

const never = () => () => {};

/** True only while React hydrates the prerendered document. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
