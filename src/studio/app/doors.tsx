import { words } from '../words.ts';
import styles from './doors.module.css';
import { OpenSite } from './open-site.tsx';

type DoorsProps = { begin: () => void; open: (files: readonly File[]) => void };

/** What an owner meets first. */
export function Doors({ begin, open }: DoorsProps) {
  return (
    <div className={styles.doors}>
      <p>{words.doors.what}</p>
      <div>
        <button type="button" className={styles.begin} onClick={begin}>
          {words.doors.begin}
        </button>
        <p>{words.doors.beginHelp}</p>
      </div>
      <div>
        <OpenSite open={open} />
        <p>{words.openHelp}</p>
      </div>
      <p>{words.draft.privacy}</p>
    </div>
  );
}
