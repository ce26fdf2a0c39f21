/**
 * The folders that the commands write into, and how they recognise the files of an earlier run. They replace and remove only
 * these. All other files, such as notes, photos, a CNAME or a .git folder, stay, because they are somebody's.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesBeside } from '../../compose/files/file-names.ts';
import { MADE_WITH } from '../../compose/page/assemble.ts';
import { STATIC } from '../../site/hydration/marks.ts';

export type Output = {
  folder: string;
  /** Which of these files are of an earlier build that made one of the pages in `made`, or, without `made`, of any earlier build. */
  earlier: (names: readonly string[], made?: readonly string[]) => string[];
  /** What the owner can do if the folder holds only other things. */
  remedy: string;
};

const MOVE = 'Move that elsewhere, then try again.';
const CHOOSE = 'Choose a folder that is empty or not there yet.';

/** The folder of a site: dist/, or one that the owner has chosen. */
export function siteIn(folder: string, isChosen = false): Output {
  const earlier = (names: readonly string[], made = names) => {
    const pages = new Map(names.filter(isPage).flatMap((name) => pageOfOurs(folder, name)));
    const again = [...pages].filter(([name]) => made.includes(name));
    // The page of a language that the owner has removed is old as well, because it was made with the others.
    const old = new Set(again.flatMap(([name, html]) => [name, ...madeWith(html)]));
    const belongsToOne = (file: string, isOld: boolean) =>
      [...pages].some(([name, html]) => old.has(name) === isOld && belongsTo(name, html, file));
    return names.filter((file) =>
      pages.has(file) ? old.has(file) : belongsToOne(file, true) && !belongsToOne(file, false),
    );
  };
  return { folder, earlier, remedy: isChosen ? CHOOSE : MOVE };
}

const isPage = (name: string) => name.endsWith('.html');

function pageOfOurs(folder: string, name: string): [name: string, html: string][] {
  const file = join(folder, name);
  // Another build may have moved it meanwhile.
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // Every version writes the root like this.
  return html.includes(`<div id="root" ${STATIC}=""`) ? [[name, html]] : [];
}

function madeWith(html: string): string[] {
  const [, names = ''] = new RegExp(`^<html[^>]* ${MADE_WITH}="([^"]*)"`, 'm').exec(html) ?? [];
  return names.split(' ');
}

/** Whether a file is of the same build as a page. The page names its CV, its film and its link image. */
function belongsTo(page: string, html: string, file: string): boolean {
  const { readme, linkImage } = namesBeside(page);
  if (file === readme) return true;
  return (file === linkImage && html.includes(`/${file}"`)) || isBeside(html, file);
}

/** Whether a page has a link to a file beside it that a build writes. Links to pages in other languages have other attributes. */
function isBeside(page: string, name: string): boolean {
  const links = page.match(/<a [^>]*href="[^"#:]*"[^>]*(?:download|data-printed)=[^>]*>/g) ?? [];
  return links.some((link) => link.includes(` href="${encodeURIComponent(name.normalize())}"`));
}

/** The file that the studio is built into. */
export const STUDIO = 'studio.html';

export function studioIn(folder: string): Output {
  return { folder, earlier: (names) => names.filter((name) => name === STUDIO), remedy: MOVE };
}

export function kitIn(folder: string): Output {
  const earlier = (names: readonly string[]) => {
    // Their names begin with the owner's. A letter.txt without them may be somebody's own file.
    const packed = names.filter((name) => /^(?:.+-)?portfolio\.(?:zip|eml)$/.test(name));
    const letter = names.filter((name) => name === 'letter.txt');
    return packed.length > 0 ? [...packed, ...letter] : [];
  };
  return { folder, earlier, remedy: MOVE };
}
