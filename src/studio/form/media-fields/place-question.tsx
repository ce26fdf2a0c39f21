import type { MediaHead } from '../../../compose/media/media.ts';
import { messages } from '../../../messages/messages.ts';
import { withOtherFilm, withoutPlace } from '../../media/without-place.ts';
import { type FieldPath, nameOf } from '../../model/form-values.ts';
import { idOf, useStudioActions } from '../../model/studio-actions.ts';
import styles from '../field.module.css';

type PlaceQuestionProps = { name: string; file: Blob; media: MediaHead; path: FieldPath };

/** Says that a film tells where it was taken, and takes that out of it. */
export function PlaceQuestion({ name, file, media, path }: PlaceQuestionProps) {
  const { change, notify } = useStudioActions();
  const remove = async () => {
    // The button is gone then.
    document.getElementById(idOf(nameOf(path)))?.focus();
    const without = await withoutPlace(file);
    change((site) => withOtherFilm(site, name, file, without));
    notify(messages.studio.media.placeRemoved({ name }));
  };
  return (
    <>
      {media.saysPlace && (
        <>
          <p className={styles.asked}>{messages.studio.media.saysPlace({ name })}</p>
          <button
            type="button"
            className={styles.dismiss}
            onClick={() => {
              remove().catch(() => notify(messages.studio.media.changed({ name })));
            }}
          >
            {messages.studio.media.removePlace({ name })}
          </button>
        </>
      )}
      {media.tracksPlaces && (
        <p className={styles.asked}>{messages.studio.media.tracksPlaces({ name })}</p>
      )}
    </>
  );
}
