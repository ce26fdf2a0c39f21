import { words } from 'virtual:words';
import { Paragraphs } from '../components/paragraphs.tsx';
import { Part } from '../components/part.tsx';
import type { Job } from '../content/types.ts';
import { work } from '../content/work.ts';
import { routes } from '../routes.ts';
import styles from './work-details.module.css';

/** The rundown of a programme: entries in running order, the current ones live. */
export function WorkDetailsPage({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  return (
    <Part path={routes.workDetails.path}>
      <header className={styles.opening}>
        <Heading tabIndex={-1}>{words.workDetails.heading}</Heading>
        <div className={styles.summary}>
          <Paragraphs text={work.summary} />
        </div>
      </header>
      <section aria-labelledby="professional-experience">
        <h2 id="professional-experience" className={styles.listHeading}>
          {words.workDetails.list}
        </h2>
        <ol className={styles.entries}>
          {work.jobs.map((job, index) => (
            // The list never changes while the page is shown.
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same title
            <Entry key={index} job={job} />
          ))}
        </ol>
      </section>
    </Part>
  );
}

function Entry({ job }: { job: Job }) {
  const isCurrent = job.period === 'current';
  return (
    <li className={styles.entry}>
      <div>
        <h3>{job.title}</h3>
        <p className={styles.field}>{job.field}</p>
      </div>
      <p className={styles.period} data-current={isCurrent || undefined}>
        {isCurrent ? words.workDetails.current : job.period}
      </p>
      <ul className={styles.points}>
        {job.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  );
}
