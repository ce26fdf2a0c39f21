import type { PageProps } from '../../../components/part.tsx';
import { Phrases } from '../../../components/phrases.tsx';
import { isLong } from '../../../is-long.ts';
import { useSite } from '../../../site-content.ts';
import { directionOfText } from '../../../text-direction.ts';
import styles from './screening.module.css';

type StrapProps = PageProps & {
  title: string;
  /** The red line below it. */
  line?: string;
};

/** The title of a film in the lower third. */
export function Strap({ headingLevel: Heading, title, line }: StrapProps) {
  const { direction } = useSite();
  return (
    <header className={styles.strap}>
      <Heading
        className={styles.title}
        data-long={isLong(title) || undefined}
        dir={directionOfText(title, direction)}
        tabIndex={-1}
      >
        <Phrases text={title} />
      </Heading>
      {line && <p className={styles.subtitle}>{line}</p>}
    </header>
  );
}
