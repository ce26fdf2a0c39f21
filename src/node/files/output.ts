/**
 * The folders that the commands write into, and how they recognise what they wrote there before. They replace and remove
 * only that; all else, such as notes, photos, a CNAME or a .git folder, belongs to somebody and stays.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW } from '../../compose/page/preview.ts';
import { STATIC } from '../../site/take-over/marks.ts';

export type Output = {
  folder: string;
  /** Which of the files with these names an earlier build has written. */
  earlier: (names: readonly string[]) => string[];
  /** What the owner can do if the folder holds only other things. */
  remedy: string;
};

const MOVE = 'Move that elsewhere, then try again.';
const CHOOSE = 'Choose a folder that is empty or not there yet.';

/** The folder of a site: dist/, or one that the owner has chosen. */
export function siteIn(folder: string, isChosen = false): Output {
  const earlier = (names: readonly string[]) => {
    if (!names.includes('index.html')) return [];
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    // Every version writes the root like this.
    if (!page.includes(`<div id="root" ${STATIC}=""`)) return [];
    // The page names its CV, its film and its picture, so any other beside it belongs to somebody.
    return names.filter(
      (name) =>
        name === 'index.html' ||
        name === 'README.md' ||
        isBeside(page, name) ||
        (name === PREVIEW.name && page.includes(`/${name}"`)),
    );
  };
  return { folder, earlier, remedy: isChosen ? CHOOSE : MOVE };
}

/** Whether a page has a link to a file beside it that a build has put there. It links to pages in other languages in another way. */
function isBeside(page: string, name: string): boolean {
  const links = page.match(/<a [^>]*href="[^"#:]*"[^>]*(?:download|data-printed)=[^>]*>/g) ?? [];
  return links.some((link) => link.includes(` href="${encodeURIComponent(name.normalize())}"`));
}

/** What the studio is built into. */
export const STUDIO = 'studio.html';

export function studioIn(folder: string): Output {
  return { folder, earlier: (names) => names.filter((name) => name === STUDIO), remedy: MOVE };
}

export function kitIn(folder: string): Output {
  const earlier = (names: readonly string[]) => {
    // They may begin with any name. A letter.txt without them may be somebody's own.
    const packed = names.filter((name) => /^(?:.+-)?portfolio\.(?:zip|eml)$/.test(name));
    const letter = names.filter((name) => name === 'letter.txt');
    return packed.length > 0 ? [...packed, ...letter] : [];
  };
  return { folder, earlier, remedy: MOVE };
}
