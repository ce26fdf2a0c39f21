import type { ReactNode } from 'react';
import { Phrases } from '../../components/phrases.tsx';
import { Entrance } from '../../motion/entrance.tsx';
import styles from './monitor.module.css';

// Given (docs/ARCHITECTURE.md).
const ENTRANCE = { shift: 40, amount: 0.2 };

type MonitorProps = {
  drawing: ReactNode;
  /** The link covers the whole monitor. */
  link: ReactNode;
  text: string;
  /** Seconds before its entrance. */
  delay: number;
};

export function Monitor({ drawing, link, text, delay }: MonitorProps) {
  return (
    <Entrance {...ENTRANCE} delay={delay} className={styles.monitor}>
      <section className={styles.screen}>
        {drawing}
        <span className={styles.title}>{link}</span>
        <p className={styles.text}>
          <Phrases text={text} />
        </p>
      </section>
    </Entrance>
  );
}
