import { useInView } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
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
 * The program alone hides the content, never the markup, so nothing is lost where no program runs. Content that the
 * static document has already shown stays as it is.
 * It is a section because of reader modes (components/carousel.tsx).
 */
export function Entrance({ shift, amount, delay = 0, className, children }: EntranceProps) {
  const [scope, animate] = useAnimate<HTMLElement>();
  const inView = useInView(scope, { amount, once: true });
  const hydrating = useHydrating();

  useLayoutEffect(() => {
    const element = scope.current;
    if (element.dataset.entrance || prefersReducedMotion()) return;
    if (hydrating && isOnScreen(element)) {
      element.dataset.entrance = 'done';
      return;
    }
    element.dataset.entrance = 'pending';
    element.style.opacity = '0';
    element.style.transform = `translateY(${shift}px)`;
  }, [scope, shift, hydrating]);

  useEffect(() => {
    const element = scope.current;
    if (!inView || element.dataset.entrance !== 'pending') return;
    element.dataset.entrance = 'done';
    animate(
      element,
      { opacity: [0, 1], transform: [`translateY(${shift}px)`, 'translateY(0px)'] },
      { duration: DURATION, delay, ease: EASING },
    );
  }, [inView, animate, scope, shift, delay]);

  return (
    <section ref={scope} className={className}>
      {children}
    </section>
  );
}

const never = () => () => {};

/** True only while React takes over the static document. */
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
