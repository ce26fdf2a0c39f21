/**
 * The folders that the commands write into, and how they know what they wrote there before. That alone is replaced and
 * removed: whatever else lies there, such as notes, photos, a CNAME or a .git folder, is somebody's and stays.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW } from '../../compose/page/preview.ts';
import { STATIC } from '../../site/take-over/marks.ts';

export type Output = {
  folder: string;
  /** Which of these files in it are of an earlier build. */
  earlier: (names: readonly string[]) => string[];
  /** What the owner can do where none is and other things are. */
  remedy: string;
};

const MOVE = 'Move that elsewhere, then try again.';
const CHOOSE = 'Choose a folder that is empty or not there yet.';

/** A site's, where nobody has to ask: dist/. */
export function siteIn(folder: string, isChosen = false): Output {
  const earlier = (names: readonly string[]) => {
    if (!names.includes('index.html')) return [];
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    // As every version writes it.
    if (!page.includes(`<div id="root" ${STATIC}=""`)) return [];
    // The page names its CV and its picture, so that other CVs and pictures beside it are known to be somebody's.
    return names.filter(
      (name) =>
        name === 'index.html' ||
        name === 'README.md' ||
        page.includes(` download="${name.normalize()}"`) ||
        (name === PREVIEW.name && page.includes(`/${name}"`)),
    );
  };
  return { folder, earlier, remedy: isChosen ? CHOOSE : MOVE };
}

export function kitIn(folder: string): Output {
  const earlier = (names: readonly string[]) => {
    // Whosever name they begin with. The letter alone may be anybody's.
    const packed = names.filter((name) => /^(?:.+-)?portfolio\.(?:zip|eml)$/.test(name));
    const letter = names.filter((name) => name === 'letter.txt');
    return packed.length > 0 ? [...packed, ...letter] : [];
  };
  return { folder, earlier, remedy: MOVE };
}
