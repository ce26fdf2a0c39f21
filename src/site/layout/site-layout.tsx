import type { ReactNode } from 'react';
import { mainId } from '../../routes.ts';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import styles from './site-layout.module.css';
import { SkipLink } from './skip-link.tsx';

type SiteLayoutProps = {
  /** The links to them. */
  otherLanguages?: ReactNode;
  /** Only the prerendered document has it. */
  afterBar?: ReactNode;
  /** It stands after all words of the main element. */
  last?: ReactNode;
  children: ReactNode;
};

/** Stands around every page: skip link, bar, main element and footer. */
export function SiteLayout({ otherLanguages, afterBar, last, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink target={mainId} />
      {otherLanguages}
      <Bar />
      {afterBar}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
        {last}
      </main>
      <Footer />
    </>
  );
}
