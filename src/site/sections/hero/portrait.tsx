import { portraitPart } from '../../../routes.ts';
import { PART } from '../../hydration/marks.ts';
import { useSite } from '../../site-content.ts';
import styles from './hero.module.css';

/** In characters. A portrait with a longer address is heavy. The sample's drawing has 7,000, a photo up to 45,000. */
const FEW = 12_000;

/**
 * The portrait is seen in the viewfinder, but in the document it stands after the words, because everything after its bytes
 * has to wait for them. A light one stands after the words of the first screen, a heavy one after all parts.
 */
export function Portrait({ after }: { after: 'first part' | 'all parts' }) {
  const { portrait, portfolio } = useSite();
  const place = portrait.src.length <= FEW ? 'first part' : 'all parts';
  if (after !== place) return null;
  return (
    <img
      id={portraitPart}
      className={`${styles.picture} ${styles.portrait}`}
      src={portrait.src}
      width={portrait.width}
      height={portrait.height}
      alt={portfolio.portraitAlt}
      // 'sync' shows the picture with the first paint, not a frame later.
      decoding="sync"
      {...{ [PART]: portraitPart }}
    />
  );
}
