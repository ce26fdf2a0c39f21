import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../messages/messages.ts';
import { fileNamed } from '../../model/edited-site.ts';
import type { FieldPath } from '../../model/form-values.ts';
import { messageOf, sentenceOf } from '../../model/issue-store.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import { frameOfFilm } from '../../pictures/frame-of.ts';
import { useObjectAddress } from '../files/use-object-address.ts';
import styles from './media-field.module.css';
import type { SoundPlayerProps } from './sound-player.tsx';
import { useTakeStill } from './use-take.ts';

type FilmPlayerProps = SoundPlayerProps & {
  /** The project, or the showreel, whose picture can be taken from the film. */
  project: FieldPath;
};

/** What the browser has of the film. Chromium plays the sound alone if it does not know how the picture is encoded. */
type State = 'nothing' | 'picture' | 'sound';

/** Plays a film, and takes a picture from it. */
export function FilmPlayer({ name, file, onRefuse, project }: FilmPlayerProps) {
  const address = useObjectAddress(file);
  const player = useRef<HTMLVideoElement>(null);
  const isSeen = useSeen(player);
  const { width, height } = fileNamed(useFiles().projectFiles.media, name) ?? {};
  const [state, setState] = useState<State>('nothing');
  const [hasControls, setHasControls] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions have a field of their own */}
      <video
        ref={player}
        className={styles.player}
        aria-label={name}
        // The place that it takes is there at once, because what stands below may be about to be pressed.
        width={width}
        height={height}
        // The controls of a browser take six Tabs or more, so they come when somebody wants to play the film.
        controls={hasControls}
        tabIndex={0}
        playsInline
        preload={isSeen ? 'metadata' : 'none'}
        src={address}
        onLoadedData={({ currentTarget }) =>
          setState(currentTarget.videoWidth > 0 ? 'picture' : 'sound')
        }
        onError={() => onRefuse(file)}
        onEmptied={() => setState('nothing')}
        onPointerEnter={() => setHasControls(true)}
        onKeyDown={(event) => {
          if (hasControls || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          setHasControls(true);
          event.currentTarget.play().catch(() => {});
        }}
        onBlur={({ currentTarget }) => setHasControls(!currentTarget.paused)}
      />
      {state === 'sound' && <p>{messages.studio.media.noPicture}</p>}
      <FrameButton {...{ player, name, project }} isReady={state === 'picture'} />
    </>
  );
}

type FrameButtonProps = {
  player: React.RefObject<HTMLVideoElement | null>;
  name: string;
  project: FieldPath;
  isReady: boolean;
};

function FrameButton({ player, name, project, isReady }: FrameButtonProps) {
  const { notify, bring } = useStudioActions();
  const takeStill = useTakeStill(project);
  const take = async (film: HTMLVideoElement) => {
    notify(messages.studio.preparing({ what: name }));
    const taken = await takeStill(await frameOfFilm(film, name));
    if (typeof taken !== 'function')
      return notify(messages.studio.media.frameRefused({ reason: sentenceOf(taken) }));
    flushSync(taken);
    notify(messages.studio.media.frameTaken);
  };
  return (
    <button
      type="button"
      className={styles.frame}
      aria-disabled={!isReady}
      onClick={() => {
        const film = player.current;
        if (!film || !isReady) return;
        const told = (error: unknown) =>
          notify(messages.studio.media.frameRefused({ reason: messageOf(error) }));
        bring(take(film).catch(told));
      }}
    >
      {messages.studio.media.takeFrame}
    </button>
  );
}

/** Whether it has been seen, because a browser has only some dozens of players, and projects may be folded up. */
function useSeen(player: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!player.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(player.current);
    return () => observer.disconnect();
  }, [player]);
  return isSeen;
}
