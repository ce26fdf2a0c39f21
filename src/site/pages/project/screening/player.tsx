import type { RefObject } from 'react';
import { useSite } from '../../../site-content.ts';
import styles from './player.module.css';
import { captionsAddress, useCaptions } from './use-captions.ts';

/** A clear picture of one pixel. Without a poster, Chromium covers with grey what is behind a film. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type PlayerProps = {
  ref: RefObject<HTMLVideoElement | null>;
  /** The file beside the page. */
  name: string;
  /** What it is called by a screen reader. */
  title: string;
  captions?: string | undefined;
};

/** WebKit does not show a track by default that comes later than its film. */
function show(track: HTMLTrackElement | null): void {
  if (track) track.track.mode = 'showing';
}

/** Plays a film or a sound with the browser's own controls. Nothing is fetched before a press. */
export function Player({ name, title, captions: captionsName, ref }: PlayerProps) {
  const { media } = useSite();
  const captions = useCaptions(captionsName);
  const isFilm = media[name]?.width !== undefined;
  const shared = {
    ref,
    className: isFilm ? styles.film : styles.sound,
    src: encodeURIComponent(name),
    controls: true,
    preload: 'none',
    'aria-label': title,
  } as const;
  if (!isFilm) return <audio {...shared} />;
  return (
    <video {...shared} poster={CLEAR} playsInline>
      {captions && (
        <track
          ref={show}
          kind="captions"
          srcLang={captions.language}
          label={captions.label}
          src={captionsAddress(captions)}
          default
        />
      )}
    </video>
  );
}
