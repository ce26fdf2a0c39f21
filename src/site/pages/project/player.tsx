import { type RefObject, useEffect, useRef, useState } from 'react';
import { clockTime } from '../../clock-time.ts';
import { FileLink } from '../../components/file-link.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import { type Captions, readCaptions } from '../../site-data.ts';
import styles from './player.module.css';

/** A clear picture of one pixel. Without a poster, Chromium covers with grey what is behind a film. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Problem = 'missing' | 'cannotPlay' | 'onlySound';

type PlayerProps = {
  /** The file beside the page. */
  name: string;
  /** What it is called by a screen reader. */
  title: string;
  captions?: string | undefined;
  /** Whether it plays, or has been stopped in the middle. */
  onUse: (isUsed: boolean) => void;
};

/** Plays a film or a sound with the browser's own controls. Nothing is fetched before a press. */
export function Player({ name, title, captions: captionsName, onUse }: PlayerProps) {
  const { media, words } = useSite();
  const { width, type } = media[name] ?? {};
  const isFilm = width !== undefined;
  const player = useRef<HTMLVideoElement>(null);
  const captions = useCaptions(captionsName);
  const [problem, setProblem] = useProblem(player, type);
  const shared = {
    ref: player,
    className: isFilm ? styles.film : styles.sound,
    src: encodeURIComponent(name),
    controls: true,
    preload: 'none',
    'aria-label': title,
    onPlay: () => onUse(true),
    onEnded: () => onUse(false),
  } as const;
  return (
    <>
      {isFilm ? (
        <video
          {...shared}
          poster={CLEAR}
          playsInline
          onLoadedMetadata={({ currentTarget }) => {
            // Chromium plays the sound of a film alone if it does not know how the picture is encoded.
            setProblem(currentTarget.videoWidth === 0 ? 'onlySound' : undefined);
          }}
        >
          {captions && (
            <track
              kind="captions"
              srcLang={captions.language}
              label={captions.label}
              src={captionsAddress(captions)}
              default
            />
          )}
        </video>
      ) : (
        <audio {...shared} />
      )}
      {problem && (
        <p className={styles.problem} role="status">
          <Phrases
            text={
              problem === 'onlySound'
                ? words.projectPage.film.onlySound
                : words.projectPage[isFilm ? 'film' : 'sound'][problem]
            }
          />
        </p>
      )}
    </>
  );
}

/** The link to the file. It stands below each player, because it may be the only way. */
export function MediaFile({ name }: { name: string }) {
  const { media, words } = useSite();
  const { width, seconds } = media[name] ?? {};
  const { file } = words.projectPage[width === undefined ? 'sound' : 'film'];
  return (
    <p className={styles.file}>
      <FileLink name={name}>
        <Phrases text={file} />
      </FileLink>{' '}
      {seconds !== undefined && <bdi dir="ltr">{clockTime(seconds)}</bdi>}
    </p>
  );
}

/** Why it does not play, if that is known. */
function useProblem(player: RefObject<HTMLMediaElement | null>, type: string | undefined) {
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    if (type !== undefined && element.canPlayType(type) === '') setProblem('cannotPlay');
    // Before a press only a browser that may not play it here has an error.
    const tell = () =>
      setProblem(element.played.length === 0 && !element.paused ? 'missing' : 'cannotPlay');
    // It may have happened before the program came.
    if (element.error) tell();
    element.addEventListener('error', tell);
    return () => element.removeEventListener('error', tell);
  }, [player, type]);
  return [problem, setProblem] as const;
}

/** The captions stand at the end of the file. */
function useCaptions(name: string | undefined): Captions | undefined {
  const [captions, setCaptions] = useState<Captions>();
  useEffect(() => {
    if (name === undefined) return;
    const read = () => setCaptions(readCaptions(document, name));
    if (document.readyState !== 'loading') return read();
    document.addEventListener('DOMContentLoaded', read);
    return () => document.removeEventListener('DOMContentLoaded', read);
  }, [name]);
  return captions;
}

/** Captions beside the page would be refused by Chromium on a disk. Mail gateways stop a page with the name of their type. */
function captionsAddress({ text }: Captions): string {
  return `data:;charset=utf-8,${encodeURIComponent(text)}`;
}
