import type { Job } from '../../schema/portfolio/portfolio.ts';
import { Phrases } from '../components/phrases.tsx';
import { isCurrent, periodInWords } from '../period.ts';
import { useSite } from '../site-content.ts';
import { Points } from './points.tsx';
import styles from './work-entry.module.css';

/** One entry of the rundown: a job, its period and its points. */
export function JobEntry({ job }: { job: Job }) {
  const { words } = useSite();
  return (
    <li className={styles.entry}>
      <div>
        <h3>
          <Phrases text={job.title} />
        </h3>
        <p className={styles.field}>{job.field}</p>
      </div>
      <p className={styles.period} data-current={isCurrent(job.period) || undefined}>
        {periodInWords(job.period, words.workDetails.current)}
      </p>
      {job.points && <Points points={job.points} />}
    </li>
  );
}
