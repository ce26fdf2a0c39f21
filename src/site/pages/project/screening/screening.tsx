import type { ReactNode } from 'react';
import { LatePicture } from '../../../components/late-picture.tsx';
import { Phrases } from '../../../components/phrases.tsx';
import viewfinder from '../../../sections/hero/viewfinder.module.css';
import { useSite } from '../../../site-content.ts';
import { Shape, type ShownPicture } from '../whole-picture.tsx';
import { MediaFile } from './media-file.tsx';
import { PlayKey } from './play-key.tsx';
import { Player } from './player.tsx';
import styles from './screening.module.css';
import { usePlayer } from './use-player.ts';
import { Wave } from './wave.tsx';

/** The shape of the screen, if neither film nor picture has one. */
const USUAL = { width: 16, height: 9 };
const SOUND_ALONE = { width: 3, height: 1 };

type ScreeningProps = {
  /** The file of the film or sound beside the page. */
  film?: string | undefined;
  captions?: string | undefined;
  title: string;
  /** What is seen before the film plays. */
  picture?: ShownPicture | undefined;
  /** What lies over the picture, and takes its presses. */
  cover?: ReactNode;
  /** The lower third. */
  children: ReactNode;
};

/** The film in the viewfinder, with the title in the lower third. Without a film it is a picture, and without one the title alone. */
export function Screening({ film, captions, title, picture, cover, children }: ScreeningProps) {
  const { media, words } = useSite();
  const { width, height, type, wave, seconds } = (film !== undefined && media[film]) || {};
  const { ref, isUsed, problem, isFar } = usePlayer(type);
  if (film === undefined && !picture) return <div className={styles.alone}>{children}</div>;
  const isFilm = width !== undefined && height !== undefined;
  const shape = isFilm ? { width, height } : (picture ?? (film ? SOUND_ALONE : USUAL));
  const kind = isFilm ? 'film' : 'sound';
  const shown = film === undefined ? 'picture' : kind;
  return (
    <div className={styles.screening} data-screening={shown} data-used={isUsed || undefined}>
      <div className={styles.stage}>
        {children}
        <div className={styles.screen}>
          {/* It gives the screen the shape of the film. */}
          <Shape className={styles.shape} {...shape} />
          {picture && <LatePicture className={styles.picture} {...picture} />}
          {shown === 'sound' && <Wave player={ref} {...{ wave, seconds }} />}
          {film !== undefined && <Player {...{ ref, title, captions }} name={film} />}
          {cover}
          <div className={`${viewfinder.brackets} ${styles.brackets}`} />
        </div>
        {film !== undefined && isFilm && !isUsed && <PlayKey player={ref} name={film} />}
        {problem && (
          <p className={styles.problem} role="status">
            <Phrases
              text={
                problem === 'onlySound'
                  ? words.projectPage.film.onlySound
                  : words.projectPage[kind][problem]
              }
            />
          </p>
        )}
      </div>
      {film !== undefined && <MediaFile name={film} isFar={isFar} />}
    </div>
  );
}
