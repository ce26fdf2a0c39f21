import { portrait } from 'virtual:portrait';
import { words } from 'virtual:words';
import type { ReactNode } from 'react';
import { profile } from '../content/profile.ts';
import { Lens } from './lens.tsx';
import styles from './viewfinder.module.css';

/** The portrait as a camera sees it, with a lower third over its edge. */
export function Viewfinder({ children }: { children: ReactNode }) {
  return (
    <div className={styles.viewfinder}>
      <Lens />
      {children}
      <div className={styles.picture}>
        <div className={styles.brackets} aria-hidden="true" />
        <p className={styles.readout} aria-hidden="true">
          <span className={styles.tally}>{words.hero.onAir}</span> <span>10:00:00:00</span>
        </p>
        {/* Last, as its bytes keep waiting whatever stands after them. */}
        <img
          className={styles.portrait}
          src={portrait.src}
          width={portrait.width}
          height={portrait.height}
          alt={profile.portraitAlt}
          // With the first paint, not a frame after it.
          decoding="sync"
          data-portrait=""
        />
      </div>
    </div>
  );
}
