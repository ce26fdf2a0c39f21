import { Fragment, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { fragmentOf, placeOf } from '../navigation/place.ts';
import { useSite } from '../site-content.ts';
import styles from './other-languages.module.css';

/** The same site in other languages: beside the keys of the bar, or above them where those need its whole width. */
export function OtherLanguages() {
  const { otherLanguages } = useSite();
  const place = useFragment();
  if (otherLanguages.length === 0) return null;
  const names = otherLanguages.map(({ name }) => name);
  return (
    <nav className={styles.languages} aria-label={names.join(', ')}>
      {otherLanguages.map(({ language, name, href }) => (
        <Fragment key={href}>
          {' '}
          <a
            className={styles.language}
            href={href.includes('#') ? href : href + place}
            lang={language}
            hrefLang={language}
          >
            {name}
          </a>
        </Fragment>
      ))}{' '}
    </nav>
  );
}

/**
 * The fragment that leads to the visitor's place in a page of this kind. It is empty at the start of the home page, and also at
 * first, because the prerendered document does not know the place.
 */
function useFragment(): string {
  const site = useSite();
  const { pathname, hash } = useLocation();
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    const place = placeOf(hash || pathname, site);
    setFragment(place.section || place.path !== routes.home.path ? fragmentOf(place) : '');
  }, [pathname, hash, site]);
  return fragment;
}
