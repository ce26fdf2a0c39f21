import { useState } from 'react';
import { zipParts } from '../../../compose/files/zip/zip-parts.ts';
import { language, messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { fileSize } from '../../../words/file-size.ts';
import {
  pickedFolder,
  type Question,
  questionNotice,
  saveFolder,
  type Way,
} from '../../folder/save-folder.ts';
import { folderOf } from '../../folder/site-folder.ts';
import { withNamesOfProjects } from '../../media/media-name.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { messageOf } from '../../model/issue-store.ts';
import { useOfSite } from '../../model/use-of-site.ts';
import type { PageUse } from '../open/other-pages.tsx';
import type { FilesOnTheWay } from './files-on-the-way.ts';
import { makeFiles, type Saving, SiteLeft } from './make-files.ts';
import { packMedia } from './pack-media.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type SavingOptions = Saving & {
  isSaved: boolean;
  files: FilesOnTheWay;
  /** Called if the site has errors, because then there is no zip. */
  refuse: () => void;
  /** `size` is that of the zip, or of all files in the folder, in bytes. */
  onSaved: (size: number, site: EditedSite, isInFolder: boolean) => void;
  /** Changes the site, which is no step of undo. */
  amend: (change: (site: EditedSite) => EditedSite) => void;
  openPage: (page: string, use: PageUse, zip: Blob) => Promise<void>;
};

/** `openOther` uses another page of the zip as it would be saved now, so nothing of it is lost. */
export function useSaving(options: SavingOptions) {
  const { isSaved, files, refuse, onSaved, amend, openPage, ...saving } = options;
  const { notify, site } = saving;
  const attempt = (act: () => Promise<void>) =>
    act().catch((error) => {
      if (!(error instanceof SiteLeft))
        notify(messages.studio.saveFailed({ reason: messageOf(error) }));
    });
  /** The titles of projects are written by now, and what is given is waited for. */
  const nameFiles = async (): Promise<Saving> => {
    await files.areThere();
    const named = withNamesOfProjects(site);
    amend((now) => (now === site ? named : withNamesOfProjects(now)));
    return { ...saving, site: named };
  };
  const [asked, ask] = useOfSite<Question>(site.beside);
  const saveInto = (folder: Exclude<Way, 'pick'> = folderOf(site) ?? 'zip') => {
    ask(undefined);
    return attempt(async () => {
      const named = await nameFiles();
      const made = folder === 'zip' ? await saveZip(named) : await saveFolder(named, folder);
      if (!made) return refuse();
      if ('size' in made) onSaved(made.size, made.site, folder !== 'zip');
      else ask(made);
    });
  };
  const [begin, isSaving] = useOneAtATime(
    site.beside,
    saveInto,
    (way) => way !== undefined || !isSaved,
  );
  const save = (way?: Way) => {
    if (way !== 'pick') return begin(way);
    // The browser opens its dialog only soon after a press, so that waits for nothing.
    void attempt(async () => {
      const folder = await pickedFolder();
      if (folder) begin(folder);
    });
  };
  const openOther = (page: string, use: PageUse) =>
    attempt(async () => {
      const made = await packZip(await nameFiles());
      if (made) return openPage(page, use, made.zip);
      notify(messages.studio.notOpened({ page }), 'mended');
      refuse();
    });
  return { save, isSaving, openOther, question: questionNotice(asked, save, () => ask(undefined)) };
}

/** Downloads the zip. Returns nothing if there is none, because a site with errors is not saved. */
async function saveZip(saving: Saving) {
  const { notify } = saving;
  notify(messages.studio.saving);
  const made = await packZip(saving);
  if (!made) {
    notify(messages.studio.notSaved, 'mended');
    return undefined;
  }
  const { name, page, site, zip, missing } = made;
  download(zip, name);
  const saved = made.lacksLinkImage
    ? messages.studio.savedWithoutPicture({ name })
    : messages.studio.saved({ name });
  notify(
    sentences(saved, missing.length > 0 && messages.studio.layMedia({ files: missing, page })),
  );
  return { size: zip.size, site };
}

/** Makes the zip: the files of the page, its films, and all that lies beside it. Returns nothing if the site has errors. */
async function packZip(saving: Saving) {
  const made = await makeFiles(saving);
  if (!made) return undefined;
  const { own, names, large, ...rest } = made;
  const { packed, missing } = await packMedia(names, large, progressTo(saving.notify));
  // Only the browser joins the parts, when it writes the zip, so no film is in memory.
  const zip = new Blob(zipParts<BlobPart>([...own, ...packed]), { type: 'application/zip' });
  return { ...rest, zip, missing };
}

/** In milliseconds: how often it is told how much is saved. */
const PAUSE = 1000;

/** Tells how many bytes are read. Then the browser itself shows how it writes the zip. */
function progressTo(notify: Saving['notify']) {
  let last = performance.now();
  return (read: number, whole: number) => {
    const now = performance.now();
    if (now - last < PAUSE) return;
    last = now;
    const [done, all] = [read, whole].map((bytes) => fileSize(bytes, language)) as [string, string];
    notify(messages.studio.saving, 'changed', messages.studio.savedSoFar({ done, all }));
  };
}

type Copying = Omit<Saving, 'compiled'> & {
  /** In bytes: the zip that was saved. */
  size: number;
};

/** Copies the letter, or shows it if the browser refuses to copy. It is shown until the site changes, because the letter may change too. */
export function useLetter({ composer, flush, notify, site, size }: Copying) {
  const [shown, show] = useState<{ letter: string; of: EditedSite }>();
  const copy = async () => {
    await flush();
    const text = await composer.letter(size);
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    show(isCopied ? undefined : { letter: text, of: site });
    notify(isCopied ? messages.studio.letterCopied : '');
  };
  const copyLetter = () =>
    copy().catch((error) => notify(messages.studio.letterFailed({ reason: messageOf(error) })));
  return { letter: shown?.of === site ? shown.letter : undefined, copyLetter };
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
