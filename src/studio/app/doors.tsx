import { messages } from '../../messages/messages.ts';
import styles from './doors.module.css';
import { OpenSite } from './open-site.tsx';

type DoorsProps = { begin: () => void; open: (files: readonly File[]) => void };

/** What an owner meets first. */
export function Doors({ begin, open }: DoorsProps) {
  return (
    <div className={styles.doors}>
      <p>{messages.studio.doors.what}</p>
      <div>
        <button type="button" className={styles.begin} onClick={begin}>
          {messages.studio.doors.begin}
        </button>
        <p>{messages.studio.doors.beginHelp}</p>
      </div>
      <div>
        <OpenSite open={open} />
        <p>{messages.studio.openHelp}</p>
      </div>
      <p>{messages.studio.draft.privacy}</p>
    </div>
  );
}
