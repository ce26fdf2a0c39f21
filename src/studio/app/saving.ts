/** Saves the zip, and copies the letter for the mail that the zip is sent with. */
import { proxy, type Remote } from 'comlink';
import { useState } from 'react';
import type { Compiled } from '../../compose/compiled.ts';
import type { Composer } from '../composer/worker.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { messageOf } from '../model/issues.ts';
import type { StudioActions } from '../model/studio-actions.ts';
import { drawLinkImage, type LinkImageContent } from '../pictures/link-image.ts';
import { words } from '../words.ts';

type Saving = {
  composer: Remote<Composer>;
  compiled: Compiled;
  /** Resolves when the composer has everything that was typed. */
  flush: () => Promise<void>;
  notify: StudioActions['notify'];
};

/** Downloads the zip. Returns false if there is none, because a site with errors is not saved. */
export async function saveZip({ composer, compiled, flush, notify }: Saving): Promise<boolean> {
  notify(words.saving);
  await flush();
  const draw = proxy((shown: LinkImageContent) => drawLinkImage(shown, compiled));
  const made = await composer.save(draw);
  if (made) download(new Blob([made.zip], { type: 'application/zip' }), made.name);
  if (!made) notify(words.notSaved, 'mended');
  else {
    const saved = made.lacksLinkImage
      ? words.savedWithoutPicture(made.name)
      : words.saved(made.name);
    notify(made.film ? `${saved} ${words.layFilm(made.film)}` : saved);
  }
  return made !== undefined;
}

type Copying = Omit<Saving, 'compiled'> & { site: EditedSite };

/** Copies the letter, or shows it if the browser refuses to copy. It is shown until the site changes, because the letter may change too. */
export function useLetter({ composer, flush, notify, site }: Copying) {
  const [shown, show] = useState<{ letter: string; of: EditedSite }>();
  const copy = async () => {
    await flush();
    const text = await composer.letter();
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    show(isCopied ? undefined : { letter: text, of: site });
    notify(isCopied ? words.letterCopied : '');
  };
  const copyLetter = () => copy().catch((error) => notify(words.letterFailed(messageOf(error))));
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
