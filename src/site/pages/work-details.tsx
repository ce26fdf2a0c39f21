import { routes } from '../../routes.ts';
import { Paragraphs } from '../components/paragraphs.tsx';
import { Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';
import { JobEntry } from './job-entry.tsx';
import styles from './work-details.module.css';

/** Looks like the rundown of a programme: entries in running order, the current ones marked as live. */
export function WorkDetailsPage({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { portfolio, words } = useSite();
  return (
    <Part path={routes.workDetails.path}>
      <header className={styles.opening}>
        <Heading tabIndex={-1}>
          <Phrases text={words.workDetails.heading} />
        </Heading>
        <div className={styles.summary}>
          <Paragraphs text={portfolio.work.summary} />
        </div>
      </header>
      <section aria-labelledby="professional-experience">
        <h2 id="professional-experience" className={styles.listHeading}>
          <Phrases text={words.workDetails.list} />
        </h2>
        <ol className={styles.entries}>
          {portfolio.work.jobs.map((job, index) => (
            // The list never changes while the page is shown.
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same title
            <JobEntry key={index} job={job} />
          ))}
        </ol>
      </section>
    </Part>
  );
}
