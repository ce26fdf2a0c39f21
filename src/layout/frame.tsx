import type { ReactNode } from 'react';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { SkipLink } from './skip-link.tsx';

export const MAIN_ID = 'main';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink target={MAIN_ID} />
      <Bar />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
