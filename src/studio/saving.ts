/** What leaves the studio: the zip, and the letter for the mail that it is sent with. */
import { proxy, type Remote } from 'comlink';
import { useState } from 'react';
import type { Compiled } from '../compose/compiled.ts';
import type { Composer } from './composer/worker.ts';
import { drawLinkPicture, type ShownInLinks } from './link-picture.ts';
import { words } from './words.ts';

type Leaving = {
  composer: Remote<Composer>;
  compiled: Compiled;
  /** Resolves when the composer has all that was typed. */
  settle: () => Promise<void>;
  say: (sentence: string) => void;
};

/** Downloads the zip. Says whether there is one, because nothing broken is saved. */
export async function saveZip({ composer, compiled, settle, say }: Leaving): Promise<boolean> {
  say(words.saving);
  await settle();
  const draw = proxy((shown: ShownInLinks) => drawLinkPicture(shown, compiled));
  const made = await composer.save(draw);
  if (made) download(new Blob([made.zip], { type: 'application/zip' }), made.name);
  if (!made) say(words.notSaved);
  else {
    const saved = made.lacksPicture ? words.savedWithoutPicture(made.name) : words.saved(made.name);
    say(made.film ? `${saved} ${words.layFilm(made.film)}` : saved);
  }
  return made !== undefined;
}

/** To the clipboard, or onto the page where that is closed. */
export function useLetter({ composer, settle, say }: Omit<Leaving, 'compiled'>) {
  const [letter, setLetter] = useState<string>();
  const copy = async () => {
    await settle();
    const text = await composer.letter();
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setLetter(isCopied ? undefined : text);
    if (isCopied) say(words.letterCopied);
  };
  return { letter, copyLetter: () => copy().catch(reportError) };
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has long begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
