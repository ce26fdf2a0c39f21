import { portraitPart } from '../../routes.ts';
import { useSite } from '../site-content.ts';
import { PART } from '../take-over/marks.ts';
import styles from './hero.module.css';

/** In characters, of an address. The sample's drawing has 8,000, a photo up to 60,000. */
const FEW = 12_000;

/**
 * It is seen in the viewfinder, but stands behind the words, as its bytes keep waiting whatever comes after them: a light one
 * behind those of the first screen, any other behind all parts.
 */
export function Portrait({ behind }: { behind: 'first part' | 'all parts' }) {
  const { portrait, portfolio } = useSite();
  const place = portrait.src.length <= FEW ? 'first part' : 'all parts';
  if (behind !== place) return null;
  return (
    <img
      id={portraitPart}
      className={`${styles.shot} ${styles.portrait}`}
      src={portrait.src}
      width={portrait.width}
      height={portrait.height}
      alt={portfolio.portraitAlt}
      // With the first paint, not a frame after it.
      decoding="sync"
      {...{ [PART]: portraitPart }}
    />
  );
}
