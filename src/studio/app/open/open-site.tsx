import { messages } from '../../../messages/messages.ts';
import styles from './open-site.module.css';

/** The endings of films and sounds. */
const MEDIA = '.mp4,.m4v,.webm,.mov,.mp3,.m4a,.ogg,.opus,.wav,.flac';

/** Chooses files that are opened as a site. It looks like a button. */
export function OpenSite({ open }: { open: (files: readonly File[]) => void }) {
  return (
    <label className={styles.open} title={messages.studio.openHelp}>
      <span>{messages.studio.open}</span>
      <input
        type="file"
        multiple
        accept={`.zip,.html,.htm,.pdf,.png,${MEDIA}`}
        onChange={({ target }) => {
          open([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
