import { Fragment, type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { fragmentOf, placeOf } from '../navigation/place.ts';
import { useSite } from '../site-content.ts';
import styles from './language-links.module.css';

type LanguageLinksProps = {
  /** Shows the site in a language, and returns whether it can. */
  speak: (language: string) => boolean;
};

/** The same site in other languages: beside the keys of the bar, or above them where those need its whole width. */
export function LanguageLinks({ speak }: LanguageLinksProps) {
  const { otherLanguages } = useSite();
  const place = useFragment();
  const [spoken, setSpoken] = useState<(typeof otherLanguages)[number]>();
  const names = otherLanguages.map(({ name }) => name);
  return (
    <nav className={styles.languages} aria-label={names.join(', ')}>
      {otherLanguages.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the link that was pressed keeps the focus
        <Fragment key={index}>
          {' '}
          <a
            className={styles.language}
            href={other.href.includes('#') ? other.href : other.href + place}
            lang={other.language}
            hrefLang={other.language}
            onClick={(event) => {
              if (!isPlain(event) || !speak(other.language)) return;
              event.preventDefault();
              setSpoken(other);
            }}
          >
            {other.name}
          </a>
        </Fragment>
      ))}{' '}
      <span className="visually-hidden" role="status" lang={spoken?.language}>
        {spoken?.name}
      </span>
    </nav>
  );
}

/** Whether a press asks for no new tab or window. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

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
