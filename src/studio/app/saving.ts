/** What leaves the studio: the zip, and the letter for the mail that it is sent with. */
import { proxy, type Remote } from 'comlink';
import { useState } from 'react';
import type { Compiled } from '../../compose/compiled.ts';
import type { Composer } from '../composer/worker.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { messageOf } from '../model/issues.ts';
import type { StudioActions } from '../model/studio-actions.ts';
import { drawLinkImage, type LinkImageContent } from '../pictures/link-image.ts';
import { words } from '../words.ts';

type Leaving = {
  composer: Remote<Composer>;
  compiled: Compiled;
  /** Resolves when the composer has all that was typed. */
  flush: () => Promise<void>;
  say: StudioActions['notify'];
};

/** Downloads the zip. Says whether there is one, because nothing broken is saved. */
export async function saveZip({ composer, compiled, flush, say }: Leaving): Promise<boolean> {
  say(words.saving);
  await flush();
  const draw = proxy((shown: LinkImageContent) => drawLinkImage(shown, compiled));
  const made = await composer.save(draw);
  if (made) download(new Blob([made.zip], { type: 'application/zip' }), made.name);
  if (!made) say(words.notSaved, 'mended');
  else {
    const saved = made.lacksLinkImage
      ? words.savedWithoutPicture(made.name)
      : words.saved(made.name);
    say(made.film ? `${saved} ${words.layFilm(made.film)}` : saved);
  }
  return made !== undefined;
}

type Copying = Omit<Leaving, 'compiled'> & { site: EditedSite };

/** To the clipboard, or onto the page where that is closed. There it goes when the site changes, because the letter may change too. */
export function useLetter({ composer, flush, say, site }: Copying) {
  const [shown, show] = useState<{ letter: string; of: EditedSite }>();
  const copy = async () => {
    await flush();
    const text = await composer.letter();
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    show(isCopied ? undefined : { letter: text, of: site });
    say(isCopied ? words.letterCopied : '');
  };
  const copyLetter = () => copy().catch((error) => say(words.letterFailed(messageOf(error))));
  return { letter: shown?.of === site ? shown.letter : undefined, copyLetter };
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has long begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
