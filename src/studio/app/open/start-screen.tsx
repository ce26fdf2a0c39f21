import { messages } from '../../../messages/messages.ts';
import { OpenFolder } from '../../folder/folder-buttons.tsx';
import { canPick } from '../../folder/pick-folder.ts';
import { OpenSite } from './open-site.tsx';
import styles from './start-screen.module.css';

type DoorsProps = {
  begin: () => void;
  open: (files: readonly File[]) => void;
  openFolder: () => void;
};

/** What an owner meets first. */
export function StartScreen({ begin, open, openFolder }: DoorsProps) {
  return (
    <div className={styles.startScreen}>
      <p>{messages.studio.startScreen.what}</p>
      <div>
        <button type="button" className={styles.begin} onClick={begin}>
          {messages.studio.startScreen.begin}
        </button>
        <p>{messages.studio.startScreen.beginHelp}</p>
      </div>
      <div>
        <OpenSite open={open} />
        <p>{messages.studio.openHelp}</p>
      </div>
      {canPick() && (
        <div>
          <OpenFolder open={openFolder} />
          <p>{messages.studio.folder.openHelp}</p>
        </div>
      )}
      <p>{messages.studio.draft.privacy}</p>
    </div>
  );
}
