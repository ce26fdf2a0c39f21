import type { ReactNode } from 'react';
import { mainId } from '../routes.ts';
import { LATER_STYLE } from '../take-over/marks.ts';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { SkipLink } from './skip-link.tsx';

type FrameProps = {
  /** A part that is too heavy to stand before any words. */
  last?: ReactNode;
  children: ReactNode;
};

/** What stands around every page. */
export function Frame({ last, children }: FrameProps) {
  return (
    <>
      <SkipLink target={mainId} />
      <Bar />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
        <style {...{ [LATER_STYLE]: '' }} suppressHydrationWarning={true}>
          {''}
        </style>
        {last}
      </main>
      <Footer />
    </>
  );
}
