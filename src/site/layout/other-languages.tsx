import { Fragment } from 'react';
import { useSite } from '../site-content.ts';
import styles from './other-languages.module.css';

/** The same site in other languages: beside the keys of the bar, or above them where those need its whole width. */
export function OtherLanguages() {
  const { otherLanguages } = useSite();
  if (otherLanguages.length === 0) return null;
  const names = otherLanguages.map(({ name }) => name);
  return (
    <nav className={styles.languages} aria-label={names.join(', ')}>
      {otherLanguages.map(({ language, name, href }) => (
        <Fragment key={href}>
          {' '}
          <a className={styles.language} href={href} lang={language} hrefLang={language}>
            {name}
          </a>
        </Fragment>
      ))}{' '}
    </nav>
  );
}
