import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { isSound } from '../../../schema/media-names.ts';
import { fileNamed, playable } from '../../model/edited-site.ts';
import { nameOf } from '../../model/form-values.ts';
import { useFiles } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import type { CustomFieldProps } from '../field-frame.tsx';
import { FileInput, RemoveFile } from '../files/file-input.tsx';
import { FilmPlayer } from './film-player.tsx';
import { MediaSummary } from './media-summary.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { useTake, useTakeForReel } from './use-take.ts';

/** What the dialog of the browser offers. Windows knows some of these kinds only by their endings. */
const ACCEPTED = 'video/*,audio/*,.mp4,.m4v,.webm,.mov,.mp3,.m4a,.ogg,.opus,.wav,.flac';

/** The film or the sound of a project. */
export function FilmField({ field, path, text, beside }: CustomFieldProps) {
  const take = useTake(path.slice(0, -1), 'media', beside);
  return <MediaInput {...{ field, path, text, take }} help={messages.studio.media.filmHelp} />;
}

/** The film of the showreel. */
export function ReelField({ field, path, text, beside }: CustomFieldProps) {
  const take = useTakeForReel('media', beside);
  return <MediaInput {...{ field, path, text, take }} help={messages.studio.media.reelHelp} />;
}

type MediaInputProps = Omit<CustomFieldProps, 'beside'> & {
  help: string;
  take: ReturnType<typeof useTakeForReel>;
};

/** Takes a film or a sound, plays it, and says what visitors will get of it. The field's text is the name of the file. */
function MediaInput({ field, path, text: name, help, take }: MediaInputProps) {
  const file = fileNamed(useFiles().mediaFiles, name);
  const film = playable(file);
  const [refused, setRefused] = useState<Blob>();
  const isRefused = film !== undefined && refused === film;
  const Player = isSound(name) ? SoundPlayer : FilmPlayer;
  return (
    <FileInput
      name={nameOf(path)}
      label={field.label}
      help={help}
      accept={ACCEPTED}
      held={file}
      take={take}
    >
      {name && (
        <>
          {!file && <p className={styles.asked}>{messages.studio.media.gone({ name })}</p>}
          {file && !film && (
            <p className={styles.asked}>{messages.studio.media.packed({ name })}</p>
          )}
          {film && (
            <>
              <Player name={name} file={film} onRefuse={setRefused} project={path.slice(0, -1)} />
              {isRefused && <p>{messages.studio.media.notPlayed}</p>}
              <MediaSummary name={name} file={film} path={path} isRefused={isRefused} />
            </>
          )}
          <RemoveFile path={path} label={messages.studio.media.remove({ name })} what={name} />
        </>
      )}
    </FileInput>
  );
}
