/** Saves the zip, opens another page of it, and copies the letter for the mail that the zip is sent with. */
import { proxy, type Remote } from 'comlink';
import { useState } from 'react';
import type { Compiled } from '../../../compose/compiled.ts';
import { zipParts } from '../../../compose/files/zip/zip-parts.ts';
import { language, messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { fileSize } from '../../../words/file-size.ts';
import type { Composer } from '../../composer/worker.ts';
import { withNamesOfProjects } from '../../media/media-name.ts';
import { type EditedSite, fileNamed, sameName } from '../../model/edited-site.ts';
import { messageOf } from '../../model/issue-store.ts';
import type { StudioActions } from '../../model/studio-actions.ts';
import { drawLinkImage, type LinkImageContent } from '../../pictures/link-image.ts';
import type { PageUse } from '../open/other-pages.tsx';
import { packMedia } from './pack-media.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type Saving = {
  site: EditedSite;
  composer: Remote<Composer>;
  compiled: Compiled;
  /** Resolves when the composer has everything that was typed. */
  flush: () => Promise<void>;
  notify: StudioActions['notify'];
};

type SavingOptions = Saving & {
  /** Called if the site has errors, because then there is no zip. */
  refuse: () => void;
  /** `size` is that of the zip, in bytes. */
  onSaved: (size: number, site: EditedSite) => void;
  /** Changes the site, which is no step of undo. */
  amend: (change: (site: EditedSite) => EditedSite) => void;
  openPage: (page: string, use: PageUse, zip: Blob) => Promise<void>;
};

/** `openOther` uses another page of the zip as it would be saved now, so nothing of it is lost. */
export function useSaving({ refuse, onSaved, amend, openPage, ...saving }: SavingOptions) {
  const { notify } = saving;
  const attempt = (act: () => Promise<void>) =>
    act().catch((error) => notify(messages.studio.saveFailed({ reason: messageOf(error) })));
  /** The titles of projects are written by now. */
  const nameFiles = (): Saving => {
    const site = withNamesOfProjects(saving.site);
    amend((now) => (now === saving.site ? site : withNamesOfProjects(now)));
    return { ...saving, site };
  };
  const [save, isSaving] = useOneAtATime(() =>
    attempt(async () => {
      const named = nameFiles();
      const zip = await saveZip(named);
      if (zip) onSaved(zip.size, named.site);
      else refuse();
    }),
  );
  const openOther = (page: string, use: PageUse) =>
    attempt(async () => {
      const made = await packZip(nameFiles());
      if (made) return openPage(page, use, made.zip);
      notify(messages.studio.notOpened({ page }), 'mended');
      refuse();
    });
  return { save, isSaving, openOther };
}

/** Downloads the zip. Returns nothing if there is none, because a site with errors is not saved. */
async function saveZip(saving: Saving): Promise<Blob | undefined> {
  const { notify } = saving;
  notify(messages.studio.saving);
  const made = await packZip(saving);
  if (!made) {
    notify(messages.studio.notSaved, 'mended');
    return undefined;
  }
  const { name, page, zip, missing } = made;
  download(zip, name);
  const saved = made.lacksLinkImage
    ? messages.studio.savedWithoutPicture({ name })
    : messages.studio.saved({ name });
  notify(
    sentences(saved, missing.length > 0 && messages.studio.layMedia({ files: missing, page })),
  );
  return zip;
}

/** Makes the zip: the files of the page, its films, and all that lies beside it. Returns nothing if the site has errors. */
async function packZip({ composer, compiled, flush, notify, site }: Saving) {
  await flush();
  const draw = proxy((shown: LinkImageContent) => drawLinkImage(shown, compiled));
  const made = await composer.save(draw);
  if (!made) return undefined;
  const { entries, media, ...rest } = made;
  const { folder, files } = site.beside;
  const own = entries.map((entry) => ({ ...entry, name: folder + entry.name }));
  const large = { ...files };
  for (const name of media) {
    const file = fileNamed(site.mediaFiles, name);
    // A film that is missing here may still lie there, because another page shows it.
    if (file) large[folder + name] = file;
  }
  // What the page writes anew is newer than what lay there.
  const written = new Set(own.map(({ name }) => sameName(name)));
  const names = [...media.map((name) => folder + name), ...Object.keys(large)].filter(
    (name) => !written.has(sameName(name)),
  );
  const { packed, missing } = await packMedia([...new Set(names)], large, progressTo(notify));
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
