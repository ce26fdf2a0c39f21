import { routes } from '../../routes.ts';
import { Paragraphs } from '../components/paragraphs.tsx';
import { type PageProps, Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';
import { JobEntry } from './job-entry.tsx';
import { Letterhead } from './letterhead.tsx';
import { ListEntry } from './list-entry.tsx';
import styles from './work-details.module.css';
import entryStyles from './work-entry.module.css';

/** Looks like the rundown of a programme: entries in running order, the current ones marked as live. */
export function WorkDetailsPage({ headingLevel: Heading }: PageProps) {
  const { portfolio, words } = useSite();
  const { work } = portfolio;
  if (!work) return null;
  const { summary, jobs, lists = [] } = work;
  return (
    <Part path={routes.workDetails.path}>
      <Letterhead />
      <header className={styles.opening}>
        <Heading tabIndex={-1}>
          <Phrases text={words.workDetails.heading} />
        </Heading>
        {summary && (
          <div className={styles.summary}>
            <Paragraphs text={summary} />
          </div>
        )}
      </header>
      <section aria-labelledby="professional-experience">
        <h2 id="professional-experience" className={`${entryStyles.listHeading} ${styles.jobs}`}>
          <Phrases text={words.workDetails.list} />
        </h2>
        <ol className={styles.entries}>
          {jobs.map((job, index) => (
            // The list never changes while the page is shown.
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same title
            <JobEntry key={index} job={job} />
          ))}
        </ol>
      </section>
      {lists.length > 0 && (
        <div className={styles.lists}>
          {lists.map((list) => (
            <ListEntry key={list.heading} list={list} />
          ))}
        </div>
      )}
    </Part>
  );
}
