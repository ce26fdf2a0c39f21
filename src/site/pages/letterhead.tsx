import { Fragment } from 'react';
import { ALONE } from '../hydration/marks.ts';
import { useSite } from '../site-content.ts';
import styles from './letterhead.module.css';

/** Whose work it is, at the top of the sheet. On the screen bar and footer say that; programs without styles hide it, too. */
export function Letterhead() {
  const { portfolio, words } = useSite();
  const { fullName, email, phone, address } = portfolio;
  const reach = [email, phone, address].filter((each) => each !== undefined);
  return (
    <header className={styles.letterhead} hidden {...{ [ALONE]: '' }}>
      <p className={styles.name}>
        <bdi>{fullName}</bdi>
      </p>
      <p>{words.hero.subtitle}</p>
      <p>
        {reach.map((each) => (
          // Text browsers show it, and without a space as one word.
          <Fragment key={each}>
            <bdi className={styles.reach} dir="ltr">
              {each}
            </bdi>{' '}
          </Fragment>
        ))}
      </p>
    </header>
  );
}
