import { messages } from '../../messages/messages.ts';
import { canPick } from './pick-folder.ts';
import type { Way } from './save-folder.ts';
import type { SiteFolder } from './site-folder.ts';

type SaveElsewhereProps = { folder: SiteFolder | undefined; save: (way: Way) => void };

/** Beside Save: the other of the two places that a site can be saved to. */
export function SaveElsewhere({ folder, save }: SaveElsewhereProps) {
  const { folder: says } = messages.studio;
  if (!folder && !canPick()) return null;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const menu = currentTarget.closest('details');
        if (menu) menu.open = false;
        save(folder ? 'zip' : 'pick');
      }}
    >
      {folder ? says.zip : says.save}
    </button>
  );
}

/** Where Save goes, and which folders the browser refuses. */
export function FolderHelp({ folder }: Pick<SaveElsewhereProps, 'folder'>) {
  const { folder: says } = messages.studio;
  if (folder) return <p>{says.goes({ folder: folder.handle.name })}</p>;
  return canPick() ? <p>{says.help}</p> : null;
}

export function OpenFolder({ open }: { open: () => void }) {
  if (!canPick()) return null;
  return (
    <button type="button" title={messages.studio.folder.openHelp} onClick={open}>
      {messages.studio.folder.open}
    </button>
  );
}
