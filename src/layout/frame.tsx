import type { ReactNode } from 'react';
import { mainId } from '../routes.ts';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink target={mainId} />
      <Bar />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
