import { useInView } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';
import { DURATION, EASING } from './timing.ts';

type EntranceProps = {
  /** How far below its place it starts, in pixels. */
  shift: number;
  /** The visible share, 0 to 1, that sets it off. */
  amount: number;
  /** Seconds to wait. */
  delay?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Fades and shifts its content in, once, when enough of it is visible.
 * Hidden by the program alone, never by the markup, so that nothing is lost where no program runs; what the
 * static document already showed when React takes it over stays as it is.
 * A section, as in components/carousel.tsx, for reader modes.
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

/** True only for the render that takes over the static document. */
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
