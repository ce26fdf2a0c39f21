import { Fragment } from 'react';
import { useSite } from '../site-content.ts';
import styles from './phrases.module.css';

/** A text of the site, or a title. In Japanese and simplified Chinese, its lines break only between phrases. */
export function Phrases({ text }: { text: string }) {
  const phrases = usePhrases(text);
  if (!phrases) return text;
  return (
    <span className={styles.phrases}>
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may come twice
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}

/** The pieces of a text that stay together, in Japanese or simplified Chinese. */
export function usePhrases(text: string) {
  return useSite().phrases.find((phrases) => phrases.join('') === text);
}
