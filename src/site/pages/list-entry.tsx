import type { WorkList } from '../../schema/portfolio/portfolio.ts';
import { Phrases } from '../components/phrases.tsx';
import { Points } from './points.tsx';
import styles from './work-entry.module.css';

/** An entry of the rundown for a list, such as awards. It has neither a number nor a period. */
export function ListEntry({ list }: { list: WorkList }) {
  return (
    <section className={styles.entry} data-list="">
      <h2 className={styles.listHeading}>
        <Phrases text={list.heading} />
      </h2>
      <Points points={list.points} />
    </section>
  );
}
