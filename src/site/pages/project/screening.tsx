import { type ReactNode, useState } from 'react';
import { LatePicture } from '../../components/late-picture.tsx';
import viewfinder from '../../sections/hero/viewfinder.module.css';
import { useSite } from '../../site-content.ts';
import { MediaFile, Player } from './player.tsx';
import styles from './screening.module.css';
import { type Picture, Shape } from './whole-picture.tsx';

/** A film that does not say its size, and a sound without a picture. */
const USUAL = { width: 16, height: 9 };

type ScreeningProps = {
  /** The file of the film or sound beside the page. */
  film?: string | undefined;
  captions?: string | undefined;
  title: string;
  /** What is seen before the film plays. */
  picture?: Picture | undefined;
  /** The lower third. */
  children: ReactNode;
};

/** The film in the viewfinder, with the title in the lower third. Without a film it is a picture, and without one the title alone. */
export function Screening({ film, captions, title, picture, children }: ScreeningProps) {
  const { media } = useSite();
  const [isUsed, setIsUsed] = useState(false);
  const { width, height } = (film !== undefined && media[film]) || {};
  const shape =
    width !== undefined && height !== undefined ? { width, height } : (picture ?? USUAL);
  if (film === undefined && !picture) return <div className={styles.alone}>{children}</div>;
  const isTall = shape.width < 1.2 * shape.height;
  return (
    <div
      className={styles.screening}
      data-screening=""
      data-tall={isTall || undefined}
      data-used={isUsed || undefined}
    >
      <div className={styles.frame}>
        <div className={styles.stage}>
          <div className={styles.screen}>
            {/* It gives the screen the shape of the film. */}
            <Shape className={styles.shape} {...shape} />
            {picture && <LatePicture className={styles.picture} {...picture} />}
            {film !== undefined && (
              <Player name={film} title={title} captions={captions} onUse={setIsUsed} />
            )}
            <div className={`${viewfinder.brackets} ${styles.brackets}`} />
          </div>
          {children}
        </div>
        {film !== undefined && <MediaFile name={film} />}
      </div>
    </div>
  );
}
